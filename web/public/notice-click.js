// Part of the service worker: whoever clicks a notice comes to where it is about, in a page that is open if there is one.
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data.path));
});

async function show(path) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find(({ url }) => new URL(url).pathname === path) ?? pages[0];
  if (!page) return self.clients.openWindow(path);
  page.postMessage({ open: path });
  return page.focus();
}

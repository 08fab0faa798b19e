// Part of the service worker: what the server tells while no page is open, and what becomes of the subscription to it.
self.addEventListener('push', (event) => {
  const { title, body, tag, path } = event.data.json();
  event.waitUntil(
    self.registration.showNotification(title, { body, tag, renotify: true, icon: '/icon-192.png', data: { path } }),
  );
});

self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(subscribeAgain()));

/** The browser has given its subscription another address, or has none any more: the server hears of the new one. */
async function subscribeAgain() {
  const { pushKey, browsers } = await post({});
  if (pushKey === '') return;
  const language = (browsers.find(({ isThis }) => isThis) ?? { language: 'en' }).language;
  const subscription = await self.registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: pushKey,
  });
  const { endpoint, keys } = subscription.toJSON();
  await post({ subscribe: { endpoint, ...keys, language } });
}

async function post(wish) {
  const answer = await fetch('/api/notices', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(wish),
  });
  if (!answer.ok) throw new Error(`the server answered ${answer.status}`);
  return answer.json();
}

/** How long a heading that comes late is waited for, in milliseconds. */
const headingTimeout = 5000;

function focusHeading(main: HTMLElement): boolean {
  const heading = main.querySelector('h1');
  if (!heading) return false;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}

/**
 * On a new page the heading takes the focus, so that keyboard and screen reader begin there; not on the first page.
 * Where it comes later than the page, it is waited for, unless the focus has gone elsewhere.
 */
export function arrive(main: HTMLElement, isFirst: boolean): void {
  if (isFirst) return;
  globalThis.scrollTo?.({ top: 0 });
  if (focusHeading(main)) return;
  main.focus({ preventScroll: true });
  const observer = new MutationObserver(() => {
    const isElsewhere = document.activeElement !== main && document.activeElement !== document.body;
    if (isElsewhere || focusHeading(main)) observer.disconnect();
  });
  observer.observe(main, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), headingTimeout);
}

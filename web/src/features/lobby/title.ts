const prefix = /^\(\d+\) /;

/** A page's title, with how often it is one's turn before it. */
export function titled(title: string, count: number): string {
  const bare = title.replace(prefix, '');
  return count > 0 ? `(${count}) ${bare}` : bare;
}

/** Keeps the count before the title, whatever page sets it. Answers how to stop. */
export function keepTitle(count: () => number, page: Document = document): { renew(): void; stop(): void } {
  const renew = (): void => {
    const wanted = titled(page.title, count());
    if (page.title !== wanted) page.title = wanted;
  };
  const observer = new MutationObserver(renew);
  observer.observe(page.head, { childList: true, characterData: true, subtree: true });
  renew();
  return {
    renew,
    stop: () => {
      observer.disconnect();
      page.title = titled(page.title, 0);
    },
  };
}

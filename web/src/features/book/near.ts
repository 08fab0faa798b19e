import type { Attachment } from 'svelte/attachments';

/** Calls once the element is nearly seen: a page with many boards stays light. */
export function whenNear(call: () => void): Attachment<HTMLElement> {
  return (element) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        call();
      },
      { rootMargin: '60% 0px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  };
}

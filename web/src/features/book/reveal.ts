/** Goes to a paragraph of the page, with the focus, so that keyboard and screen reader go on from there. */
export function reveal(id: string): boolean {
  const place = id === '' ? null : document.getElementById(id);
  if (!place) return false;
  place.focus({ preventScroll: true });
  place.scrollIntoView({ block: 'start' });
  return true;
}

/** The paragraph that an address names: `#M11` is M11. */
export function paragraphOf(hash: string): string {
  return /^#([\w-]+)$/.exec(hash)?.[1] ?? '';
}

let shown = $state.raw<string | null>(null);

/** A link that is to be copied by hand, because the browser refuses to; null where there is none. */
export function shownLink(): string | null {
  return shown;
}

export function showLink(address: string): void {
  shown = address;
}

export function closeLink(): void {
  shown = null;
}

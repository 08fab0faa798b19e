import { sayParts, type Message } from '../i18n/words.svelte';

/** A word to the player that stays until the next action: why something was refused, or what can be done about it. */
export interface Toast {
  text: string;
  expected: string;
  rule: string;
  action: { label: string; run: () => void } | null;
}

type Shown =
  | { message: Message; seats: readonly string[] | undefined }
  | { text: () => string; action: (() => Toast['action']) | null };

let shown = $state.raw<Shown | null>(null);

/** In the language of now: it may change while the toast is there. */
export function currentToast(): Toast | null {
  if (!shown) return null;
  if ('message' in shown) return { ...sayParts(shown.message, shown.seats), action: null };
  return { text: shown.text(), expected: '', rule: '', action: shown.action?.() ?? null };
}

/** `seats` are the names of the seats at the table that it is about. */
export function showRefusal(message: Message, seats?: readonly string[]): void {
  shown = { message, seats };
}

export function showNotice(text: () => string, action: (() => Toast['action']) | null = null): void {
  shown = { text, action };
}

/** To be called with every action that goes well. */
export function clearToast(): void {
  shown = null;
}

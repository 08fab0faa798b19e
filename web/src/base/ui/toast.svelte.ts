import { sayParts, type Message } from '../i18n/words.svelte';

/** A word to the player that stays until the next action: why something was refused, or what can be done about it. */
export interface Toast {
  text: string;
  rule: string;
  action: { label: string; run: () => void } | null;
}

type Shown = { message: Message } | { text: () => string; action: (() => Toast['action']) | null };

let shown = $state.raw<Shown | null>(null);

/** In the language of now: it may change while the toast is there. */
export function currentToast(): Toast | null {
  if (!shown) return null;
  if ('message' in shown) return { ...sayParts(shown.message), action: null };
  return { text: shown.text(), rule: '', action: shown.action?.() ?? null };
}

export function showRefusal(message: Message): void {
  shown = { message };
}

export function showNotice(text: () => string, action: (() => Toast['action']) | null = null): void {
  shown = { text, action };
}

/** To be called with every action that goes well. */
export function clearToast(): void {
  shown = null;
}

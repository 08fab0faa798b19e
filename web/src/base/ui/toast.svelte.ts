import { sayParts, type TranslatableMessage } from '../i18n/words.svelte';

/** A word to the player that stays until it is read, or until the next choice: why something was refused, or a hint. */
export interface Toast {
  text: string;
  rule: string;
  action: { label: string; run: () => void } | null;
}

type ToastContent = { message: TranslatableMessage } | { text: () => string; action: (() => Toast['action']) | null };

let shown = $state.raw<ToastContent | null>(null);

/** In the language of now: it may change while the toast is there. */
export function currentToast(): Toast | null {
  if (!shown) return null;
  if ('message' in shown) return { ...sayParts(shown.message), action: null };
  return { text: shown.text(), rule: '', action: shown.action?.() ?? null };
}

export function showRefusal(message: TranslatableMessage): void {
  shown = { message };
}

export function showNotice(text: () => string, action: (() => Toast['action']) | null = null): void {
  shown = { text, action };
}

/** Milliseconds: to notice it, and for each character. */
const noticing = 2500;
const reading = 65;

/** How long it takes to read without hurry; what asks for something waits for an answer. */
export function readingTime({ text, action }: Toast): number {
  return action ? Infinity : noticing + reading * text.length;
}

/** To be called with every choice that goes well. */
export function clearToast(): void {
  shown = null;
}

import type { Language } from '../storage/language';

/** A sentence with its arguments put in. */
export function fill(text: string, values: readonly string[]): string {
  return text.replace(/\{(\d)\}/g, (_, index: string) => values[Number(index)] ?? '');
}

/** What is a sentence of its own begins with a capital; the name of a cell stays as it is. */
export function capitalised(text: string): string {
  return /^\p{Ll}(?!\d)/u.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}

/** The spaces that French keeps together with the signs around them. */
export function tidied(language: Language, text: string): string {
  if (language !== 'fr') return text;
  return text.replace(/ (?=[:;!?»%])/g, '\u00a0').replace(/(?<=«) /g, '\u00a0');
}

import { createContext } from 'svelte';

/** How a text leads to the paragraph that tells a rule; the page and the sheet have a way each. */
export interface Reading {
  readonly game: string;
  heading(rule: string): string;
  href(rule: string): string;
  follow(event: MouseEvent, rule: string): void;
}

export const [reading, setReading] = createContext<Reading>();

import type { Language } from '../../base/storage/language';
import { failureOf } from '../../door/server/transport';

export const papers = ['a4', 'letter'] as const;
export type Paper = (typeof papers)[number];

/** What a booklet is made from. */
export interface PrintOrder {
  game: string;
  language: Language;
  paper: Paper;
  colour: 'on' | 'off';
  /** Of the game. */
  options: Readonly<Record<string, string>>;
}

/** How a booklet is called when it is saved. */
export function bookletName({ game, paper, language }: Pick<PrintOrder, 'game' | 'paper' | 'language'>): string {
  return `${game}-${paper}-${language}.pdf`;
}

/** Where the server keeps a game to print, made by `broceliande print` when the client was built. */
export function printPath(game: string, paper: Paper, language: Language): string {
  return `/print/${bookletName({ game, paper, language })}`;
}

/** Where the server makes a game to print. */
export function orderPath({ game, language, paper, colour, options }: PrintOrder): string {
  return `/print/${game}.pdf?${new URLSearchParams({ ...options, language, paper, colour }).toString()}`;
}

/** Rejected with a RefusedError where the server says why not, with another error where there is no server. */
export async function makeBooklet(order: PrintOrder): Promise<Blob> {
  const response = await fetch(orderPath(order));
  const isBooklet = response.ok && response.headers.get('content-type') === 'application/pdf';
  if (isBooklet) return response.blob();
  throw failureOf(response, await response.json().catch(() => null));
}

/** North America prints on letter, the rest of the world on A4. */
export function usualPaper(locale: string): Paper {
  return /-(US|CA|MX)$/i.test(locale) ? 'letter' : 'a4';
}

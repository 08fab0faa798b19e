export const papers = ['a4', 'letter'] as const;
export type Paper = (typeof papers)[number];

/** Where the server keeps a game to print, made by `broceliande print` when the client was built. */
export function printPath(game: string, paper: Paper, language: string): string {
  return `/print/${game}-${paper}-${language}.pdf`;
}

/** North America prints on letter, the rest of the world on A4. */
export function usualPaper(locale: string): Paper {
  return /-(US|CA|MX)$/i.test(locale) ? 'letter' : 'a4';
}

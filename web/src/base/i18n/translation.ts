import type { phrases } from './phrases';

/** Phrases of the rules as they are generated: by their key. */
type Phrases = Readonly<Record<string, { readonly expected: string }>>;

/** All phrases of a generated file in another language: none may be missing, none may be too many. */
export type TranslationsOf<P extends Phrases> = {
  readonly [K in keyof P]: P[K]['expected'] extends '' ? string : { text: string; expected: string };
};

/** The same of the phrases that belong to no game, or of those whose key starts so. */
export type Translations<Prefix extends string = ''> = TranslationsOf<
  Pick<typeof phrases, Extract<keyof typeof phrases, `${Prefix}${string}`>>
>;

/** All phrases that somebody translated, by their key. */
export type AllTranslations = Readonly<Record<string, string | { text: string; expected: string }>>;

import type { phrases } from './phrases';

/** Phrases of the rules as they are generated: by their key. */
type Phrases = Readonly<Record<string, unknown>>;

/** All phrases of a generated file in one language: none may be missing, none may be too many. */
export type TranslationsOf<P extends Phrases> = { readonly [K in keyof P]: string };

/** The same of the phrases that belong to no game, or of those whose key starts so. */
export type Translations<Prefix extends string = ''> = TranslationsOf<
  Pick<typeof phrases, Extract<keyof typeof phrases, `${Prefix}${string}`>>
>;

/** All phrases in one language, by their key. */
export type AllTranslations = Readonly<Record<string, string>>;

import type { phrases, PhraseKey } from './phrases';

type Translated<K extends PhraseKey> = (typeof phrases)[K]['expected'] extends ''
  ? string
  : { text: string; expected: string };

/** All phrases of the rules whose key starts so, in another language: none may be missing, none may be too many. */
export type Translations<Prefix extends string = ''> = {
  readonly [K in Extract<PhraseKey, `${Prefix}${string}`>]: Translated<K>;
};

/** Phrases that belong to no game begin so; a game's begin with its name. */
export type SharedPrefix =
  'choice.' | 'door.' | 'hall.' | 'identity.' | 'match.' | 'option.' | 'record.' | 'search.' | 'table.';

import { english, word, type Dictionary } from '../../src/base/i18n/dictionary';
import { fr } from '../../src/base/i18n/fr';
import { nl } from '../../src/base/i18n/nl';
import type { WordKey } from '../../src/base/i18n/en';
import type { Values } from '../../src/base/i18n/fill';
import { phrasesFr } from '../../src/base/i18n/phrases.fr';
import { phrasesNl } from '../../src/base/i18n/phrases.nl';

export const dictionaries: readonly Dictionary[] = [
  english,
  { language: 'fr', words: fr, phrases: phrasesFr },
  { language: 'nl', words: nl, phrases: phrasesNl },
];

/** What the page says in English. */
export function t(key: WordKey, ...values: readonly (string | number)[]): string {
  return word(english, key, values);
}

/** The same, filled by name. */
export function filled(key: WordKey, values: Values): string {
  return word(english, key, values);
}

export const gameNames = ['menhirs', 'grailnah', 'graal'] as const;
export type GameName = (typeof gameNames)[number];

export const nameOf = (game: string): string => t(`game.${game}.name`);

/** A pattern that a text matches which says so, whatever its arguments are. */
export function like(key: WordKey): RegExp {
  const escaped = t(key, '\0', '\0', '\0').replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(escaped.replaceAll('\0', '.+'), 's');
}

/** How an end by resignation reads to who resigned, to who won and to others. */
export function resignedAs(loser: string, winner: string): RegExp {
  const left = [t('end.resigned.you'), t('end.resigned.other', loser)].join('|');
  const won = [t('end.won.you'), t('end.won.other', winner)].join('|');
  return new RegExp(`(${left}) (${won})`);
}

import type { WordKey } from '../../base/i18n/en';

/** What happens in a game: an event of this kind, or the learner is asked this by the rules. */
export type Occasion =
  | {
      event: string;
      /** The kind of the figure that acts, and of the one that it befalls. */
      figure?: string;
      other?: string;
      by?: 'you' | 'other';
    }
  | { asked: string };

/** Said the first time that one of these happens. */
export interface Note<Key = WordKey> {
  when: readonly Occasion[];
  say: Key;
}

/** A whole game against a gentle opponent, explained as it goes; it says these words. */
export interface CoachedGameIn<Key> {
  game: string;
  title: Key;
  /** What it teaches, in a line. */
  teaches: Key;
  minutes: number;
  options: Readonly<Record<string, string>>;
  /** Of the first time; whoever plays it again has another deal. */
  seed: string;
  level: number;
  /** The most telling first: of several that fit, one is said, and the others wait for their next occasion. */
  notes: readonly Note<Key>[];
}

export type CoachedGame = CoachedGameIn<WordKey>;

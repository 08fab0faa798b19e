import type { Step as Arrow } from '../../door/types';
import type { WordKey } from '../../base/i18n/en';
import type { GameName } from '../../match/setup';

export type { Arrow };

/** What the learner has to do: play one of these actions, have exactly these cells chosen, or meet a refusal. */
export type Goal =
  | { actions: readonly string[] | 'any' }
  | { chosen: readonly string[] }
  | { refusal: string; after: readonly string[] };

/**
 * What is said to a particular mistake: to legal actions, to all that begin so, or to a refusal that the last of these
 * picks brings about (in drawing up: what is moved, and where to).
 */
export type Wrong =
  | { actions: readonly string[]; say: WordKey }
  | { beginning: string; say: WordKey }
  | { refusal: string; after: readonly string[]; say: WordKey };

interface Shown {
  text: WordKey;
  /** Where nothing is given, the step goes on from where the one before ended. */
  position?: string;
  /** Circles and arrows that are there from the start. */
  marks?: readonly Arrow[];
  /** What is chosen already. */
  picks?: readonly string[];
}

export interface Tell extends Shown {
  kind: 'tell';
}

interface Tried {
  /** Said when it is done. */
  done: WordKey;
  /** Said to any other try that the rules allow. */
  otherwise: WordKey;
  wrong?: readonly Wrong[];
  /** Shown after two wrong tries. */
  hint: readonly Arrow[];
}

export interface Try extends Shown, Tried {
  kind: 'try';
  goal: Goal;
  /** What the other side then plays. */
  reply?: readonly string[];
}

/** Play on against the computer until the game is over. */
export interface Free extends Shown {
  kind: 'free';
  level: number;
  done: WordKey;
  /** Said when it was not won, and it begins again. */
  otherwise: WordKey;
}

/** Drawing up: this must stand there, a figure of this letter must stand, a warning must be gone, or all must stand. */
export type DrawGoal = { standing: string } | { figure: string } | { without: string } | { complete: true };

export interface Draw extends Tried {
  kind: 'draw';
  text: WordKey;
  marks?: readonly Arrow[];
  /** What stands already; where nothing is given, what the step before left. */
  drawing?: string;
  goal: DrawGoal;
  /** One way to get there: what goes where. */
  way: readonly (readonly [from: string, to: string])[];
}

export type LessonStep = Tell | Try | Free | Draw;

export interface Lesson {
  game: GameName;
  id: string;
  title: WordKey;
  /** What it teaches, in a line. */
  teaches: WordKey;
  minutes: number;
  /** How far the board is turned, in degrees. */
  turned: number;
  options: Readonly<Record<string, string>>;
  steps: readonly LessonStep[];
}

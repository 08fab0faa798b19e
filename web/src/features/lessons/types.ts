import type { Step as Arrow } from '../../board/types';
import type { WordKey } from '../../base/i18n/en';

export type { Arrow };

/** What the learner has to do: play one of these actions, have exactly these cells chosen, or meet a refusal. */
export type Goal =
  | { actions: readonly string[] | 'any' }
  | { chosen: readonly string[] }
  | { refusal: string; after: readonly string[] };

/** What an action may be known by: one of its events is of this kind, by this kind of figure, from these cells. */
export interface Deed {
  event?: string;
  figure?: string;
  from?: readonly string[];
}

/**
 * What is said to a particular mistake: to legal actions, to all that do this, or to a refusal that the last of these
 * picks brings about (in drawing up: what is moved, and where to).
 */
export type Wrong<Key = WordKey> = { say: Key; points?: Points } & (
  { actions: readonly string[] } | { does: Deed } | { refusal: string; after: readonly string[] }
);

/** Cells that a text speaks of. It never names them: the board marks them. */
export interface Points {
  /** What it asks to choose. */
  choose?: readonly string[];
  /** What it only shows. */
  see?: readonly string[];
}

interface StepOnBoard<Key> {
  text: Key;
  points?: Points;
  /** Where nothing is given, the step goes on from where the one before ended. */
  position?: string;
  /** Arrows that are there from the start. */
  marks?: readonly Arrow[];
  /** What is chosen already. */
  picks?: readonly string[];
}

export interface TellStep<Key = WordKey> extends StepOnBoard<Key> {
  kind: 'tell';
}

interface Tried<Key> {
  /** Said when it is done. */
  done: Key;
  donePoints?: Points;
  /** Said to any other try that the rules allow. */
  otherwise: Key;
  wrong?: readonly Wrong<Key>[];
  /** Shown after two wrong tries. */
  hint: readonly Arrow[];
}

export interface TryStep<Key = WordKey> extends StepOnBoard<Key>, Tried<Key> {
  kind: 'try';
  goal: Goal;
  /** What the other side then plays. */
  reply?: readonly string[];
}

/** Play on against the computer until the game is over. */
export interface FreeStep<Key = WordKey> extends StepOnBoard<Key> {
  kind: 'free';
  level: number;
  done: Key;
  /** Said when it was not won, and it begins again. */
  otherwise: Key;
}

/** Drawing up: a figure of this kind must stand, there or anywhere; a warning must be gone; or all must stand. */
export type DrawGoal = { figure: string; cell?: string } | { without: string } | { complete: true };

export interface DrawStep<Key = WordKey> extends Tried<Key> {
  kind: 'draw';
  text: Key;
  points?: Points;
  marks?: readonly Arrow[];
  /** What stands already; where nothing is given, what the step before left. */
  drawing?: string;
  goal: DrawGoal;
  /** One way to get there: the picks of each thing that is put down. */
  way: readonly (readonly string[])[];
}

export type LessonStep<Key = WordKey> = TellStep<Key> | TryStep<Key> | FreeStep<Key> | DrawStep<Key>;

/** A lesson that says these words. */
export interface LessonIn<Key> {
  game: string;
  id: string;
  title: Key;
  /** What it teaches, in a line. */
  teaches: Key;
  minutes: number;
  /** How far the board is turned, in degrees. */
  turned: number;
  options: Readonly<Record<string, string>>;
  steps: readonly LessonStep<Key>[];
}

export type Lesson = LessonIn<WordKey>;

import type { Choice, Draft, Event, Message, Ply } from '../../door/types';
import type { WordKey } from '../../base/i18n/en';
import type { Deed, DrawGoal, DrawStep, Points, TryStep, Wrong } from './types';

/** What a lesson has to say to a try: in its own words, or in those of the rules. */
export type Word = { key: WordKey } | { message: Message };

/** What a lesson answers, and the cells that this speaks of. */
export interface Said {
  word: Word;
  points?: Points | undefined;
}

export function cellsOf({ choose = [], see = [] }: Points = {}): readonly string[] {
  return [...choose, ...see];
}

export function accepts({ goal }: TryStep, action: string): boolean {
  return 'actions' in goal && (goal.actions === 'any' || goal.actions.includes(action));
}

export function isChosen({ goal }: TryStep, choice: Choice): boolean {
  if (!('chosen' in goal) || goal.chosen.length !== choice.chosen.length) return false;
  return goal.chosen.every((cell) => choice.chosen.includes(cell));
}

export function isMet({ goal }: TryStep, message: Message): boolean {
  return 'refusal' in goal && goal.refusal === message.key;
}

/** What a lesson says to an action that it did not ask for, with what it would have done. */
export function answerTo(step: TryStep, ply: Foreseen): Said {
  const found = step.wrong?.find((wrong) => isAbout(wrong, ply));
  return { word: { key: found?.say ?? step.otherwise }, points: found?.points };
}

type Foreseen = Pick<Ply, 'action' | 'events'>;

export function isAbout(wrong: Wrong, { action, events }: Foreseen): boolean {
  if ('refusal' in wrong) return false;
  return 'actions' in wrong ? wrong.actions.includes(action) : events.some((event) => isDeed(wrong.does, event));
}

function isDeed({ event = '', figure = '', from = [] }: Deed, done: Event): boolean {
  if (event !== '' && event !== done.kind) return false;
  if (figure !== '' && figure !== done.figure.kind) return false;
  const left = done.transfers.map((transfer) => transfer.from.cell);
  return from.length === 0 || (from.length === left.length && from.every((cell) => left.includes(cell)));
}

/** A refusal by the rules is answered by the lesson where it has a word for it, and speaks for itself elsewhere. */
export function answerToRefusal(step: TryStep | DrawStep, message: Message): Said {
  const found = step.wrong?.find((wrong) => 'refusal' in wrong && wrong.refusal === message.key);
  return found ? { word: { key: found.say }, points: found.points } : { word: { message } };
}

export function isDrawn(goal: DrawGoal, draft: Draft): boolean {
  if ('complete' in goal) return draft.isComplete;
  if ('without' in goal) return !draft.warnings.some(({ key }) => key === goal.without);
  const { figure, cell } = goal;
  return draft.tableau.figures.some((each) => each.kind === figure && (cell === undefined || each.cell === cell));
}

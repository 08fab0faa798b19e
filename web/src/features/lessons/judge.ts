import type { Choice, Draft, Message } from '../../door/types';
import type { WordKey } from '../../base/i18n/en';
import type { DrawGoal, Draw, Try, Wrong } from './types';

/** What a lesson has to say to a try: in its own words, or in those of the rules. */
export type Word = { key: WordKey } | { message: Message };

export function accepts({ goal }: Try, action: string): boolean {
  return 'actions' in goal && (goal.actions === 'any' || goal.actions.includes(action));
}

export function isChosen({ goal }: Try, choice: Choice): boolean {
  if (!('chosen' in goal) || goal.chosen.length !== choice.chosen.length) return false;
  return goal.chosen.every((cell) => choice.chosen.includes(cell));
}

export function isMet({ goal }: Try, message: Message): boolean {
  return 'refusal' in goal && goal.refusal === message.key;
}

export function answerTo(step: Try, action: string): Word {
  const found = step.wrong?.find((wrong) => isAbout(wrong, action));
  return { key: found?.say ?? step.otherwise };
}

export function isAbout(wrong: Wrong, action: string): boolean {
  if ('refusal' in wrong) return false;
  return 'actions' in wrong ? wrong.actions.includes(action) : action.startsWith(wrong.beginning);
}

/** A refusal by the rules is answered by the lesson where it has a word for it, and speaks for itself elsewhere. */
export function answerToRefusal(step: Try | Draw, message: Message): Word {
  const found = step.wrong?.find((wrong) => 'refusal' in wrong && wrong.refusal === message.key);
  return found ? { key: found.say } : { message };
}

export function isDrawn(goal: DrawGoal, draft: Draft): boolean {
  if ('complete' in goal) return draft.isComplete;
  if ('without' in goal) return !draft.warnings.some(({ key }) => key === goal.without);
  const standing = draft.text.split(/[;,]|1=/);
  if ('standing' in goal) return standing.includes(goal.standing);
  return standing.some((each) => each.startsWith(goal.figure));
}

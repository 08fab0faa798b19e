import type { Door } from '../../door/types';
import type { Lesson, LessonStep } from './types';

function firstAction(step: LessonStep): readonly string[] {
  if (step.kind !== 'try' || !('actions' in step.goal) || step.goal.actions === 'any') return [];
  return step.goal.actions.slice(0, 1);
}

/** The actions of a step when it goes as told: the learner's, then the other side's. */
export function actionsOf(step: LessonStep): readonly string[] {
  return step.kind === 'try' ? [...firstAction(step), ...(step.reply ?? [])] : [];
}

export function playedFrom(door: Door, lesson: Lesson, position: string, actions: readonly string[]): string {
  let state = door.begin(lesson.game, lesson.options, [], '1', 'games 1', position);
  for (const action of actions) ({ state } = door.play(state.match, state.toAct ?? 0, action));
  door.close(state.match);
  return state.position;
}

/** Where each step begins; a drawing-up where it draws up. */
export function startsOf(door: Door, lesson: Lesson): readonly string[] {
  let [position, drawing] = ['', ''];
  return lesson.steps.map((step) => {
    if (step.kind === 'draw') {
      const start = step.drawing ?? drawing;
      drawing = step.way.reduce(
        (text, picks) => door.chooseDraft(lesson.game, lesson.options, 0, text, picks).action,
        start,
      );
      return start;
    }
    const start = step.position ?? position;
    position = playedFrom(door, lesson, start, actionsOf(step));
    return start;
  });
}

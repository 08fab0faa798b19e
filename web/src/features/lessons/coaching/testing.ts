import { rules } from '../../../../tests/rules';
import type { Door } from '../../../door/types';
import { ScratchMatch, type ScratchStart } from '../../../match/scratchMatch';
import type { Snapshot } from '../../../match/match';
import { TableState } from '../../../table/tableState.svelte';
import { coachedGameOf } from '../catalogue';
import { Coach } from './coach.svelte';
import type { LineSearch } from './outlook';

export const door: Door = await rules();

/** Thinks here and at once. */
export const think: LineSearch = async ({ game, options, start, actions }, nodes, lines) =>
  door.think(game, options, start, actions, 8, '1', nodes, lines, false);

/** A game in which one seat is the learner's. */
class Learned extends ScratchMatch {
  constructor(
    scene: ScratchStart,
    private readonly seat: number,
  ) {
    super(door, scene);
    this.notify();
  }

  protected override buildSnapshot(): Snapshot {
    const snapshot = super.buildSnapshot();
    return { ...snapshot, may: { ...snapshot.may, seats: this.seat === undefined ? [] : [this.seat] } };
  }
}

export interface Lesson {
  match: ScratchMatch;
  table: TableState;
  coach: Coach;
  close(): void;
}

/** The explained game of a game, from a seed or a position on. */
export function begun(game: string, { position = '', seed = '1', seat = 0 } = {}): Lesson {
  const lesson = coachedGameOf(game)!;
  const match = new Learned({ game, options: lesson.options, position, seed }, seat);
  const table = new TableState(match, { refused: () => undefined, played: () => undefined });
  const coach = new Coach(door, table, lesson, think);
  return {
    ...{ match, table, coach },
    close() {
      coach.leave();
      table.leave();
      match.close();
    },
  };
}

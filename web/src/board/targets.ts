import type { Choice, Figure, Target } from '../door/types';
import type { FigureSpot } from './types';

/** What a tap or a drop comes to. */
export type TapOutcome =
  | { act: 'pick'; id: string }
  | { act: 'offer'; targets: readonly Target[] }
  | { act: 'release' }
  | { act: 'refuse' }
  | { act: 'keep' };

/** What can be chosen on a cell, without figures that are picked already. */
export function targetsOn(choice: Choice | null, cell: string): Target[] {
  if (!choice) return [];
  return choice.next.filter(
    ({ kind, cell: at, id }) =>
      at === cell && (kind === 'cell' || kind === 'toggle' || (kind === 'figure' && !choice.picks.includes(id))),
  );
}

export function directions(choice: Choice | null): Target[] {
  return (choice?.next ?? []).filter(({ kind }) => kind === 'direction').sort((a, b) => a.angle - b.angle);
}

export function isChosen(choice: Choice | null, cell: string): boolean {
  return choice?.chosen.includes(cell) ?? false;
}

/** Whether a finger on this cell takes hold of something. */
export function canGrab(choice: Choice | null, cell: string): boolean {
  return isChosen(choice, cell) || targetsOn(choice, cell).some(({ kind }) => kind !== 'cell');
}

export function tapOutcome(choice: Choice | null, cell: string): TapOutcome {
  const found = targetsOn(choice, cell);
  const [first] = found;
  if (!first) return { act: isChosen(choice, cell) ? 'release' : 'refuse' };
  const swaps = isChosen(choice, cell) && first.kind === 'figure' && first.figure !== '';
  return found.length === 1 && !swaps ? { act: 'pick', id: first.id } : { act: 'offer', targets: found };
}

/** What letting a carried figure go over a cell, or beside the board, comes to. */
export function dropOutcome(choice: Choice | null, origin: string, cell: string | null): TapOutcome {
  const found = cell === null ? [] : targetsOn(choice, cell).filter(({ kind }) => kind === 'cell');
  const [first] = found;
  if (first) return found.length === 1 ? { act: 'pick', id: first.id } : { act: 'offer', targets: found };
  return { act: cell === origin ? 'keep' : 'release' };
}

/**
 * The figure that is picked up among several on its cell, and drawn alone as such. A choice names only what comes next,
 * so that `offered` remembers by their words what could be picked before.
 */
export function heldAmong(
  choice: Choice | null,
  spots: readonly FigureSpot[],
  offered: ReadonlyMap<string, Target>,
): FigureSpot | null {
  const target = choice?.picks.flatMap((id) => offered.get(id) ?? []).at(-1);
  if (!target || target.figure === '' || !isChosen(choice, target.cell)) return null;
  const standing = spots.filter(({ token }) => token.cell === target.cell);
  const alike = standing.filter(({ token }) => token.kind === target.figure);
  return standing.length > 1 ? (alike.at(-1) ?? null) : null;
}

/** The figure that a target stands for: its kind where it names one, else whoever stands on its cell. */
export function figureOf(target: Target, figures: readonly Figure[]): Figure | null {
  const standing = figures.filter(({ cell }) => cell === target.cell);
  if (target.figure === '') return target.kind === 'figure' ? (standing[0] ?? null) : null;
  const found = standing.find(({ kind }) => kind === target.figure);
  return found ?? { kind: target.figure, seat: -1, cell: target.cell, marks: [] };
}

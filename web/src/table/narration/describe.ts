import type { Step } from '../../board/types';
import type { Choice, Figure, Geometry, Tableau, Target } from '../../door/types';
import { factsOf } from '../../match/games';
import { isWordKey, named, t } from '../../base/i18n/words.svelte';
import { adjectivesOf, directionNoun, figureNoun, placeNoun } from './nouns';
import type { Viewpoint } from './viewpoint';

/** What a cell is described from. */
export interface CellContext {
  game: string;
  geometry: Geometry;
  tableau: Tableau;
  choice: Choice | null;
  last: readonly Step[];
  /** Cells that a text beside the board speaks of. */
  pointed?: readonly string[];
  view: Viewpoint;
}

function figureText(figure: Figure, view: Viewpoint): string {
  return [figureNoun(figure, view), ...figure.marks.map((mark) => named('cell', mark))].join(', ');
}

function standing(figures: readonly Figure[], view: Viewpoint): readonly string[] {
  if (figures.length === 0) return [t('cell.empty')];
  const together = `standing.${figures
    .map(({ kind }) => kind)
    .sort()
    .join('+')}`;
  if (isWordKey(together)) return [t(together)];
  return figures.map((figure) => figureText(figure, view));
}

function grounds({ game, geometry, tableau, view }: CellContext, cell: string): readonly string[] {
  const isSaid = (kind: string): boolean => !factsOf(game)?.unsaid?.includes(kind);
  const features = geometry.cells.find(({ id }) => id === cell)?.features ?? [];
  const marks = tableau.marks.filter((mark) => mark.cell === cell && isSaid(mark.kind));
  return [
    ...features.filter(isSaid).map((name) => named('cell', name)),
    ...marks.map((mark) => named('cell', mark.kind, ...adjectivesOf(view, mark.seat))),
  ];
}

function possibilities({ choice, last, pointed }: CellContext, cell: string): readonly string[] {
  const kinds = new Set(choice?.next.filter((target) => target.cell === cell).map((target) => target.kind));
  const said: string[] = [];
  if (pointed?.includes(cell)) said.push(t('cell.pointed'));
  if (choice?.chosen.includes(cell)) said.push(t('cell.chosen'));
  if (kinds.has('figure')) said.push(t('cell.pick'));
  if (kinds.has('cell')) said.push(t('cell.aim'));
  if (kinds.has('toggle')) said.push(t('cell.toggle'));
  if (last.some((step) => step.from === cell || step.to === cell)) said.push(t('cell.last'));
  return said;
}

/** By its coordinates, where the board writes them; a place without them by whose it is, or by its ground alone. */
function nameOf({ geometry, view }: CellContext, cell: string): string {
  if (geometry.cells.find(({ id }) => id === cell)?.number) return cell;
  return view.seats.some(({ name }) => name === cell) ? placeNoun(cell, view) : '';
}

/** What a screen reader says of a cell: what stands there, on what ground, and what can be done with it. */
export function describeCell(seen: CellContext, cell: string): string {
  const figures = seen.tableau.figures.filter((figure) => figure.cell === cell);
  const parts = [...standing(figures, seen.view), ...grounds(seen, cell), ...possibilities(seen, cell)].join(', ');
  const name = nameOf(seen, cell);
  return name === '' ? parts : t('cell.at', name, parts);
}

/** What a screen reader says of a direction, or of one of several figures on a cell. */
export function describeTarget(target: Target, turned = 0): string {
  if (target.kind === 'direction') return t('direction.slide', directionNoun(target.angle, turned));
  if (target.figure !== '') return named('figure', target.figure);
  return named('choice', target.id);
}

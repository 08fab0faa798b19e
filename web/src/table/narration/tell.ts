import type { Cell, Figure, Geometry, Ply, Step, Tableau } from '../../door/types';
import { named, t } from '../../base/i18n/words.svelte';
import { directionName } from './describe';

function angleOf(from: Cell, to: Cell): number {
  const degrees = (Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI;
  return (Math.round(degrees / 60) * 60 + 360) % 360;
}

function slideText(geometry: Geometry, steps: readonly Step[], turned: number): string {
  const cells = steps.map((step) => step.from).join(' ');
  const at = (id: string | undefined) => geometry.cells.find((cell) => cell.id === id);
  const [from, to] = [at(steps[0]?.from), at(steps[0]?.to)];
  const direction = from && to ? directionName(angleOf(from, to), turned) : '';
  return t('tell.slide', cells, direction);
}

/** An action in words, told from how the board looked before it, and as it is turned. */
export function tellPly(geometry: Geometry, before: Tableau, ply: Ply, turned = 0): string {
  const [step, ...others] = ply.steps;
  if (!step) return named('choice', ply.action);
  if (step.from === '') return t('tell.place', step.to);
  if (step.to === '') return t('tell.clear', step.from);
  const isSlide = before.figures.some((figure) => figure.cell === step.from && figure.kind === 'mist');
  if (isSlide) return slideText(geometry, ply.steps, turned);
  const moved = before.figures.find((figure) => isMoved(figure, step) && isOf(figure, ply.seat));
  const kind = moved ? named('figure', moved.kind) : '';
  if (moved?.marks.includes('target')) return t('tell.retreats', step.from, step.to);
  if (ply.action.includes('*') && moved?.kind === 'archer') return t('tell.shoots', step.from, step.to);
  const taken = before.figures.find((figure) => figure.cell === step.to && figure.seat !== ply.seat);
  if (taken && others.length === 0 && ply.action.includes('x')) {
    return t('tell.takes', kind, named('figure', taken.kind), step.to);
  }
  return t('tell.moved', kind, step.from, step.to);
}

function isMoved(figure: Figure, { from, figure: kind = figure.kind }: Step): boolean {
  return figure.cell === from && figure.kind === kind;
}

function isOf(figure: Figure, seat: number): boolean {
  return figure.seat === seat || figure.seat < 0;
}

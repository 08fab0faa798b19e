import { stepsOf } from '../../board/steps';
import type { Ply } from '../../door/types';

/** Lines that read alike are told apart by their numbers on the board, from 1: where each of them begins. */
export function twinLabels(plies: readonly (Ply | undefined)[], texts: readonly string[]): ReadonlyMap<string, string> {
  const labels = new Map<string, string>();
  plies.forEach((ply, index) => {
    const isTwin = texts.filter((text) => text === texts[index]).length > 1;
    const [step] = isTwin ? stepsOf(ply) : [];
    const cell = step && (step.from === '' ? step.to : step.from);
    if (!cell) return;
    const before = labels.get(cell);
    labels.set(cell, before === undefined ? String(index + 1) : `${before}, ${index + 1}`);
  });
  return labels;
}

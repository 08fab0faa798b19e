import { stepsOf } from '../../board/steps';
import type { Ply } from '../../door/types';

/**
 * Lines that read alike are told apart by their numbers on the board, from 1: where each of them begins, or where it
 * leads if others begin there too.
 */
export function twinLabels(plies: readonly (Ply | undefined)[], texts: readonly string[]): ReadonlyMap<string, string> {
  const labels = new Map<string, string>();
  const steps = plies.map((ply, index) => {
    const isTwin = texts.filter((text) => text === texts[index]).length > 1;
    return isTwin ? stepsOf(ply)[0] : undefined;
  });
  steps.forEach((step, index) => {
    const isShared = steps.filter((other) => other && other.from === step?.from).length > 1;
    const [first, second] = isShared ? [step?.to, step?.from] : [step?.from, step?.to];
    const cell = first === '' ? second : first;
    if (!cell) return;
    const before = labels.get(cell);
    labels.set(cell, before === undefined ? String(index + 1) : `${before}, ${index + 1}`);
  });
  return labels;
}

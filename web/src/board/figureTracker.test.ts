import { describe, expect, it } from 'vitest';
import { createFigureTracker } from './figureTracker';
import { figure } from './testing';

const keyAt = (tokens: readonly { key: number; cell: string; kind: string }[], cell: string, kind?: string) =>
  tokens.find((token) => token.cell === cell && (kind === undefined || token.kind === kind))?.key;

describe('pairing', () => {
  it('follows a step', () => {
    const follow = createFigureTracker();
    const before = follow([figure('king', 'a1'), figure('knight', 'b1')], []);
    const after = follow([figure('king', 'a1'), figure('knight', 'c3')], [{ from: 'b1', to: 'c3' }]);
    expect(keyAt(after, 'c3')).toBe(keyAt(before, 'b1'));
    expect(keyAt(after, 'a1')).toBe(keyAt(before, 'a1'));
  });

  it('moves a row of tiles each by one, and not the last over the others', () => {
    const follow = createFigureTracker();
    const row = (...cells: string[]) => cells.map((cell) => figure('mist', cell, -1));
    const before = follow(row('a1', 'a2', 'a3'), []);
    const steps = [
      { from: 'a1', to: 'a2' },
      { from: 'a2', to: 'a3' },
      { from: 'a3', to: 'a4' },
    ];
    const after = follow(row('a2', 'a3', 'a4'), steps);
    expect(keyAt(after, 'a2')).toBe(keyAt(before, 'a1'));
    expect(keyAt(after, 'a4')).toBe(keyAt(before, 'a3'));
    const back = follow(row('a1', 'a2', 'a3'), []);
    expect(keyAt(back, 'a1')).toBe(keyAt(before, 'a1'));
    expect(keyAt(back, 'a3')).toBe(keyAt(before, 'a3'));
  });

  it('leaves standing what only lay under what moved', () => {
    const follow = createFigureTracker();
    const stones = [figure('menhir', 'a1', -1), figure('menhir', 'a2', -1)];
    const before = follow([...stones, figure('mist', 'a1', -1)], []);
    const after = follow([...stones, figure('mist', 'a2', -1)], [{ from: 'a1', to: 'a2' }]);
    expect(keyAt(after, 'a1', 'menhir')).toBe(keyAt(before, 'a1', 'menhir'));
    expect(keyAt(after, 'a2', 'mist')).toBe(keyAt(before, 'a1', 'mist'));
  });

  it('lets one of many leave a castle', () => {
    const follow = createFigureTracker();
    const stay = [figure('knight', 'N'), figure('king', 'N')];
    const before = follow([figure('knight', 'N'), ...stay], []);
    const after = follow([figure('knight', 'A3'), ...stay], [{ from: 'N', to: 'A3' }]);
    expect(new Set(after.map(({ key }) => key))).toEqual(new Set(before.map(({ key }) => key)));
    expect(after.find(({ cell }) => cell === 'A3')?.kind).toBe('knight');
  });

  it('pairs figures sent home without a step, and not those of another seat', () => {
    const follow = createFigureTracker();
    const before = follow([figure('knight', 'B3', 1), figure('knight', 'C3', 0)], []);
    const after = follow([figure('knight', 'E', 1)], []);
    expect(after).toHaveLength(1);
    expect(keyAt(after, 'E')).toBe(keyAt(before, 'B3'));
  });

  it('gives newcomers new keys', () => {
    const follow = createFigureTracker();
    const before = follow([figure('mist', 'a1', -1)], []);
    const after = follow([figure('mist', 'a1', -1), figure('mist', 'b1', -1)], [{ from: '', to: 'b1' }]);
    expect(keyAt(after, 'a1')).toBe(keyAt(before, 'a1'));
    expect(keyAt(after, 'b1')).not.toBe(keyAt(before, 'a1'));
  });
});

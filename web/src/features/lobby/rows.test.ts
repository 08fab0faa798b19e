import { describe, expect, it } from 'vitest';
import { clockText } from './clock';
import { freePlaces, gameName, groupByPhase, whoSits, withRow } from './rows';
import { rowOf } from './testing';

describe('own games', () => {
  const rows = [
    rowOf('aaaaa1', { changed: 1, isMyTurn: true }),
    rowOf('aaaaa2', { changed: 9, phase: 'over' }),
    rowOf('aaaaa3', { changed: 3, phase: 'open' }),
    rowOf('aaaaa4', { changed: 4 }),
    rowOf('aaaaa5', { changed: 5, isMyTurn: true }),
    rowOf('aaaaa6', { changed: 6, phase: 'over', isMyTurn: true }),
  ];
  it('stand where it is my turn first, then what goes on, then what is over', () => {
    const tables = (rows: readonly { table: string }[]) => rows.map(({ table }) => table);
    const { turn, running, over } = groupByPhase(rows);
    expect(tables(turn)).toEqual(['aaaaa5', 'aaaaa1']);
    expect(tables(running)).toEqual(['aaaaa4', 'aaaaa3']);
    expect(tables(over)).toEqual(['aaaaa2', 'aaaaa6']);
  });
  it('change one by one', () => {
    const changed = rowOf('aaaaa4', { isMyTurn: true });
    expect(withRow(rows, changed)).toHaveLength(6);
    expect(withRow(rows, changed)[3]).toBe(changed);
    expect(withRow(rows, rowOf('bbbbb1'))[0]?.table).toBe('bbbbb1');
  });
});

describe('a row', () => {
  it('tells who sits there, and what is free', () => {
    const places = [
      { level: 0, name: 'Ada', isTaken: true },
      { level: 3, name: '', isTaken: false },
      { level: 0, name: '', isTaken: false },
    ];
    expect(freePlaces(places)).toBe(1);
    expect(whoSits(places)).toBe('Ada and Gwenn');
    expect(gameName('grailnah')).toBe('Grailnah');
    expect(gameName('chess')).toBe('chess');
  });
  it('calls those by a word whose accounts were deleted', () => {
    const gone = { level: 0, name: '', isTaken: true, isFormer: true } as const;
    expect(whoSits([{ level: 0, name: 'Ada', isTaken: true }, gone])).toBe('Ada and a former player');
  });
  it('tells its clock', () => {
    expect(clockText({ kind: 'none', seconds: 0, increment: 0, days: 0 })).toBe('no clock');
    expect(clockText({ kind: 'fischer', seconds: 900, increment: 10, days: 0 })).toBe('15 min + 10 s');
    expect(clockText({ kind: 'days', seconds: 0, increment: 0, days: 1 })).toBe('1 day a move');
    expect(clockText({ kind: 'days', seconds: 0, increment: 0, days: 3 })).toBe('3 days a move');
  });
});

import { describe, expect, it } from 'vitest';
import { dropOutcome, figureOf, heldAmong, canGrab, targetsOn, tapOutcome } from './targets';
import { choice, figure, target, token } from './testing';

describe('a tap', () => {
  it('picks the one target there', () => {
    expect(tapOutcome(choice([target('figure', 'a1')]), 'a1')).toEqual({ act: 'pick', id: 'a1' });
  });

  it('offers several', () => {
    const king = target('figure', 'K', { cell: 'N', figure: 'king' });
    const both = [king, target('figure', 'Q', { cell: 'N', figure: 'queen' })];
    expect(tapOutcome(choice(both), 'N')).toEqual({ act: 'offer', targets: both });
  });

  it('lets go of the chosen figure, also where it is still among the targets', () => {
    expect(tapOutcome(choice([target('cell', 'b1')], ['a1']), 'a1')).toEqual({ act: 'release' });
    expect(tapOutcome(choice([target('figure', 'a1')], ['a1'], ['a1']), 'a1')).toEqual({ act: 'release' });
  });

  it('offers to change to another figure of the chosen cell', () => {
    const queen = target('figure', 'Q', { cell: 'N', figure: 'queen' });
    expect(tapOutcome(choice([queen], ['N'], ['K']), 'N')).toEqual({ act: 'offer', targets: [queen] });
  });

  it('toggles a chosen tile', () => {
    expect(tapOutcome(choice([target('toggle', 'a1')], ['a1'], ['a1']), 'a1')).toEqual({ act: 'pick', id: 'a1' });
  });

  it('is refused elsewhere, and where there is nothing to choose', () => {
    expect(tapOutcome(choice([]), 'a1')).toEqual({ act: 'refuse' });
    expect(tapOutcome(null, 'a1')).toEqual({ act: 'refuse' });
  });
});

describe('a drop', () => {
  const carrying = choice([target('cell', 'b1'), target('figure', 'c1')], ['a1'], ['a1']);

  it('aims at a cell', () => expect(dropOutcome(carrying, 'a1', 'b1')).toEqual({ act: 'pick', id: 'b1' }));
  it('keeps a figure put back where it stood', () =>
    expect(dropOutcome(carrying, 'a1', 'a1')).toEqual({ act: 'keep' }));
  it('lets go elsewhere', () => {
    expect(dropOutcome(carrying, 'a1', 'c1')).toEqual({ act: 'release' });
    expect(dropOutcome(carrying, 'a1', null)).toEqual({ act: 'release' });
  });
});

describe('targets', () => {
  it('holds what a finger can take, not what it can aim at', () => {
    const some = choice([target('figure', 'a1'), target('cell', 'b1'), target('toggle', 'c1')], ['d1']);
    expect(['a1', 'b1', 'c1', 'd1', 'e1'].filter((cell) => canGrab(some, cell))).toEqual(['a1', 'c1', 'd1']);
    expect(targetsOn(some, 'b1')).toHaveLength(1);
  });

  it('finds the figure to show', () => {
    const figures = [figure('king', 'N', 2), figure('queen', 'N', 2)];
    expect(figureOf(target('figure', 'Q', { cell: 'N', figure: 'queen' }), figures)?.kind).toBe('queen');
    expect(figureOf(target('figure', 'x', { cell: 'N' }), figures)?.kind).toBe('king');
    expect(figureOf(target('cell', 'N'), figures)).toBeNull();
  });
});

describe('the figure that is held among several', () => {
  const spots = ['king', 'knight', 'knight'].map((kind, key) => ({
    token: token(key, kind, 'N'),
    x: 0,
    y: 0,
    size: 50,
  }));
  const offered = new Map(
    [target('figure', 'n@N', { cell: 'N', figure: 'knight' }), target('figure', 'a1', { cell: 'a1' })].map((each) => [
      each.id,
      each,
    ]),
  );

  it('is the topmost of its kind', () => {
    expect(heldAmong(choice([], ['N'], ['n@N']), spots, offered)).toBe(spots[2]);
  });

  it('is nobody where a figure stands alone, where none is named, and where nothing is chosen', () => {
    expect(heldAmong(choice([], ['N'], ['n@N']), spots.slice(2), offered)).toBeNull();
    expect(heldAmong(choice([], ['a1'], ['a1']), spots, offered)).toBeNull();
    expect(heldAmong(choice([]), spots, offered)).toBeNull();
    expect(heldAmong(null, spots, offered)).toBeNull();
  });
});

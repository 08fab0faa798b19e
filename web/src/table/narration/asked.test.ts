import { describe, expect, it } from 'vitest';
import { rules } from '../../../tests/rules';
import { ScratchMatch } from '../../match/scratchMatch';
import { cribOf, howItMoves, tellFigure } from './asked';

const door = await rules();
const grailnah = 'N:K@N,Q@B1,n@N,n@B7,n@C3/S:K@S,Q@S,n@S,n@B7,n@D3 M@F7,F@G2 N40 -;00;NS en1.1';
const menhirs = '..../.MM../.MM.../..MM.../..M.../...../.... 3a slide - 8a';

function asked(game: string, position: string, kind: string, cell: string, seats: number[] = []) {
  const match = new ScratchMatch(door, { game, options: {}, position });
  const figure = match.tableau(position).figures.find((each) => each.kind === kind && each.cell === cell)!;
  const snapshot = { ...match.snapshot, may: { ...match.snapshot.may, seats } };
  return tellFigure(snapshot, figure, (at) => match.reach(position, at));
}

describe('a figure that is asked', () => {
  it('tells its name, how it moves and where it could go, also when it is not its turn', () => {
    const told = asked('grailnah', grailnah, 'knight', 'D3')!;
    expect(told.name).toMatch(/^Knight|^The/i);
    expect(told.text).toBe(howItMoves('grailnah', 'knight', {}));
    expect(told.moves).toContain('E3');
    expect(told.shots).toEqual([]);
  });

  it('is called yours by the one person who plays it', () => {
    expect(asked('grailnah', grailnah, 'knight', 'D3', [1])!.name).toMatch(/^Your knight$/i);
    expect(asked('grailnah', grailnah, 'knight', 'D3', [0])!.name).not.toMatch(/^Your/);
    expect(asked('grailnah', grailnah, 'merlin', 'F7', [1])!.name).toBe('Merlin');
  });

  it('says so where it cannot move', () => {
    expect(asked('grailnah', grailnah, 'knight', 'B7')!.text).toMatch(/No move is possible now\.$/);
  });

  it('tells nothing in a game without a crib', () => {
    expect(asked('menhirs', menhirs, 'mist', 'b2')).toBeNull();
  });
});

describe('the crib', () => {
  it('says what the options change', () => {
    expect(howItMoves('graal', 'archer', { 'archer-step': 'up-to' })).toContain('one to three');
    expect(howItMoves('graal', 'archer', { 'archer-step': 'exact' })).toContain('exactly three');
    expect(howItMoves('graal', 'king', { 'king-mounted': 'on' })).toContain('rides');
  });

  it('has every figure of its game, in the order of the rules', () => {
    expect(cribOf('graal', {})?.figures.map(({ kind }) => kind)).toEqual(
      door
        .games()
        .find(({ name }) => name === 'graal')
        ?.figures.map(({ kind }) => kind),
    );
    expect(
      cribOf('grailnah', {})
        ?.figures.map(({ kind }) => kind)
        .sort(),
    ).toEqual(['king', 'knight', 'merlin', 'morgane', 'queen'].sort());
    expect(cribOf('menhirs', {})).toBeNull();
  });
});

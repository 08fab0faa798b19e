import { describe, expect, it } from 'vitest';
import { rules } from '../../tests/rules';
import { gameNames } from '../match/games';
import { miniature, type Miniature } from './miniature';

const door = await rules();

function drawn(game: string, position: string): Miniature {
  const { match, options, tableau } = door.begin(game, {}, [], '1', 'games 1', position);
  door.close(match);
  return miniature(game, door.geometry(game, options), tableau!);
}

describe('a board on a stamp', () => {
  it.each(gameNames)('is a few paths, whatever the game: %s', (game) => {
    const { options } = door.begin(game, {}, [], '1', 'games 1', '');
    const { cells } = door.geometry(game, options);
    const { grounds, pieces } = miniature(game, door.geometry(game, options), null);
    expect(pieces).toEqual([]);
    expect(grounds.length).toBeLessThan(12);
    for (const { outline } of cells) expect(grounds.some(({ path }) => path.includes(outline))).toBe(true);
  });

  it('shows the real position: every figure, where it stands, in the look of its seat', () => {
    const { pieces, covers } = drawn('menhirs', '..../.MM../.MM.../..MM.../..M.../...../.... 3a slide - 8a');
    const geometry = door.geometry('menhirs', door.begin('menhirs', {}, [], '1', 'games 1', '').options);
    const b2 = geometry.cells.find(({ id }) => id === 'b2')!;
    expect(pieces.some(({ x, y }) => x === b2.x && y === b2.y)).toBe(true);
    expect(covers.map(({ look }) => look).sort()).toEqual(['cover-menhir', 'cover-mist']);
    expect(covers.find(({ look }) => look === 'cover-mist')?.path).toContain(b2.outline);
  });
});

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { openDoor } from '../../door/wasm';
import { puzzlesOf } from './puzzles';

const module = await WebAssembly.compile(readFileSync('src/door/broceliande.wasm'));
const door = await openDoor(module, { isStopped: () => false, show: () => {} });
const win = 999_000;
/** Short ones are searched again here; the program that made them has searched all of them more deeply. */
const searchable = 3;

describe.each(['menhirs', 'grailnah', 'graal'])('the puzzles of %s', (game) => {
  const puzzles = puzzlesOf(game);

  it('are at least thirty, no two alike, of every grade that the game has', () => {
    expect(puzzles.length).toBeGreaterThanOrEqual(30);
    expect(new Set(puzzles.map((puzzle) => puzzle.position)).size).toBe(puzzles.length);
    expect(new Set(puzzles.map((puzzle) => puzzle.grade)).size).toBeGreaterThan(1);
  });

  it.each(puzzles)('win by the rules: $position', ({ options, position, line }) => {
    const { match, toAct, seats } = door.begin(game, options, [], '1', 'games 1', position);
    const side = seats[toAct ?? 0]?.side;
    let state = door.state(match);
    for (const action of line) {
      if (state.toAct === null) break;
      ({ state } = door.play(match, state.toAct, action));
    }
    door.close(match);
    const isShown = state.outcome?.some((result, seat) => seats[seat]?.side === side && result.verdict === 'won');
    const isCut = state.outcome === null;
    expect(isShown || isCut).toBe(true);
  });

  it.each(puzzles.filter(({ actions }) => actions <= searchable))(
    'have one winning action: $position',
    ({ options, position, line }) => {
      const { lines } = door.think(game, options, position, [], 8, '1', 20_000, 2, false);
      expect(lines[0]?.actions[0]).toBe(line[0]);
      expect(lines[0]?.score).toBeGreaterThan(win);
      expect(lines[1]?.score).toBeLessThan(win);
    },
  );
});

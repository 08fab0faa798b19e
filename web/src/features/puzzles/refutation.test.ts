import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { openDoor } from '../../door/wasm';
import { puzzlesOf, type Puzzle } from './puzzles';
import { refutationOf, type PuzzleSearch } from './refutation';
import { refutationText, solversView } from './say';

const module = await WebAssembly.compile(readFileSync('src/door/broceliande.wasm'));
const door = await openDoor(module, { isStopped: () => false, show: () => {} });
const think: PuzzleSearch = async ({ game, options, position }, actions) =>
  door.think(game, options, position, actions, 8, '1', 20_000, 1, false);

const wrongTries = ({ game, options, position, line }: Puzzle): readonly string[] =>
  door
    .legal(game, options, position)
    .filter((action) => action !== line[0])
    .slice(0, 3);

describe.each(['menhirs', 'grailnah', 'graal'])('a wrong try in a puzzle of %s', (game) => {
  const puzzle = puzzlesOf(game)[0]!;

  it.each(wrongTries(puzzle))('is answered by the opponent, who is never Oak or Holly: %s', async (tried) => {
    const state = door.begin(game, puzzle.options, [], '1', 'games 1', puzzle.position);
    door.close(state.match);
    const solver = state.toAct!;
    const found = (await refutationOf(door, think, puzzle, tried))!;
    const answering = found.plies.at(-1)!.seat;
    expect(state.seats[answering]!.side).not.toBe(state.seats[solver]!.side);
    const text = refutationText(found, solversView(state, solver, 0));
    expect(text).toMatch(/your opponent|the (white|pale blue) /i);
    expect(text).not.toMatch(/\b(Oak|Holly)\b/);
  });

  it('has no answer where the try wins', async () => {
    expect(await refutationOf(door, think, puzzle, puzzle.line[0]!)).toBeNull();
  });
});

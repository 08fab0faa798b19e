import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { gameFragment, readFragment } from '../src/match/links';
import { rules } from './rules';

// Records as an earlier version of the program wrote them: they open for ever.
const door = await rules();
const folder = new URL('./records/', import.meta.url);
const records = readdirSync(folder).map((name) => [name, readFileSync(new URL(name, folder), 'utf8')] as const);

it.each(records)('%s opens, tells what happened, and is written as it was', (_, text) => {
  const state = door.read(text);
  expect(state.damage).toBeNull();
  const { plies } = door.history(state.match, state.gameNumber);
  expect(plies).toHaveLength(state.ply);
  expect(plies.every(({ events }) => events.length > 0)).toBe(true);
  expect(door.read(state.record)).toMatchObject({ position: state.position, record: state.record, toAct: state.toAct });
});

it.each(records)('%s comes whole out of a link', async (_, record) => {
  expect(await readFragment(await gameFragment(record))).toEqual({ shared: { kind: 'game', record } });
});

it('a change of seats is an event of its own', () => {
  const text = readFileSync(new URL('grailnah-swap.txt', folder), 'utf8');
  const { match, gameNumber } = door.read(text);
  const kinds = door.history(match, gameNumber).plies.map(({ events }) => events[0]?.kind);
  expect(kinds).toEqual(['left-castle', 'swapped', 'left-castle']);
});

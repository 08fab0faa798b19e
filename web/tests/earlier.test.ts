import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { gameFragment, readFragment } from '../src/match/links';
import type { SavedGame } from '../src/match/match';
import { endingOf } from '../src/match/players';
import { listGames } from '../src/match/saved';
import { rules } from './rules';

/** What an earlier version left in a browser's storage, where its program says the games stand, and links it made. */
interface Kept {
  saved: readonly { key: string; text: string; position: string | null }[];
  links: Readonly<Record<string, string>>;
  positions: Readonly<Record<string, { game: string; options: Readonly<Record<string, string>>; position: string }>>;
}

// Records, saved games and links as an earlier version wrote them: they open for ever.
const door = await rules();
const folder = new URL('./records/', import.meta.url);
const records = readdirSync(folder).map((name) => [name, readFileSync(new URL(name, folder), 'utf8')] as const);

const kept = JSON.parse(readFileSync(new URL('./kept/games.json', import.meta.url), 'utf8')) as Kept;

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

it.each([
  ['grailnah-three', 3],
  ['grailnah-four', 4],
  ['graal-two-armies', 4],
  ['graal-three-armies', 6],
])('%s seats as many as it did', (name, seats) => {
  const state = door.read(readFileSync(new URL(`${name}.txt`, folder), 'utf8'));
  expect(state.seats).toHaveLength(seats);
  expect(new Set(state.seats.map(({ player }) => player)).size).toBe(state.players.length);
});

it('all games of a match are there, with its result', () => {
  const { match, gameNumber, isOver, scores } = door.read(readFileSync(new URL('menhirs-match.txt', folder), 'utf8'));
  expect({ gameNumber, isOver }).toEqual({ gameNumber: 3, isOver: true });
  expect([1, 2, 3].map((number) => door.history(match, number).plies.length)).toEqual([27, 34, 31]);
  expect(scores).toEqual([8, 0]);
});

it('a change of seats is an event of its own', () => {
  const text = readFileSync(new URL('grailnah-swap.txt', folder), 'utf8');
  const { match, gameNumber } = door.read(text);
  const kinds = door.history(match, gameNumber).plies.map(({ events }) => events[0]?.kind);
  expect(kinds).toEqual(['left-castle', 'swapped', 'left-castle']);
});

it('games that were saved are found and stand where they stood', () => {
  const shelf = listGames({
    length: kept.saved.length,
    key: (index) => kept.saved[index]?.key ?? null,
    getItem: (key) => kept.saved.find((each) => each.key === key)?.text ?? null,
    setItem: () => undefined,
    removeItem: () => undefined,
  });
  expect(shelf.damaged).toEqual([]);
  const stands = new Map(kept.saved.map(({ key, position }) => [key, position]));
  expect(shelf.games.map(({ game }) => game).sort()).toEqual(['graal', 'graal', 'grailnah', 'grailnah', 'menhirs']);
  for (const { id, record, sealed } of shelf.games) {
    const state = door.read(record);
    expect(state.damage).toBeNull();
    const position = stands.get(`broceliande.game.${id}`) ?? null;
    expect(state.position).toBe(position ?? '');
    // Where one camp has handed in its set-up and the other has not, nothing but the seal may be there.
    expect(Object.keys(sealed)).toEqual(position === null ? ['0'] : []);
  }
});

it('a game that was resigned is lost for whoever resigned it', () => {
  const saved = kept.saved.map(({ text }) => JSON.parse(text) as SavedGame).filter(({ resigned }) => resigned !== null);
  expect(saved.map(({ id, record, resigned }) => [id, endingOf(door.read(record), resigned)])).toEqual([
    ['q4k0resign', { winners: [1], reason: 'resigned', by: 0 }],
  ]);
});

it.each(Object.entries(kept.positions))('%s opens', async (link, { game, options, position }) => {
  expect(await readFragment(`#${link}`)).toEqual({ shared: { kind: 'position', game, options, position } });
  expect(door.begin(game, options, [], '1', 'games 1', position)).toMatchObject({ game, position });
});

it.each(Object.entries(kept.links))('a link to a game of %s opens', async (game, link) => {
  const answer = await readFragment(`#${link}`);
  const record = 'shared' in answer && answer.shared.kind === 'game' ? answer.shared.record : '';
  const saved = kept.saved.find(({ text }) => (JSON.parse(text) as { record: string }).record === record);
  expect(saved).toBeDefined();
  expect(door.read(record)).toMatchObject({ damage: null, game, position: saved?.position });
});

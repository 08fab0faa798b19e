import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Door, MatchState, Ply } from '../src/door/types';
import { openDoor } from '../src/door/wasm';
import type { Options } from './program';
import { Random } from './random';

const path = fileURLToPath(new URL('../src/door/broceliande.wasm', import.meta.url));
const compiled = WebAssembly.compile(readFileSync(path));

/** The rules as the browser has them. Each door has a memory of its own. */
export async function rules(): Promise<Door> {
  return openDoor(await compiled, { isStopped: () => false, show: () => undefined });
}

/** Brings the network of a game to its rules, where there is one. */
export function bringNetwork(door: Door, game: string, options: Options): void {
  const { text: name } = door.network(game, options);
  if (name === '') return;
  const file = readFileSync(new URL(`../../data/networks/${name}.nnue`, import.meta.url));
  door.bringNetwork(game, options, new Uint8Array(file));
}

export interface Moment {
  position: string;
  action: string;
  after: string;
  legal: readonly string[];
}

const mostTiles = 4;

/** An action chosen as a player does: one thing after the other. */
export function chosenAction(door: Door, { game, options, position }: MatchState, random: Random): string {
  let choice = door.choose(game, options, position, []);
  for (let picked = 0; choice.action === ''; ++picked) {
    const settling = choice.next.filter(({ kind, id }) => kind !== 'toggle' && id !== 'none');
    const open = settling.length > 0 && picked >= random.below(mostTiles) ? settling : choice.next;
    choice = door.choose(game, options, position, [...choice.picks, random.of(open).id]);
  }
  return choice.action;
}

/** The same, but the game goes on: who begins with a position by lot might have won before a test is done. */
export function goingOn(door: Door, state: MatchState, random: Random): string {
  for (let tries = 0; tries < 100; ++tries) {
    const action = chosenAction(door, state, random);
    const trial = door.begin(state.game, state.options, [], '1', 'games 1', state.position);
    const { state: after } = door.play(trial.match, trial.toAct ?? 0, action);
    door.close(trial.match);
    if (!after.outcome) return action;
  }
  throw new Error(`hardly anything goes on from ${state.position}`);
}

/** What these actions tell, from a position on. */
export function pliesFrom(door: Door, game: string, position: string, actions: readonly string[]): Ply[] {
  const { match } = door.begin(game, {}, [], '1', 'games 1', position);
  const plies = actions.map((action) => door.play(match, door.state(match).toAct ?? 0, action).ply);
  door.close(match);
  return plies;
}

function prepared(door: Door, state: MatchState, random: Random): MatchState {
  return state.parties.reduce((_, __, party) => {
    const seed = String(random.below(1000));
    const { text } = door.complete(state.game, state.options, party, '', seed);
    return door.prepare(state.match, party, text, seed.padStart(32, '0'));
  }, state);
}

/** A game of chance: every position, what can be done there, what was done, and where that led. */
export function playedAtRandom(door: Door, game: string, options: Options, seed: number, most: number): Moment[] {
  const random = new Random(seed);
  const players = Array.from({ length: Number(options['players'] ?? 2) }, (_, index) => `P${index + 1}`);
  let state = prepared(door, door.begin(game, options, players, String(seed), 'games 1', ''), random);
  const moments: Moment[] = [];
  while (state.toAct !== null && moments.length < most) {
    const { position } = state;
    const legal = door.legal(game, state.options, position);
    const action = chosenAction(door, state, random);
    ({ state } = door.play(state.match, state.toAct, action));
    moments.push({ position, action, after: state.position, legal });
  }
  door.close(state.match);
  return moments;
}

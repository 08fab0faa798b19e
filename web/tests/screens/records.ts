import type { MatchState } from '../../src/door/types';
import { Random } from '../random';
import { goingOn } from '../rules';
import { grailnahLine, graalLine } from '../browser/lines';
import { door } from '../browser/table';
import type { GameName } from '../browser/words';
import type { Options } from '../program';

interface Start {
  options?: Options;
  /** Ada and others, of whom `level:N` are computers; Ada sits first unless `seat` says otherwise. */
  players?: readonly string[];
  seat?: number;
}

/** What comes next; nothing where the record is to end. */
type Mover = (state: MatchState) => string | undefined;

const both = ['Ada', 'level:3'];

/** Both camps of Graal set up as in its prepared game, unless the rules have done it. */
function setUp(state: MatchState): MatchState {
  const salt = '0'.repeat(32);
  return state.parties.reduce((before, _, party) => {
    const wanted = ['corner', 'charge'][party];
    const { text } = door.stock(before.game, before.options, party).find(({ name }) => name === wanted)!;
    return door.prepare(before.match, party, text, salt);
  }, state);
}

/** Lots are drawn for the seats: the first seed that puts Ada where she is wanted. */
function begun(game: GameName, { options = {}, players = both, seat = 0 }: Start): MatchState {
  for (let seed = 1; ; ++seed) {
    const state = door.begin(game, options, players, String(seed), 'games 1', '');
    if (state.seats[seat]?.player === 0) return setUp(state);
    door.close(state.match);
  }
}

/** The record of a game that was played so far. */
export function recordOf(game: GameName, move: Mover, start: Start = {}): string {
  let state = begun(game, start);
  while (state.toAct !== null) {
    const action = move(state);
    if (action === undefined) break;
    ({ state } = door.play(state.match, state.toAct, action));
  }
  const { text } = door.record(state.match);
  door.close(state.match);
  return text;
}

/** These actions, one after the other. */
export const along =
  (actions: readonly string[]): Mover =>
  ({ ply }) =>
    actions[ply];

/** What a computer that looks a little ahead would do. */
function sensible({ game, options, position }: MatchState, nodes = 400): string {
  return door.think(game, options, position, [], 5, '1', nodes, 1, false).action;
}

/** Sensible moves until that many are played and it is this seat's turn. */
export const sensibly =
  (plies: number, seat = 0): Mover =>
  (state) =>
    state.ply >= plies && state.toAct === seat ? undefined : sensible(state);

/** To the end: one seat looks ahead, the other does not look. */
function wonBy(seat: number): Mover {
  const random = new Random(seat + 1);
  return (state) => (state.toAct === seat ? sensible(state, 3000) : goingOn(door, state, random));
}

const shuffled = (opening: string, round: string): Mover =>
  along(`${opening} ${`${round} `.repeat(3)}`.trim().split(' '));

/** Rounds pass, or a position comes for the third time. */
const drawn: Readonly<Record<GameName, () => Mover>> = {
  menhirs: () => {
    const random = new Random(2);
    return (state) => goingOnOrEnd(state, random);
  },
  grailnah: () => shuffled('n:N-A3 n:S-A13', 'Q:N-B2 Q:S-B12 Q:B2-N Q:B12-S'),
  graal: () => shuffled('h1-f3 m13-o15', 'f3-h1 o15-m13 h1-f3 m13-o15'),
};

/** Nobody wins: the game goes on, or its rounds are over. */
function goingOnOrEnd(state: MatchState, random: Random): string {
  if (!state.position.includes(' 12b ')) return goingOn(door, state, random);
  const winsNothing = (action: string): boolean => {
    const { match } = door.begin(state.game, state.options, [], '1', 'games 1', state.position);
    const { outcome } = door.play(match, door.state(match).toAct ?? 0, action).state;
    door.close(match);
    return outcome?.every(({ verdict }) => verdict === 'drawn') ?? true;
  };
  return door.legal(state.game, state.options, state.position).find(winsNothing)!;
}

export type End = 'won' | 'lost' | 'drawn';

/** A whole game, and how it ended for Ada, who sits first or second. */
export function endedRecord(game: GameName, end: End): string {
  const seat = end === 'lost' ? 1 : 0;
  if (end === 'drawn') return recordOf(game, drawn[game]());
  const line = { menhirs: wonBy(0), grailnah: along(grailnahLine), graal: along(graalLine) }[game];
  return recordOf(game, line, { seat });
}

/** Until a move of Morgane must be paid for. */
export function beforePrice(): string {
  const random = new Random(7);
  const isPaid = ({ options, position }: MatchState): boolean =>
    door.legal('grailnah', options, position).some((action) => action.includes('!'));
  return recordOf('grailnah', (state) =>
    state.toAct === 0 && isPaid(state) ? undefined : goingOn(door, state, random),
  );
}

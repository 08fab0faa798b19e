import type { Door, MatchState, SearchResult, Variation } from '../../../door/types';
import { valueOf } from '../../../door/verdict';

/** A game up to a moment. */
export interface GameLine {
  game: string;
  options: Readonly<Record<string, string>>;
  start: string;
  actions: readonly string[];
  /** Where these lead. */
  position: string;
}

/** Searches a position with about so many nodes, and returns so many of the best actions. */
export type LineSearch = (line: Omit<GameLine, 'position'>, nodes: number, lines: number) => Promise<SearchResult>;

/** What is known of a moment, for the side that acts. */
export interface Outlook {
  /** Between -1 (lost) and 1 (won). */
  value: number;
  /** A win that was found and is not far: with this turn, or soon whatever the others do. */
  win: 'none' | 'soon' | 'now';
  /** Where most actions let another side win with its next turn: those that do not. Elsewhere none. */
  escapes: ReadonlySet<string>;
}

const deepNodes = 10_000;
const wideNodes = 20_000;
/** As many actions as the engine compares at once. */
const width = 100;
/** How often the turn may go to another side before a win that people can foresee: mine, theirs, mine. */
const foreseen = 2;

/** How a line ends when it is played out: who wins, and how often the turn went to another side before. */
interface Finish {
  isMine: boolean;
  turns: number;
}

function finishOf(door: Door, { game, options, position }: GameLine, actions: readonly string[]): Finish | null {
  let state: MatchState = door.begin(game, options, [], '1', 'games 1', position);
  const sideOf = (seat: number): number => state.seats[seat]!.side;
  const mover = sideOf(state.toAct!);
  let [side, turns] = [mover, 0];
  for (const action of actions) {
    if (state.toAct === null) break;
    if (sideOf(state.toAct) !== side) [side, turns] = [sideOf(state.toAct), turns + 1];
    ({ state } = door.play(state.match, state.toAct, action));
  }
  door.close(state.match);
  const winner = state.outcome?.findIndex(({ verdict }) => verdict === 'won') ?? -1;
  return winner < 0 ? null : { isMine: sideOf(winner) === mover, turns };
}

/** Whether another side wins with its next turn; played out, not only expected. */
function losesAtOnce(door: Door, line: GameLine, { end, actions }: Variation): boolean {
  if (!end || end.isWin) return false;
  const finish = finishOf(door, line, actions);
  return finish !== null && !finish.isMine && finish.turns === 1;
}

async function escapesOf(door: Door, think: LineSearch, line: GameLine): Promise<ReadonlySet<string>> {
  const { lines } = await think(line, wideNodes, width);
  const escapes = lines.filter((each) => !losesAtOnce(door, line, each));
  const losing = lines.length - escapes.length;
  const isMost = losing * 2 >= door.legal(line.game, line.options, line.position).length;
  return new Set(isMost ? escapes.map(({ actions }) => actions[0]!) : []);
}

/** Looks at a moment in which somebody has to act. */
export async function outlookOf(door: Door, think: LineSearch, line: GameLine): Promise<Outlook> {
  const [best] = (await think(line, deepNodes, 1)).lines;
  if (!best) return { value: 0, win: 'none', escapes: new Set() };
  const value = valueOf(best);
  const finish = best.end?.isWin ? finishOf(door, line, best.actions) : null;
  if (finish?.isMine && finish.turns <= foreseen) {
    return { value, win: finish.turns === 0 ? 'now' : 'soon', escapes: new Set() };
  }
  return { value, win: 'none', escapes: await escapesOf(door, think, line) };
}

/** What an action did to the side that played it. */
export type MoveVerdict = 'missed' | 'allowed' | 'worse' | 'stopped';

const muchLess = 0.5;

/** `after` is the moment after it, for the same side: what it is worth, and whether another side wins soon. */
export function judge(
  before: Outlook,
  action: string,
  after: { value: number; isLosing: boolean },
): MoveVerdict | null {
  if (before.win !== 'none') return after.value < 1 ? 'missed' : null;
  if (after.isLosing) return before.value > -1 ? 'allowed' : null;
  if (before.value - after.value >= muchLess) return 'worse';
  return before.escapes.has(action) ? 'stopped' : null;
}

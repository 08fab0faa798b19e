// Generated from src/wasm/door.schema.json by scripts/door-types.mjs; not to be edited.

export type Texts = string[];
export type GameList = GameEntry[];
export type StockList = Stock[];

/**
 * One sentence for a player: a key for translators, the rule it rests on (or nothing), and its arguments.
 */
export interface Message {
  key: string;
  rule: string;
  arguments: string[];
}
export interface Refused {
  refusal: Message;
}
export interface Text {
  text: string;
}
export interface OptionSpec {
  name: string;
  /**
   * All that can be chosen, the default first.
   */
  values: string[];
  /**
   * Also takes data of the user's own.
   */
  isOpen: boolean;
}
export interface GameEntry {
  name: string;
  options: OptionSpec[];
}
export interface Cell {
  id: string;
  /**
   * The centre; y grows downward.
   */
  x: number;
  y: number;
  /**
   * SVG path data.
   */
  outline: string;
  neighbours: string[];
  /**
   * What the ground is: forest, rock, stairs, castle, grail, inside …
   */
  features: string[];
}
/**
 * Something drawn that cannot be chosen: a gate, the magic circle, the border.
 */
export interface Ornament {
  kind: string;
  path: string;
}
export interface Geometry {
  shape: 'hexagon' | 'rings' | 'grid';
  /**
   * x, y, width, height of everything.
   *
   * @minItems 4
   * @maxItems 4
   */
  box: [number, number, number, number];
  /**
   * A figure that stands alone on a cell fits a square of this side.
   */
  figureSize: number;
  cells: Cell[];
  ornaments: Ornament[];
}
export interface Figure {
  /**
   * mist, menhir, king, queen, knight, merlin, morgane, prince, duke, sergeant, squire, archer, pikeman
   */
  kind: string;
  /**
   * Whose it is; -1 for everybody's or nobody's.
   */
  seat: number;
  cell: string;
  /**
   * locked, target, shooter …
   */
  marks: string[];
}
/**
 * Something about a cell in this position: donjon, courtyard, mirror …
 */
export interface Mark {
  cell: string;
  kind: string;
  seat: number;
}
/**
 * Figures beside the board: waiting, or taken.
 */
export interface Reserve {
  kind: string;
  seat: number;
  count: number;
  state: 'waiting' | 'taken';
}
/**
 * What a position looks like.
 */
export interface Tableau {
  figures: Figure[];
  marks: Mark[];
  reserves: Reserve[];
  /**
   * What a player wants to know and cannot see: the turn, the clock, who was disqualified.
   */
  facts: Message[];
}
/**
 * Something that can be chosen next.
 */
export interface Target {
  /**
   * The word that is added to the picks.
   */
  id: string;
  /**
   * figure: picks a figure up; cell: aims at a cell; toggle: takes a tile into the part or leaves it out; direction: slides the chosen cells; button: anything else.
   */
  kind: 'figure' | 'cell' | 'toggle' | 'direction' | 'button';
  /**
   * Where it is; empty for directions and buttons.
   */
  cell: string;
  /**
   * The kind of figure, where several on one cell can be chosen; else empty.
   */
  figure: string;
  /**
   * Of a direction: degrees clockwise from north; else 0.
   */
  angle: number;
}
/**
 * How far a choice has come. The picks are those asked about, and more where only one was possible.
 */
export interface Choice {
  picks: string[];
  /**
   * Cells to show as chosen.
   */
  chosen: string[];
  next: Target[];
  /**
   * The action text once nothing is left to choose; else empty.
   */
  action: string;
  prompt: Message;
}
export interface SeatResult {
  verdict: 'lost' | 'drawn' | 'won';
  score: number;
}
export interface MatchState {
  match: number;
  game: string;
  options: {
    [k: string]: string;
  };
  players: string[];
  seats: SeatState[];
  toAct: number | null;
  /**
   * Empty while parties prepare.
   */
  position: string;
  /**
   * From 1.
   */
  gameNumber: number;
  /**
   * Actions played in this game.
   */
  ply: number;
  outcome: SeatResult[] | null;
  /**
   * By player, over the whole match.
   */
  scores: number[];
  /**
   * Whether the whole match is.
   */
  isOver: boolean;
  parties: PartyState[];
  offersSwap: boolean;
  damage: Damage | null;
}
export interface SeatState {
  name: string;
  /**
   * An index of players.
   */
  player: number;
  /**
   * Behind which screen; -1 in games without.
   */
  party: number;
  /**
   * Seats of one side win together.
   */
  side: number;
}
export interface PartyState {
  name: string;
  isReady: boolean;
}
export interface Damage {
  line: number;
  message: Message;
}
/**
 * What one seat may see: the only thing that a server may send.
 */
export interface View {
  viewer: number;
  position: string;
  ready: {
    [k: string]: boolean;
  };
  toAct: number | null;
  actions: string[];
  outcome:
    | {
        verdict: number;
        score: number;
      }[]
    | null;
}
/**
 * A figure's way in an action; from or to is empty where it comes or goes.
 */
export interface Step {
  from: string;
  to: string;
  /**
   * Its kind, where several stand on one cell.
   */
  figure?: string;
}
export interface Ply {
  action: string;
  seat: number;
  steps: Step[];
  /**
   * After it.
   */
  position: string;
}
export interface History {
  start: string;
  plies: Ply[];
}
export interface TrayItem {
  id: string;
  kind: string;
  seat: number;
  left: number;
}
/**
 * A drawing-up in the making: what stands, what is left, what to think of.
 */
export interface Draft {
  text: string;
  isComplete: boolean;
  warnings: Message[];
  tableau: Tableau;
  tray: TrayItem[];
}
export interface Stock {
  name: string;
  text: string;
}
export interface Thought {
  /**
   * Best first; empty where there is nothing to decide.
   */
  lines: Variation[];
  depth: number;
  nodes: number;
  isProof: boolean;
}
export interface Variation {
  score: number;
  actions: string[];
}

/** What can be asked of the rules. Each call may throw a RefusedError. */
export interface Door {
  games(): GameList;
  geometry(game: string, options: Readonly<Record<string, string>>): Geometry;
  tableau(game: string, options: Readonly<Record<string, string>>, position: string): Tableau;
  choose(game: string, options: Readonly<Record<string, string>>, position: string, picks: readonly string[]): Choice;
  legal(game: string, options: Readonly<Record<string, string>>, position: string): Texts;
  begin(game: string, options: Readonly<Record<string, string>>, players: readonly string[], seed: string, length: string, from: string): MatchState;
  read(record: string): MatchState;
  state(match: number): MatchState;
  view(match: number, seat: number): View;
  play(match: number, seat: number, action: string): MatchState;
  undo(match: number): MatchState;
  next(match: number): MatchState;
  history(match: number, number: number): History;
  record(match: number): Text;
  close(match: number): Texts;
  prepare(match: number, party: number, text: string, salt: string): MatchState;
  draft(game: string, options: Readonly<Record<string, string>>, party: number, text: string): Draft;
  arrange(game: string, options: Readonly<Record<string, string>>, party: number, text: string, from: string, to: string): Draft;
  room(game: string, options: Readonly<Record<string, string>>, party: number, text: string, from: string): Texts;
  complete(game: string, options: Readonly<Record<string, string>>, party: number, text: string, seed: string): Text;
  mirror(game: string, options: Readonly<Record<string, string>>, text: string): Text;
  stock(game: string, options: Readonly<Record<string, string>>, party: number): StockList;
  think(game: string, options: Readonly<Record<string, string>>, position: string, actions: readonly string[], level: number, seed: string, nodes: number, lines: number): Thought;
  drawUp(game: string, options: Readonly<Record<string, string>>, party: number, seed: string): Text;
}

export const functions = [
  'games',
  'geometry',
  'tableau',
  'choose',
  'legal',
  'begin',
  'read',
  'state',
  'view',
  'play',
  'undo',
  'next',
  'history',
  'record',
  'close',
  'prepare',
  'draft',
  'arrange',
  'room',
  'complete',
  'mirror',
  'stock',
  'think',
  'drawUp',
] as const;

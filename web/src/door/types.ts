// Generated from src/wasm/door.schema.json by scripts/door-types.mjs; not to be edited.

import type { Argument } from '../base/i18n/argument';
export type { Argument };

export type Texts = string[];
export type GameList = Manifest[];
export type ReachList = Reach[];
export type StockList = Stock[];

/**
 * One sentence for a player: a key for translators, the rule it rests on (or nothing), and its arguments.
 */
export interface Message {
  key: string;
  rule: string;
  arguments: Argument[];
}
export interface Refusal {
  refusal: Message;
}
export interface Text {
  text: string;
}
export interface OptionSpec {
  name: string;
  /**
   * English, for programs.
   */
  help: string;
  default: string;
  /**
   * All that can be chosen, the default first.
   */
  values: string[];
  /**
   * Position texts carry it, so it matters only when a game is set up.
   */
  inPosition: boolean;
  /**
   * Also takes data of the user's own.
   */
  isOpen: boolean;
  /**
   * Beside the values: how many players each of them seats; empty where the option does not decide that.
   */
  players: PlayerRange[];
  /**
   * The option matters only while another has one of these values.
   */
  condition: OptionCondition | null;
  /**
   * Where booklets differ: the value that the booklet in a language follows, by the language.
   */
  booklets: {
    [k: string]: string;
  };
}
export interface PlayerRange {
  least: number;
  most: number;
}
export interface OptionCondition {
  option: string;
  values: string[];
}
/**
 * How a game describes itself before any options are chosen.
 */
export interface Manifest {
  name: string;
  /**
   * English, for programs; pages have their own words.
   */
  summary: string;
  /**
   * Of rule ids: M for M1, M2 …
   */
  rulePrefix: string;
  leastPlayers: number;
  mostPlayers: number;
  options: OptionSpec[];
  /**
   * In the order in which they are listed; the letter stands for the kind in texts and may be empty.
   */
  figures: FigureKind[];
  /**
   * Who may prepare behind screens; often nobody.
   */
  parties: string[];
  /**
   * Whether seats are known by their colours.
   */
  hasColours: boolean;
  /**
   * Several games in a row, up to a score or a number.
   */
  playsMatches: boolean;
  /**
   * With which nobody has to prepare.
   */
  readyOptions: {
    [k: string]: string;
  };
  /**
   * Offered to players, and not for tests alone.
   */
  isListed: boolean;
}
export interface FigureKind {
  kind: string;
  letter: string;
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
   * What the ground is: words of the game.
   */
  features: string[];
  /**
   * With the number the halves of the id, where it is a name that people say; else empty.
   */
  letter: string;
  number: string;
}
/**
 * Something drawn that cannot be chosen; its kind is a word of the game.
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
   * One of the manifest's kinds.
   */
  kind: string;
  /**
   * Whose it is; -1 for everybody's or nobody's.
   */
  seat: number;
  cell: string;
  /**
   * What is the matter with it: words of the game.
   */
  marks: string[];
}
/**
 * Something about a cell in this position; its kind is a word of the game.
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
  /**
   * From 1; 0 where the game counts none.
   */
  round: number;
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
 * Where a figure on the cell could go if its owner were to act now; alike figures are told once.
 */
export interface Reach {
  kind: string;
  /**
   * Whose it is; -1 for nobody's.
   */
  seat: number;
  /**
   * Cells where it could stop.
   */
  moves: string[];
  /**
   * Cells at which it could shoot without going there.
   */
  shots: string[];
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
   * The action text once nothing is left to choose, of a draft the text after the picks; else empty.
   */
  action: string;
  prompt: Message;
  /**
   * The rule it asks about; often that of the prompt.
   */
  rule: string;
}
/**
 * What a record holds, without a match that is folded from it.
 */
export interface RecordSummary {
  /**
   * Of the last game that it tells, from 1; 0 where it tells none.
   */
  gameNumber: number;
  /**
   * In all its games.
   */
  actions: number;
  /**
   * Of the parties that prepare in the last game.
   */
  screens: Screen[];
}
export interface Screen {
  party: string;
  /**
   * Empty until it is ready.
   */
  commitment: string;
  /**
   * What stood behind it; empty until the screens are lifted.
   */
  text: string;
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
  /**
   * What the board shows; null while parties prepare.
   */
  tableau: Tableau | null;
  /**
   * What can be chosen first; null where nobody has to act.
   */
  choice: Choice | null;
  /**
   * The match as it is kept.
   */
  record: string;
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
  /**
   * By how many degrees, with the clock, the board is turned for it to be seen from below.
   */
  turn: number;
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
 * A figure that an event speaks of; its kind is empty where only a seat is meant.
 */
export interface FigureName {
  kind: string;
  /**
   * Whose it is; -1 for everybody's or nobody's.
   */
  seat: number;
}
/**
 * One end of a figure's way: a cell, a reserve beside the board, or neither where it comes from nowhere or is gone for good.
 */
export interface Spot {
  cell: string;
  reserve: '' | 'waiting' | 'taken';
}
/**
 * A figure goes from one spot to another. It leaves its marks behind.
 */
export interface Transfer {
  figure: FigureName;
  from: Spot;
  to: Spot;
}
/**
 * A mark appears or goes: on a figure, or without a kind of figure on the cell itself.
 */
export interface Marking {
  mark: string;
  cell: string;
  figure: FigureName;
  isSet: boolean;
}
/**
 * One thing that happened in an action. What a kind of event has no use for is empty, 0, or -1 for the angle.
 */
export interface Event {
  /**
   * moved, took, placed, passed, won, drawn, swapped, or a word of the game's own.
   */
  kind: string;
  rule: string;
  figure: FigureName;
  other: FigureName;
  from: string;
  to: string;
  /**
   * A word of the game's own, where words tell ways apart: along a ring, inward; else empty.
   */
  way: string;
  /**
   * Figures, squares, points …
   */
  count: number;
  /**
   * How many of them are left.
   */
  left: number;
  /**
   * Of a direction: degrees clockwise from north; else -1.
   */
  angle: number;
  /**
   * Where else it is seen, beyond its paths: what came free, the square that won.
   */
  cells: string[];
  transfers: Transfer[];
  markings: Marking[];
}
/**
 * An action that was played, and the match after it.
 */
export interface PlayedPly {
  state: MatchState;
  ply: Ply;
}
export interface Ply {
  action: string;
  seat: number;
  /**
   * What happened, in order: folded over the tableau before, they give the one after.
   */
  events: Event[];
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
export interface SearchResult {
  /**
   * Best first; empty where there is nothing to decide.
   */
  lines: Variation[];
  /**
   * What to play: the best line's first action, or swap where that is offered and better; empty where there is nothing to decide.
   */
  action: string;
  depth: number;
  nodes: number;
  isProof: boolean;
}
export interface Variation {
  score: number;
  /**
   * Between -1000 (lost) and 1000 (won).
   */
  expectation: number;
  /**
   * A win or a loss that was found, and how many actions away it is.
   */
  end: FoundEnd | null;
  actions: string[];
}
export interface FoundEnd {
  isWin: boolean;
  actions: number;
}

/** What can be asked of the rules. Each call may throw a RefusedError. */
export interface Door {
  games(): GameList;
  geometry(game: string, options: Readonly<Record<string, string>>): Geometry;
  tableau(game: string, options: Readonly<Record<string, string>>, position: string): Tableau;
  choose(game: string, options: Readonly<Record<string, string>>, position: string, picks: readonly string[]): Choice;
  reach(game: string, options: Readonly<Record<string, string>>, position: string, cell: string): ReachList;
  legal(game: string, options: Readonly<Record<string, string>>, position: string): Texts;
  begin(game: string, options: Readonly<Record<string, string>>, players: readonly string[], seed: string, length: string, from: string): MatchState;
  read(record: string): MatchState;
  summary(record: string): RecordSummary;
  state(match: number): MatchState;
  view(match: number, seat: number): View;
  play(match: number, seat: number, action: string): PlayedPly;
  chooseAction(match: number, picks: readonly string[]): Choice;
  undo(match: number): MatchState;
  next(match: number): MatchState;
  history(match: number, number: number): History;
  record(match: number): Text;
  close(match: number): Texts;
  prepare(match: number, party: number, text: string, salt: string): MatchState;
  draft(game: string, options: Readonly<Record<string, string>>, party: number, text: string): Draft;
  chooseDraft(game: string, options: Readonly<Record<string, string>>, party: number, text: string, picks: readonly string[]): Choice;
  complete(game: string, options: Readonly<Record<string, string>>, party: number, text: string, seed: string): Text;
  mirror(game: string, options: Readonly<Record<string, string>>, text: string): Text;
  stock(game: string, options: Readonly<Record<string, string>>, party: number): StockList;
  think(game: string, options: Readonly<Record<string, string>>, position: string, actions: readonly string[], level: number, seed: string, nodes: number, lines: number, offersSwap: boolean): SearchResult;
  drawUp(game: string, options: Readonly<Record<string, string>>, party: number, seed: string): Text;
  network(game: string, options: Readonly<Record<string, string>>): Text;
  bringNetwork(game: string, options: Readonly<Record<string, string>>, bytes: Uint8Array): Text;
}

export const functions = [
  'games',
  'geometry',
  'tableau',
  'choose',
  'reach',
  'legal',
  'begin',
  'read',
  'summary',
  'state',
  'view',
  'play',
  'chooseAction',
  'undo',
  'next',
  'history',
  'record',
  'close',
  'prepare',
  'draft',
  'chooseDraft',
  'complete',
  'mirror',
  'stock',
  'think',
  'drawUp',
  'network',
  'bringNetwork',
] as const;

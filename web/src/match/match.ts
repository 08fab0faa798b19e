import type {
  Choice,
  Draft,
  Geometry,
  History,
  MatchState,
  Message,
  Ply,
  ReachList,
  Stock,
  Tableau,
} from '../door/types';
import type { Table as TableMessage } from '../door/server/protocol';
import type { StoreTrouble } from './saved';

/** Who sits at the table: a person at this device, or a level of the computer. */
export type Player = { kind: 'person'; name: string } | { kind: 'level'; level: number };

/** What a new game is made of. Players are in the order in which they joined; seats are drawn by lot. */
export interface MatchSetup {
  game: string;
  options: Readonly<Record<string, string>>;
  players: readonly Player[];
  /** `games 3` or `score 21`. */
  length: string;
  /** A number as text: 64 bits do not fit a double. */
  seed: string;
  /** A position text to begin from, or nothing. */
  from: string;
}

/** A game as it is kept on this device. The record is the game; the rest says who plays it. */
export interface SavedGame {
  id: string;
  game: string;
  record: string;
  players: readonly Player[];
  /** The seat that gave up, if one did. */
  resigned: number | null;
  /** Drawing-ups handed in but not yet shown, sealed; by party. */
  sealed: Readonly<Record<number, string>>;
  created: number;
  changed: number;
}

/** How a game ended, for the page. */
export interface GameEnd {
  /** Seats that won; empty for a draw. */
  winners: readonly number[];
  /** closed: the table was left before the game began; ended: the others stopped it, and nobody wins. */
  reason: 'rules' | 'resigned' | 'time' | 'closed' | 'claimed' | 'ended' | 'annulled';
  /** The seat that gave up, ran out of time or was gone. */
  by: number | null;
  /** The seat that claimed it against who was gone. */
  claimant?: number;
}

/** What whoever is at this page may do now. */
export interface Rights {
  /** Seats that are played from here. */
  seats: readonly number[];
  /** asking: the others have to agree. */
  undo: 'freely' | 'asking' | 'never';
  hint: boolean;
  resign: boolean;
  /** Begin the next game of the match. */
  next: boolean;
}

/** What is known of a match that a server keeps. */
export interface OnlineFacts {
  /** As the server said it last, with what was heard since. */
  table: TableMessage;
  /** When its clocks were right, by performance.now(). */
  at: number;
  /** When it was told who is away, and for how long still. */
  presenceAt: number;
  /** Whether something of one's own is under way to the server: it does not count before the server says so. */
  isSending: boolean;
  /** Whether what was behind the screens is what parties had committed to; none: nothing has been shown. */
  screens: 'none' | 'kept' | 'broken';
}

/** Everything a page shows of a match, as of now. */
export interface Snapshot {
  state: MatchState;
  history: History;
  players: readonly Player[];
  ending: GameEnd | null;
  /** Whether the computer thinks now. */
  isThinking: boolean;
  /** Parties that have drawn up, while others have not. */
  ready: readonly number[];
  /** Why the game is not kept, if it is not. */
  trouble: StoreTrouble | null;
  may: Rights;
  /** Only of matches that a server keeps. */
  online?: OnlineFacts;
}

/** What came of wanting to take back. */
export type UndoResult = 'undone' | 'asked' | 'impossible';

/** How a camp draws up, one figure at a time. Texts are the rules'; a Message says why something cannot be. */
export interface Drafting {
  look(party: number, text: string): Draft | Message;
  /** What can be chosen after these picks; its action is the text after them. */
  choose(party: number, text: string, picks: readonly string[]): Choice | Message;
  complete(party: number, text: string): Draft | Message;
  stock(party: number): readonly Stock[];
  /** As the other party would draw it up. */
  mirror(text: string): string;
}

/**
 * A match as pages know it. The local one plays actions on this device; a remote one does so once a server has
 * confirmed them. The board does not know which it is; what differs is in `Snapshot.may` and `Snapshot.online`.
 */
export interface Match {
  readonly id: string;
  readonly geometry: Geometry;
  readonly snapshot: Snapshot;
  readonly drafting: Drafting;
  /** Calls back after every change; answers how to stop listening. */
  subscribe(listener: () => void): () => void;

  /** What a position of this match looks like. */
  tableau(position: string): Tableau;
  /** Where the figures on a cell could go in a position of this match, no matter whose turn it is. */
  reach(position: string, cell: string): ReachList;
  /** What can be chosen after these picks; a Message where the last pick is refused. */
  choose(picks: readonly string[]): Choice | Message;
  /** What an action would come to, played in the present position; null where the rules refuse it. */
  foresee(action: string): Ply | null;
  /** Null when it went well. */
  play(action: string): Promise<Message | null>;
  /** Takes back to the last decision of a person, or asks the others to agree to that. */
  undo(): Promise<UndoResult | Message>;
  resign(seat: number): Promise<Message | null>;
  /** The next game of the match. */
  next(): Promise<Message | null>;
  /** The action that the computer would play. */
  hint(): Promise<Ply | null>;
  /** Hands in a drawing-up; the screens are lifted when the last party has. */
  prepare(party: number, text: string): Promise<Message | null>;

  record(): string;
  close(): void;
}

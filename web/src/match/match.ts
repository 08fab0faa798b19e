import type { Choice, Draft, Geometry, History, MatchState, Message, Stock, Step, Tableau } from '../door/types';
import type { StoreTrouble } from '../store/games';

/** Who sits at the table: a person at this device, or a level of the computer. */
export type Player = { kind: 'person'; name: string } | { kind: 'level'; level: number };

/** What a new game is made of. Players are in the order in which they joined; seats are drawn by lot. */
export interface Setup {
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
export interface Ending {
  /** Seats that won; empty for a draw. */
  winners: readonly number[];
  resigned: number | null;
}

/** Everything a page shows of a match, as of now. */
export interface Snapshot {
  state: MatchState;
  history: History;
  players: readonly Player[];
  ending: Ending | null;
  /** Whether the computer thinks now. */
  isThinking: boolean;
  /** Parties that have drawn up, while others have not. */
  ready: readonly number[];
  /** Why the game is not kept, if it is not. */
  trouble: StoreTrouble | null;
}

/** How a camp draws up, one figure at a time. Texts are the rules'; a Message says why something cannot be. */
export interface Drafting {
  look(party: number, text: string): Draft | Message;
  /** Moves something from the tray or a cell to a cell or the tray. */
  arrange(party: number, text: string, from: string, to: string): Draft | Message;
  /** Where it could go. */
  room(party: number, text: string, from: string): readonly string[];
  complete(party: number, text: string): Draft | Message;
  stock(party: number): readonly Stock[];
  /** As the other party would draw it up. */
  mirror(text: string): string;
}

/**
 * A match as pages know it. The local one folds actions on this device; a remote one will talk to a server. Neither
 * page nor board knows which it is.
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
  /** What can be chosen after these picks; a Message where the last pick is refused. */
  choose(picks: readonly string[]): Choice | Message;
  /** Null when it went well. */
  play(action: string): Promise<Message | null>;
  /** Takes back to the last decision of a person; false where that cannot be. */
  undo(): Promise<boolean>;
  resign(seat: number): Promise<void>;
  /** The next game of the match. */
  next(): Promise<Message | null>;
  hint(): Promise<{ action: string; steps: readonly Step[] } | null>;
  /** Hands in a drawing-up; the screens are lifted when the last party has. */
  prepare(party: number, text: string): Promise<Message | null>;

  record(): string;
  close(): void;
}

import type { Thought } from './types';

/** What a worker is asked to do. */
export interface ThinkOrder {
  kind: 'think';
  number: number;
  game: string;
  options: Readonly<Record<string, string>>;
  /** Where the game began, and what was played since. */
  start: string;
  actions: readonly string[];
  level: number;
  seed: string;
  nodes: number;
  milliseconds: number;
  lines: number;
  /** Whether changing seats is among the choices. */
  offersSwap: boolean;
}

export interface DrawUpOrder {
  kind: 'drawUp';
  number: number;
  game: string;
  options: Readonly<Record<string, string>>;
  party: number;
  seed: string;
}

export interface OpenOrder {
  kind: 'open';
  module: WebAssembly.Module;
  /** The number of the last order that nobody waits for any more. Only where memory can be shared. */
  flag: SharedArrayBuffer | null;
}

export type ThinkerOrder = OpenOrder | ThinkOrder | DrawUpOrder;

/** What a worker answers. */
export type ThinkerReport =
  | { kind: 'progress'; number: number; thought: Thought }
  | { kind: 'thought'; number: number; thought: Thought }
  | { kind: 'drawnUp'; number: number; text: string }
  | { kind: 'failed'; number: number; reason: string };

/** An order as it is asked for; its number is the thinker's to give. */
export type OrderTo<Kind extends ThinkerOrder['kind']> = Omit<Extract<ThinkerOrder, { kind: Kind }>, 'kind' | 'number'>;

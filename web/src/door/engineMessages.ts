import type { SearchResult } from './types';

/** A search that the worker is asked for. */
export interface SearchRequest {
  kind: 'think';
  id: number;
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

export interface SetupRequest {
  kind: 'drawUp';
  id: number;
  game: string;
  options: Readonly<Record<string, string>>;
  party: number;
  seed: string;
}

export interface InitRequest {
  kind: 'open';
  module: WebAssembly.Module;
  /** The number of the last request that nobody waits for any more. Only where memory can be shared. */
  cancelled: SharedArrayBuffer | null;
}

export type EngineRequest = InitRequest | SearchRequest | SetupRequest;

/** What the worker answers; `id` is that of the request. */
export type EngineResponse =
  | { kind: 'progress'; id: number; result: SearchResult }
  | { kind: 'result'; id: number; result: SearchResult }
  | { kind: 'drawnUp'; id: number; text: string }
  | { kind: 'failed'; id: number; reason: string };

/** A request as callers make it: `EngineWorker` numbers it. */
export type RequestOf<Kind extends EngineRequest['kind']> = Omit<Extract<EngineRequest, { kind: Kind }>, 'kind' | 'id'>;

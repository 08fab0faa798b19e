import type { Door, SearchResult } from './types';
import { openDoor } from './wasm';
import { fullStrength } from './levels';
import { Networks } from './networks';
import type { SetupRequest, InitRequest, EngineRequest, EngineResponse, SearchRequest } from './engineMessages';

let door: Promise<Door> | undefined;
let cancelled: Int32Array | undefined;
let deadline = 0;
let currentId = 0;
const networks = new Networks();

const respond = (message: EngineResponse) => postMessage(message);

function open(request: InitRequest): void {
  cancelled = request.cancelled ? new Int32Array(request.cancelled) : undefined;
  door = openDoor(request.module, {
    isStopped: () =>
      performance.now() > deadline || (cancelled !== undefined && Atomics.load(cancelled, 0) >= currentId),
    show: (result) => respond({ kind: 'progress', id: currentId, result: JSON.parse(result) as SearchResult }),
  });
}

async function think(request: SearchRequest): Promise<void> {
  const rules = await door;
  if (rules && request.level === fullStrength) await networks.ensureLoaded(rules, request.game, request.options);
  const isStale = cancelled !== undefined && Atomics.load(cancelled, 0) >= request.id;
  if (!rules || isStale) return;
  deadline = performance.now() + request.milliseconds;
  currentId = request.id;
  const { game, options, start, actions, level, seed, nodes, lines, offersSwap } = request;
  const result = rules.think(game, options, start, actions, level, seed, nodes, lines, offersSwap);
  respond({ kind: 'result', id: request.id, result });
}

async function drawUp(request: SetupRequest): Promise<void> {
  const rules = await door;
  if (!rules) return;
  const { text } = rules.drawUp(request.game, request.options, request.party, request.seed);
  respond({ kind: 'drawnUp', id: request.id, text });
}

function handle(request: EngineRequest): Promise<void> | void {
  if (request.kind === 'open') return open(request);
  return request.kind === 'think' ? think(request) : drawUp(request);
}

addEventListener('message', async ({ data }: MessageEvent<EngineRequest>) => {
  try {
    await handle(data);
  } catch (error) {
    if (data.kind !== 'open') respond({ kind: 'failed', id: data.id, reason: String(error) });
  }
});

import type { Door, Thought } from './types';
import { openDoor } from './wasm';
import { fullStrength } from './levels';
import { Networks } from './networks';
import type { DrawUpOrder, OpenOrder, ThinkerOrder, ThinkerReport, ThinkOrder } from './thinking';

let door: Promise<Door> | undefined;
let flag: Int32Array | undefined;
let deadline = 0;
let current = 0;
const networks = new Networks();

const report = (message: ThinkerReport) => postMessage(message);

function open(order: OpenOrder): void {
  flag = order.flag ? new Int32Array(order.flag) : undefined;
  door = openDoor(order.module, {
    isStopped: () => performance.now() > deadline || (flag !== undefined && Atomics.load(flag, 0) >= current),
    show: (thought) => report({ kind: 'progress', number: current, thought: JSON.parse(thought) as Thought }),
  });
}

async function think(order: ThinkOrder): Promise<void> {
  const rules = await door;
  if (rules && order.level === fullStrength) await networks.bring(rules, order.game, order.options);
  const isStale = flag !== undefined && Atomics.load(flag, 0) >= order.number;
  if (!rules || isStale) return;
  deadline = performance.now() + order.milliseconds;
  current = order.number;
  const { game, options, start, actions, level, seed, nodes, lines, offersSwap } = order;
  const thought = rules.think(game, options, start, actions, level, seed, nodes, lines, offersSwap);
  report({ kind: 'thought', number: order.number, thought });
}

async function drawUp(order: DrawUpOrder): Promise<void> {
  const rules = await door;
  if (!rules) return;
  const { text } = rules.drawUp(order.game, order.options, order.party, order.seed);
  report({ kind: 'drawnUp', number: order.number, text });
}

function obey(order: ThinkerOrder): Promise<void> | void {
  if (order.kind === 'open') return open(order);
  return order.kind === 'think' ? think(order) : drawUp(order);
}

addEventListener('message', async ({ data }: MessageEvent<ThinkerOrder>) => {
  try {
    await obey(data);
  } catch (error) {
    if (data.kind !== 'open') report({ kind: 'failed', number: data.number, reason: String(error) });
  }
});

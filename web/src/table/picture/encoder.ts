import type { Order, Report } from './encoding';
import { Reel } from './reel';

let reel: Reel | null = null;

function carryOut(order: Order): Report {
  if (order.kind === 'begin') reel = new Reel(order.side, order.samples);
  else if (order.kind === 'frame') reel?.add(order.pixels, order.delay);
  else return reel?.bytes() ?? null;
  return null;
}

self.onmessage = ({ data }: MessageEvent<Order>) => self.postMessage(carryOut(data));

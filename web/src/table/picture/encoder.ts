import type { EncodingOrder, EncodingReport } from './encoding';
import { Reel } from './reel';

let reel: Reel | null = null;

function carryOut(order: EncodingOrder): EncodingReport {
  if (order.kind === 'begin') reel = new Reel(order.side, order.samples);
  else if (order.kind === 'frame') reel?.add(order.pixels, order.delay);
  else return reel?.bytes() ?? null;
  return null;
}

self.onmessage = ({ data }: MessageEvent<EncodingOrder>) => self.postMessage(carryOut(data));

import type { EncodingOrder, EncodingReport } from './encoding';
import { GifWriter } from './gifWriter';

let writer: GifWriter | null = null;

function carryOut(order: EncodingOrder): EncodingReport {
  if (order.kind === 'begin') writer = new GifWriter(order.side, order.samples);
  else if (order.kind === 'frame') writer?.add(order.pixels, order.delay);
  else return writer?.bytes() ?? null;
  return null;
}

self.onmessage = ({ data }: MessageEvent<EncodingOrder>) => self.postMessage(carryOut(data));

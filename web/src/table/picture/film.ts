import { side, type FrameRenderer } from './frameRenderer.svelte';
import type { EncodingOrder, EncodingReport } from './encoding';
import { scriptOf } from './script';

/** Of a picture's size: what goes into a message. */
const scale = 0.5;
const pixelsAcross = side * scale;

/** Thrown where somebody does not want the film any more. */
export class CancelledError extends Error {}

export interface FilmProgress {
  done: number;
  of: number;
}

/** The worker's answers in turn; none once it was cancelled. */
function askWorker(worker: Worker, order: EncodingOrder, signal: AbortSignal): Promise<EncodingReport> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new CancelledError()), { once: true });
    worker.onmessage = ({ data }: MessageEvent<EncodingReport>) => resolve(data);
    worker.onerror = (event) => reject(new Error(event.message));
    worker.postMessage(order);
  });
}

/** Makes an animated GIF of a game of so many frames. */
export async function filmOf(
  renderer: FrameRenderer,
  length: number,
  signal: AbortSignal,
  report: (progress: FilmProgress) => void,
): Promise<Blob> {
  const worker = new Worker(new URL('./encoder.ts', import.meta.url), { type: 'module' });
  const pixels = async (index: number) => {
    const canvas = await renderer.draw(index, scale);
    if (signal.aborted) throw new CancelledError();
    return canvas.getContext('2d')!.getImageData(0, 0, pixelsAcross, pixelsAcross).data;
  };
  try {
    const shots = scriptOf(length);
    const samples = [0, Math.floor(length / 2), length - 1];
    const colours = new Uint8ClampedArray(samples.length * pixelsAcross * pixelsAcross * 4);
    for (const [place, index] of samples.entries()) {
      colours.set(await pixels(index), (place * colours.length) / samples.length);
    }
    await askWorker(worker, { kind: 'begin', side: pixelsAcross, samples: colours }, signal);
    for (const [done, { index, delay }] of shots.entries()) {
      report({ done, of: shots.length });
      await askWorker(worker, { kind: 'frame', pixels: await pixels(index), delay }, signal);
    }
    const bytes = await askWorker(worker, { kind: 'end' }, signal);
    return new Blob([bytes ?? ''], { type: 'image/gif' });
  } finally {
    worker.terminate();
  }
}

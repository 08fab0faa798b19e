import { compileRules } from './door';
import type { ThinkerOrder, OrderTo, ThinkerReport } from './thinking';
import type { Thought } from './types';

/** Rejected with this when a search was stopped because nobody wants its answer any more. */
export class StoppedError extends Error {}

interface Waiting {
  resolve(report: ThinkerReport): void;
  reject(error: Error): void;
  progress: ((thought: Thought) => void) | undefined;
}

/** A worker that thinks, one order at a time. Nothing here blocks the page. */
export class Thinker {
  private worker: Worker | undefined;
  private readonly flag = globalThis.crossOriginIsolated ? new SharedArrayBuffer(4) : null;
  private readonly waiting = new Map<number, Waiting>();
  private last = 0;

  think(order: OrderTo<'think'>, progress?: (thought: Thought) => void): Promise<Thought> {
    return this.send({ ...order, kind: 'think', number: ++this.last }, progress).then((report) => {
      if (report.kind !== 'thought') throw new Error('a thought was expected');
      return report.thought;
    });
  }

  drawUp(order: OrderTo<'drawUp'>): Promise<string> {
    return this.send({ ...order, kind: 'drawUp', number: ++this.last }).then((report) => {
      if (report.kind !== 'drawnUp') throw new Error('a drawing-up was expected');
      return report.text;
    });
  }

  /** Ends what is being thought about; with shared memory at once and softly, else by ending the worker. */
  stop(): void {
    if (this.waiting.size === 0) return;
    if (this.flag) Atomics.store(new Int32Array(this.flag), 0, this.last);
    else this.close();
    for (const { reject } of this.waiting.values()) reject(new StoppedError());
    this.waiting.clear();
  }

  close(): void {
    this.worker?.terminate();
    this.worker = undefined;
  }

  private async send(
    order: Exclude<ThinkerOrder, { kind: 'open' }>,
    progress?: (thought: Thought) => void,
  ): Promise<ThinkerReport> {
    const worker = await this.ready();
    return new Promise((resolve, reject) => {
      this.waiting.set(order.number, { resolve, reject, progress });
      worker.postMessage(order);
    });
  }

  private async ready(): Promise<Worker> {
    const module = await compileRules();
    if (this.worker) return this.worker;
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<ThinkerReport>) => this.hear(data));
    worker.addEventListener('error', (event) => this.fail(event.message));
    worker.postMessage({ kind: 'open', module, flag: this.flag } satisfies ThinkerOrder);
    this.worker = worker;
    return worker;
  }

  private hear(report: ThinkerReport): void {
    const waiting = this.waiting.get(report.number);
    if (!waiting) return;
    if (report.kind === 'progress') return waiting.progress?.(report.thought);
    this.waiting.delete(report.number);
    if (report.kind === 'failed') waiting.reject(new Error(report.reason));
    else waiting.resolve(report);
  }

  private fail(reason: string): void {
    for (const { reject } of this.waiting.values()) reject(new Error(reason));
    this.waiting.clear();
    this.close();
  }
}

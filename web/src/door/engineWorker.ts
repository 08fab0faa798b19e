import { compileRules } from './door';
import type { EngineRequest, RequestOf, EngineResponse } from './engineMessages';
import type { SearchResult } from './types';

/** Rejected with this when a search was stopped because nobody wants its answer any more. */
export class StoppedError extends Error {}

interface PendingRequest {
  resolve(response: EngineResponse): void;
  reject(error: Error): void;
  progress: ((result: SearchResult) => void) | undefined;
}

/** Runs the engine in a worker, one request at a time, so that nothing blocks the page. */
export class EngineWorker {
  private worker: Worker | undefined;
  private readonly cancelled = globalThis.crossOriginIsolated ? new SharedArrayBuffer(4) : null;
  private readonly pending = new Map<number, PendingRequest>();
  private lastId = 0;

  think(request: RequestOf<'think'>, progress?: (result: SearchResult) => void): Promise<SearchResult> {
    return this.send({ ...request, kind: 'think', id: ++this.lastId }, progress).then((response) => {
      if (response.kind !== 'result') throw new Error('expected a search result');
      return response.result;
    });
  }

  drawUp(request: RequestOf<'drawUp'>): Promise<string> {
    return this.send({ ...request, kind: 'drawUp', id: ++this.lastId }).then((response) => {
      if (response.kind !== 'drawnUp') throw new Error('expected a drawing-up');
      return response.text;
    });
  }

  /** Stops the search: through shared memory where there is any, else by terminating the worker. */
  stop(): void {
    if (this.pending.size === 0) return;
    if (this.cancelled) Atomics.store(new Int32Array(this.cancelled), 0, this.lastId);
    else this.close();
    for (const { reject } of this.pending.values()) reject(new StoppedError());
    this.pending.clear();
  }

  close(): void {
    this.worker?.terminate();
    this.worker = undefined;
  }

  private async send(
    request: Exclude<EngineRequest, { kind: 'open' }>,
    progress?: (result: SearchResult) => void,
  ): Promise<EngineResponse> {
    const worker = await this.startWorker();
    return new Promise((resolve, reject) => {
      this.pending.set(request.id, { resolve, reject, progress });
      worker.postMessage(request);
    });
  }

  private async startWorker(): Promise<Worker> {
    const module = await compileRules();
    if (this.worker) return this.worker;
    const worker = new Worker(new URL('./engine.worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<EngineResponse>) => this.receive(data));
    worker.addEventListener('error', (event) => this.fail(event.message));
    worker.postMessage({ kind: 'open', module, cancelled: this.cancelled } satisfies EngineRequest);
    this.worker = worker;
    return worker;
  }

  private receive(response: EngineResponse): void {
    const pending = this.pending.get(response.id);
    if (!pending) return;
    if (response.kind === 'progress') return pending.progress?.(response.result);
    this.pending.delete(response.id);
    if (response.kind === 'failed') pending.reject(new Error(response.reason));
    else pending.resolve(response);
  }

  private fail(reason: string): void {
    for (const { reject } of this.pending.values()) reject(new Error(reason));
    this.pending.clear();
    this.close();
  }
}

import type { Page } from 'playwright-core';

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds; `tdur` counts only while the thread ran, so that other work on the machine hardly adds to it. */
  ts: number;
  dur: number;
  tdur?: number;
  args?: { name?: string; data?: { type?: string } };
}

const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'cc'];

/** What a browser did, as its own tracing counts it. */
export class Work {
  readonly #events: readonly TraceEvent[];
  readonly #threads: ReadonlyMap<string, string>;

  constructor(events: readonly TraceEvent[]) {
    const names = events.filter(({ name }) => name === 'thread_name');
    this.#threads = new Map(names.map(({ pid, tid, args }) => [`${pid} ${tid}`, args?.name ?? '']));
    this.#events = events.filter(({ ph }) => ph === 'X');
  }

  static async during(page: Page, act: () => Promise<unknown>): Promise<Work> {
    const browser = page.context().browser()!;
    await browser.startTracing(page, { categories });
    await act();
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
    return new Work(traceEvents);
  }

  count(name: string): number {
    return this.#events.filter((event) => event.name === name).length;
  }

  /** Milliseconds of a processor. */
  cpu(name: string): number {
    return cpuOf(this.#events.filter((event) => event.name === name));
  }

  /** All that the pages' thread did, in milliseconds of a processor. */
  get page(): number {
    return cpuOf(this.#tasks);
  }

  /** The same for each click, until the frame that shows what came of it. */
  get untilDrawn(): number[] {
    const frames = this.#events.filter(({ name }) => name === 'Layerize').map(({ ts }) => ts);
    return this.#events
      .filter(({ name, args }) => name === 'EventDispatch' && args?.data?.type === 'click')
      .sort((a, b) => a.ts - b.ts)
      .map(({ ts: start, dur }) => {
        const end = Math.min(...frames.filter((frame) => frame > start + dur));
        return cpuOf(this.#tasks.filter(({ ts, dur: length }) => ts + length > start && ts < end));
      });
  }

  get #tasks(): readonly TraceEvent[] {
    return this.#events.filter(
      ({ name, pid, tid }) => name === 'RunTask' && this.#threads.get(`${pid} ${tid}`) === 'CrRendererMain',
    );
  }
}

const cpuOf = (events: readonly TraceEvent[]): number => events.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000;

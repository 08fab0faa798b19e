import { fullStrength } from '../../door/levels';
import { StoppedError, type EngineWorker } from '../../door/engineWorker';
import type { SearchResult } from '../../door/types';
import { valueOf } from '../../door/verdict';
import type { Positions } from './positions';
import { actionsTo, type Node, type Tree } from './tree';

/** What the engine has found, node by node of a tree of variations. */
export class Search {
  private results: ReadonlyMap<number, SearchResult> = $state.raw(new Map());

  constructor(
    private readonly engine: Pick<EngineWorker, 'think' | 'stop' | 'close'>,
    private readonly positions: Positions,
    private readonly tree: Tree,
  ) {}

  /** Null where nothing has been searched yet. */
  resultOf(node: Node): SearchResult | null {
    return this.results.get(node.id) ?? null;
  }

  /** Between -1 and 1 for side 0; null where nothing has been searched yet. */
  valueAt(node: Node): number | null {
    const { side, end } = this.positions.toMove(this.tree.positionAt(node));
    if (end !== null) return end;
    const best = this.resultOf(node)?.lines[0];
    if (!best) return null;
    return side === 0 ? valueOf(best) : -valueOf(best);
  }

  /** Searches for so long, or until another search begins; what is found meanwhile is kept. */
  async run(node: Node, milliseconds: number, lines: number): Promise<void> {
    this.stop();
    const { game, options } = this.positions.scene;
    const order = { game, options, start: this.tree.start, actions: actionsTo(node), level: fullStrength, seed: '1' };
    const keep = (result: SearchResult) => {
      if (result.lines.length > 0) this.results = new Map(this.results).set(node.id, result);
    };
    try {
      keep(await this.engine.think({ ...order, nodes: 0, milliseconds, lines, offersSwap: false }, keep));
    } catch (error) {
      if (!(error instanceof StoppedError)) throw error;
    }
  }

  stop(): void {
    this.engine.stop();
  }

  close(): void {
    this.engine.stop();
    this.engine.close();
  }
}

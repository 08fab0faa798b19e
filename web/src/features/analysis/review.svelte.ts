import type { Ply } from '../../door/types';
import { decisivePly, markOf, turningPoints, type MoveMark } from '../../door/verdict';
import type { Positions } from './positions';
import type { Search } from './search.svelte';
import type { Node, Tree } from './tree';

const searchTime = 350;

/** What the engine holds of a move. */
export interface Judgement {
  mark: MoveMark;
  /** The best line in its place; empty where the move was best. */
  better: readonly Ply[];
}

/** The main line as the engine judges it, move by move, and the look at all its positions that this takes. */
export class Review {
  isRunning = $state(false);

  constructor(
    private readonly search: Search,
    private readonly positions: Positions,
    private readonly tree: Tree,
    private readonly mainLine: () => readonly Node[],
  ) {}

  /** For side 0, from the start on along the main line; null where nothing has been searched yet. */
  readonly values: readonly (number | null)[] = $derived.by(() =>
    [this.tree.root, ...this.mainLine()].map((node) => this.search.valueAt(node)),
  );
  /** How many positions of the main line have been looked at. */
  readonly reviewed: number = $derived.by(() => this.values.filter((value) => value !== null).length);

  /** Which side acted, move by move of the main line. */
  private readonly actors: readonly number[] = $derived.by(() =>
    this.mainLine().map(({ ply }) => this.positions.sides[ply?.seat ?? 0] ?? 0),
  );

  /** The moves of the main line that changed the game. */
  readonly turningPoints: readonly Node[] = $derived.by(() => {
    const turns = turningPoints(this.values, this.actors).map(({ ply }) => this.mainLine()[ply - 1]!);
    return this.mainLine().filter((node) => node === this.decisive || turns.includes(node));
  });

  /** The move that lost the game for good; null where there was none, or it is not found yet. */
  readonly decisive: Node | null = $derived.by(() => {
    const ply = decisivePly(this.values, this.actors);
    return ply === null ? null : this.mainLine()[ply - 1]!;
  });

  /** Of any move of the tree; null at the start, and where nobody has looked yet. */
  judgementOf(node: Node): Judgement | null {
    const { parent, ply } = node;
    const best = parent && this.search.resultOf(parent)?.lines[0]?.actions;
    if (!ply || !best) return null;
    const [before, after] = [this.search.valueAt(parent), this.search.valueAt(node)];
    if (before === null || after === null) return null;
    const sign = this.positions.sides[ply.seat] === 0 ? 1 : -1;
    const mark = markOf(sign * before, sign * after, best[0] === ply.action);
    return { mark, better: mark === 'best' ? [] : this.positions.pliesFrom(this.tree.positionAt(parent), best) };
  }

  /** Looks at every position of the main line, first where one is; calls back after each. */
  async run(here: () => Node, looked: () => void): Promise<void> {
    this.isRunning = true;
    for (let node = this.next(here()); node && this.isRunning; node = this.next(here())) {
      await this.search.run(node, searchTime, 1);
      if (!this.search.resultOf(node)) break; // stopped
      looked();
    }
    this.isRunning = false;
  }

  stop(): void {
    this.isRunning = false;
    this.search.stop();
  }

  private next(here: Node): Node | undefined {
    const wanted = [here.parent, here, ...[...this.mainLine()].reverse(), this.tree.root];
    return wanted.filter((node) => node !== null).find((node) => this.search.valueAt(node) === null);
  }
}

import { ask } from '../door/door';
import type { Choice, Door, Geometry, MatchState, Message, Tableau } from '../door/types';
import type { Snapshot } from './match';

/** What all matches share that the rules of this page fold. */
export abstract class FoldedMatch {
  readonly geometry: Geometry;
  abstract snapshot: Snapshot;
  private readonly listeners = new Set<() => void>();

  protected constructor(
    protected readonly door: Door,
    protected state: MatchState,
  ) {
    this.geometry = door.geometry(state.game, state.options);
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  tableau(position: string): Tableau {
    return this.door.tableau(this.state.game, this.state.options, position);
  }

  choose(picks: readonly string[]): Choice | Message {
    return ask(() => this.door.choose(this.state.game, this.state.options, this.state.position, picks));
  }

  record(): string {
    return this.door.record(this.state.match).text;
  }

  protected abstract look(): Snapshot;

  protected tell(): void {
    this.snapshot = this.look();
    for (const listener of this.listeners) listener();
  }
}

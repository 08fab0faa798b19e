import { ask } from '../door/door';
import type { Choice, Door, Geometry, MatchState, Message, Tableau } from '../door/types';
import type { Snapshot } from './match';

/** What all matches share that the rules of this page fold. */
export abstract class FoldedMatch {
  readonly geometry: Geometry;
  abstract snapshot: Snapshot;
  private readonly listeners = new Set<() => void>();
  private lastChoice: { question: string; answer: Choice | Message } | null = null;

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

  /** Asked twice in a row for each pick, by the table and by the board; the rules are asked once. */
  choose(picks: readonly string[]): Choice | Message {
    const { game, options, position } = this.state;
    const question = [position, ...picks].join('\n');
    if (this.lastChoice?.question !== question) {
      this.lastChoice = { question, answer: ask(() => this.door.choose(game, options, position, picks)) };
    }
    return this.lastChoice.answer;
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

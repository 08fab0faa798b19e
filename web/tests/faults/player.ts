import type { ServerMessage } from '../../src/door/server/protocol';
import type { Said, Wish } from './client';
import type { Ledger } from './ledger';
import { Regular } from './regular';
import { later } from './server';

/** Somebody who plays at random. What he hears goes into the ledger of his table. */
export class Player extends Regular {
  ledger: Ledger | undefined;
  /** The table as told last. */
  table: Said<'table'> | undefined;
  /** What he hands in behind a screen, by party. */
  preparations: Readonly<Record<string, string>> = {};
  isResting = false;
  onUpdate: (update: ServerMessage) => void = () => undefined;

  #over = later<void>();
  #number = 0; // of the last event he was told
  #reach = 0; // of what was told, whoever heard it, when he asked
  #hasPrepared = false;
  #hadPrepared = false; // when he asked
  #seen: Said<'seen'> | undefined; // what he has not acted on yet
  #isActing = false;

  /** For who wonders why nothing happens. */
  get standing(): string {
    return `${this.name}: ${this.arrivals} arrivals, event ${this.#number}, ${this.table?.phase}, awaits ${this.errands}`;
  }

  /** When the game at his table is. */
  over(): Promise<void> {
    return this.#over.promise;
  }

  watch(ledger: Ledger): void {
    this.ledger = ledger;
    this.table = undefined;
    this.#over = later();
    this.#number = this.#reach = 0;
    this.#hasPrepared = this.#hadPrepared = false;
    this.#seen = undefined;
    this.ask({ do: 'watch', table: ledger.table, wantsView: true });
  }

  protected override resume(): void {
    if (!this.ledger) return;
    this.#reach = this.ledger.reach;
    this.#hadPrepared = this.#hasPrepared;
    this.ask({ do: 'watch', table: this.ledger.table, after: this.#number, wantsView: true });
  }

  protected override forget(): void {
    this.#seen = undefined;
  }

  protected override hear(update: ServerMessage): void {
    const { ledger } = this;
    if (ledger && 'table' in update && update.table === ledger.table) {
      if (update.say === 'table') this.#hearTable(update, ledger);
      if (update.say === 'played') this.#hearPlayed(update, ledger);
      if (update.say === 'seen') this.#hearSeen(update);
    }
    this.onUpdate(update);
    void this.#act();
  }

  #hearTable(update: Said<'table'>, ledger: Ledger): void {
    if (update.number < this.#number) throw new Error(`${this.name}: event ${this.#number} is lost: ${update.number}`);
    this.#number = update.number;
    this.table = update;
    ledger.hold(update.record, this.#reach);
    ledger.holdClocks(update.clocks);
    if (update.phase === 'over') this.#over.resolve();
  }

  #hearPlayed({ number, ply, action, clocks }: Said<'played'>, ledger: Ledger): void {
    if (number !== this.#number + 1) throw new Error(`${this.name}: event ${number} after ${this.#number}`);
    this.#number = number;
    ledger.take(ply, action);
    ledger.holdClocks(clocks);
  }

  #hearSeen(update: Said<'seen'>): void {
    if (this.#hadPrepared && update.party !== '') throw new Error(`${this.name}: what he handed in is lost`);
    this.#seen = update;
  }

  /** One thing at a time. */
  async #act(): Promise<void> {
    if (this.#isActing || this.isResting) return;
    this.#isActing = true;
    for (let wish = this.#wish(); wish && !this.isResting; wish = this.#wish()) {
      const { ledger } = this;
      if (wish.do === 'play') ledger?.send(wish.ply, wish.action);
      const answer = await this.insist(wish);
      if (answer.say === 'refused') {
        this.complain(new Error(`${this.name}: ${JSON.stringify(wish)}: ${answer.message.english}`));
      }
      if (wish.do === 'prepare') this.#hasPrepared = true;
      if (wish.do === 'play' && ledger) this.guarded(() => ledger.take(wish.ply, wish.action));
    }
    this.#isActing = false;
  }

  /** What is to be done now, if it was told how the table stands. */
  #wish(): Extract<Wish, { do: 'play' | 'prepare' }> | undefined {
    const seen = this.#seen;
    this.#seen = undefined; // each view is acted on once
    if (!seen || !this.ledger || this.table?.phase === 'over') return undefined;
    const { table } = this.ledger;
    const text = this.preparations[seen.party];
    if (text !== undefined) return { do: 'prepare', table, text };
    if (seen.view.actions.length === 0) return undefined;
    return { do: 'play', table, ply: seen.ply, action: this.random.of(seen.view.actions) };
  }
}

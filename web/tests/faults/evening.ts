import { expect } from 'vitest';
import type { Random } from '../random';
import { rules } from '../rules';
import { recordOf } from './client';
import { actionsOf, type Ledger } from './ledger';
import { Pair, type Meeting } from './pair';
import { until } from './server';

/** People at several tables, and whatever they had to complain of. */
export class Evening {
  readonly faults: unknown[] = [];
  readonly pairs: Pair[] = [];

  constructor(private readonly random: Random) {}

  async meet(meeting: Meeting): Promise<Pair> {
    const pair = await Pair.met(meeting, this.random, (fault) => this.faults.push(fault));
    this.pairs.push(pair);
    return pair;
  }

  /** One game after the other at every table. */
  play(): void {
    for (const pair of this.pairs) void pair.play().catch((fault: unknown) => this.faults.push(fault));
  }

  /** Until something is so, or somebody complains. */
  async until(isTrue: () => boolean, what: string | (() => string) = 'it'): Promise<void> {
    await until(() => this.faults.length > 0 || isTrue(), 30, what);
    expect(this.faults).toEqual([]);
  }

  /** Every table has so many more actions, or is the next one already. */
  async goOn(actions = 1): Promise<void> {
    const tables = this.pairs.map(({ ledgers }) => ledgers.length);
    const told = this.pairs.map(({ told }) => told);
    const goesOn = (pair: Pair, index: number): boolean =>
      pair.ledgers.length > tables[index]! || pair.told >= told[index]! + actions;
    const late = (): Pair[] => this.pairs.filter((pair, index) => !goesOn(pair, index));
    const standing = (): string =>
      late()
        .flatMap(({ players }) => players.map((player) => player.standing))
        .join('\n');
    await this.until(() => late().length === 0, standing);
  }

  /** What is under way is finished; then every ledger is held against the records that these servers show. */
  async end(...origins: string[]): Promise<string> {
    for (const pair of this.pairs) pair.rest();
    await this.until(() => this.pairs.every(({ isIdle }) => isIdle), 'the last answer');
    const ledgers = this.pairs.flatMap((pair) => pair.ledgers);
    for (const origin of origins) await this.#close(ledgers, origin);
    for (const pair of this.pairs) pair.leave();
    const players = this.pairs.flatMap((pair) => pair.players);
    const actions = ledgers.reduce((sum, ledger) => sum + ledger.actions.size, 0);
    const arrivals = players.reduce((sum, player) => sum + player.arrivals, 0);
    return `${ledgers.length} tables, ${actions} actions, ${arrivals} connections`;
  }

  async #close(ledgers: readonly Ledger[], origin: string): Promise<void> {
    const door = await rules();
    for (const ledger of ledgers) {
      let record = '';
      const isThere = async (): Promise<boolean> => {
        record = await recordOf(origin, ledger.table);
        return actionsOf(record).length >= ledger.reach;
      };
      await until(isThere, 5, `what was told of ${ledger.table}`); // nodes hear of each other in a moment
      ledger.close(record);
      if (record !== '') door.close(door.read(record).match);
    }
  }
}

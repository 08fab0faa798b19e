import { expect } from 'vitest';
import { rules } from '../rules';
import { recordOf } from './client';
import type { Evening } from './evening';
import { actionsOf, type Ledger } from './ledger';

interface Reach {
  at: number;
  ledger: Ledger;
  reach: number;
}

/** Notes when people were told of what, so that a copy can be held against what they knew at some moment. */
export class Witness {
  readonly #noted: Reach[] = [];
  readonly #timer: NodeJS.Timeout;

  constructor(private readonly evening: Evening) {
    this.#timer = setInterval(() => this.#note(), 20);
  }

  /** Nothing more happens; what was told until now counts. */
  leave(): void {
    this.#note();
    clearInterval(this.#timer);
    for (const pair of this.evening.pairs) {
      pair.rest();
      pair.leave();
    }
  }

  /** Actions of all tables that anybody had been told of by then. */
  toldBy(moment: number): number {
    return [...this.#by(moment).values()].reduce((sum, reach) => sum + reach, 0);
  }

  /** Everything that anybody had been told of by some moment is at this server, and folds. */
  async holds(origin: string, moment: number): Promise<void> {
    const door = await rules();
    const known = this.#by(moment);
    expect(known.size).toBeGreaterThan(0);
    for (const [ledger, reach] of known) {
      const record = await recordOf(origin, ledger.table);
      ledger.hold(record, reach);
      door.close(door.read(record).match);
    }
  }

  /** How long before the end the oldest action was told that is not there; 0 where all are. */
  async lost(origin: string, end: number): Promise<number> {
    let lost = 0;
    for (const ledger of this.#by(end).keys()) {
      const answer = await fetch(`${origin}/api/tables/${ledger.table}/record`);
      const there = answer.ok ? actionsOf(await answer.text()).length : 0;
      const missed = this.#noted.find((note) => note.ledger === ledger && note.reach > there);
      if (missed) lost = Math.max(lost, end - missed.at);
    }
    return lost;
  }

  /** Actions of all tables at this server. */
  async kept(origin: string, end: number): Promise<number> {
    let kept = 0;
    for (const ledger of this.#by(end).keys()) {
      const answer = await fetch(`${origin}/api/tables/${ledger.table}/record`);
      kept += answer.ok ? actionsOf(await answer.text()).length : 0;
    }
    return kept;
  }

  #note(): void {
    const at = Date.now();
    for (const ledger of this.evening.pairs.flatMap(({ ledgers }) => ledgers)) {
      if (ledger.reach > 0) this.#noted.push({ at, ledger, reach: ledger.reach });
    }
  }

  #by(moment: number): Map<Ledger, number> {
    const known = new Map<Ledger, number>();
    for (const { at, ledger, reach } of this.#noted) if (at <= moment) known.set(ledger, reach);
    return known;
  }
}

export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

import type { Clocks, Setup } from '../../src/door/server/protocol';

/** The actions of the first game in a record. */
export function actionsOf(record: string): string[] {
  const game = record.split(/\n\s*game 1\n/)[1] ?? '';
  return game.split('\n').flatMap((line) => /^\d+ (\S.*)$/.exec(line)?.[1] ?? []);
}

/**
 * What people were told of one table, whoever they are and whichever server told them. It is held against everything
 * that is told later, and against the record.
 */
export class Ledger {
  /** Acknowledged, or told as played: by ply. */
  readonly actions = new Map<number, string>();
  /** Sent by somebody, perhaps several times: by ply. */
  readonly #sent = new Map<number, string>();

  constructor(
    readonly table: string,
    readonly setup: Setup,
  ) {}

  send(ply: number, action: string): void {
    this.#sent.set(ply, action);
  }

  take(ply: number, action: string): void {
    const known = this.actions.get(ply);
    if (known !== undefined && known !== action) {
      throw new Error(`${this.table}: action ${ply} was ${known}, and is ${action} now`);
    }
    this.actions.set(ply, action);
  }

  /** How far what was told reaches. */
  get reach(): number {
    return Math.max(-1, ...this.actions.keys()) + 1;
  }

  /** A record that was told: what was told before it was asked for is in it. */
  hold(record: string, reach = this.reach): void {
    const actions = actionsOf(record);
    for (const [ply, action] of this.actions) {
      if (ply >= reach || actions[ply] === action) continue;
      throw new Error(
        `${this.table}: action ${ply}, ${action}, was told, and is ${actions[ply] ?? 'lost'} now:\n${record}`,
      );
    }
  }

  /** Once nothing is under way any more: nothing is there that nobody sent, and nothing twice. */
  close(record: string): void {
    this.hold(record);
    const hasComputer = this.setup.places.some(({ level }) => level > 0);
    for (const [ply, action] of actionsOf(record).entries()) {
      const sent = this.#sent.get(ply);
      if (sent === action || (hasComputer && sent === undefined)) continue;
      throw new Error(`${this.table}: action ${ply} is ${action}, and ${sent ?? 'nothing'} was sent`);
    }
  }

  /** Nobody has less than nothing, nor more than he can have been given. */
  holdClocks(clocks: Clocks | null): void {
    const { kind, seconds, increment } = this.setup.clock;
    if (kind !== 'fischer' || clocks === null) return;
    const most = (seconds + increment * this.actions.size + increment) * 1000;
    const isSane = clocks.left.every((left) => left >= 0 && left <= most);
    if (!isSane) throw new Error(`${this.table}: clocks ${clocks.left.join(' ')}, with ${this.actions.size} actions`);
  }
}

import type { Setup } from '../../src/door/server/protocol';
import type { Random } from '../random';
import { newGuest } from './client';
import { Ledger } from './ledger';
import { Player } from './player';
import type { Server } from './server';

export interface Meeting {
  name: string;
  setup: Setup;
  /** Where each of them connects, the host first: the first of these that is up. */
  servers: readonly (readonly Server[])[];
  preparations?: Readonly<Record<string, string>>;
}

/** People who play one game after the other at tables of one kind. */
export class Pair {
  readonly ledgers: Ledger[] = [];

  private constructor(
    readonly meeting: Meeting,
    readonly players: readonly Player[],
  ) {}

  static async met(meeting: Meeting, random: Random, complain: (fault: unknown) => void): Promise<Pair> {
    const people = meeting.setup.places.filter(({ level }) => level === 0);
    const players: Player[] = [];
    for (const index of people.keys()) {
      const servers = meeting.servers[index % meeting.servers.length]!;
      const cookie = await newGuest(servers[0]!.origin, `${meeting.name} ${index}`);
      const where = (): Promise<number> => Promise.race(servers.map((server) => server.up()));
      const player = new Player(`${meeting.name}-${index}`, cookie, where, random);
      player.complain = complain;
      player.preparations = meeting.preparations ?? {};
      players.push(player);
    }
    return new Pair(meeting, players);
  }

  /** One game after the other. */
  async play(): Promise<void> {
    for (;;) await this.playOne();
  }

  /** A whole game. */
  async playOne(): Promise<void> {
    await this.sitDown();
    await this.ended();
  }

  async sitDown(): Promise<Ledger> {
    const [host, ...others] = this.players as [Player, ...Player[]];
    const { setup } = this.meeting;
    const place = setup.places.findIndex(({ level }) => level === 0);
    const made = await host.insist({ do: 'create', setup, place });
    if (made.say !== 'created') throw new Error(`no table: ${JSON.stringify(made)}`);
    const ledger = new Ledger(made.table, setup);
    this.ledgers.push(ledger);
    for (const player of this.players) player.watch(ledger);
    for (const other of others) {
      const sat = await other.insist({ do: 'sit', table: made.table });
      if (sat.say !== 'done') throw new Error(`no place: ${JSON.stringify(sat)}`);
    }
    return ledger;
  }

  async ended(): Promise<void> {
    await Promise.all(this.players.map((player) => player.over()));
  }

  /** What is under way is finished, and nothing more begun. */
  rest(): void {
    for (const player of this.players) player.isResting = true;
  }

  /** Actions that anybody was told of at the table where they sit now. */
  get told(): number {
    return this.ledgers.at(-1)?.actions.size ?? 0;
  }

  /** How often they were refused something for this reason. */
  refused(key: string): number {
    return this.players.reduce((sum, { refusals }) => sum + (refusals.get(key) ?? 0), 0);
  }

  get isIdle(): boolean {
    return this.players.every(({ isIdle }) => isIdle);
  }

  leave(): void {
    for (const player of this.players) player.leave();
  }
}

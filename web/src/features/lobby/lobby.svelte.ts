import { RefusedError } from '../../door/wasm';
import type { Lobby, LobbyChanged, LobbyPage, TableRow } from '../../door/server/protocol';
import type { LobbyLine } from './line';
import { freePlaces } from './rows';

type AskedLine = Pick<LobbyLine, 'ask' | 'listen'>;

const latestFirst = (rows: readonly TableRow[]): readonly TableRow[] => [...rows].sort((a, b) => b.changed - a.changed);

/** Tables of strangers with free places, as they come and go. */
export class OpenTables {
  /** Null until the server has told. */
  rows = $state.raw<readonly TableRow[] | null>(null);
  /** Games of strangers that can be watched. */
  live = $state.raw<readonly TableRow[] | null>(null);
  /** Whether the server has more tables with free places than it has told. */
  hasMore = $state(false);
  private known = new Map<string, TableRow>();

  /** Hears of them until it is stopped; again after each new connection. */
  follow(line: AskedLine): () => void {
    const stop = line.listen((tell) => {
      if (tell.say === 'welcome') void this.watch(line);
      if (tell.say === 'lobby') this.replace(tell);
      if (tell.say === 'lobbyChanged') this.change(tell);
    });
    void this.watch(line);
    return () => {
      stop();
      line.ask({ do: 'lobby', watch: false }).catch(() => undefined);
    };
  }

  /** More of the tables with free places; rejects where they cannot be had now. */
  async showMore(line: AskedLine): Promise<void> {
    const last = this.open.at(-1);
    if (!last) return;
    this.add(await line.ask({ do: 'lobbyPage', table: last.table, changed: last.changed }));
  }

  /** A server that is not upgraded yet knows nothing of changes: it tells whole lists. */
  private async watch(line: AskedLine): Promise<void> {
    try {
      const answer = await line.ask({ do: 'lobby', watch: true, changes: true }).catch((error: unknown) => {
        if (!(error instanceof RefusedError) || error.refusal.key !== 'protocol.unknown') throw error;
        return line.ask({ do: 'lobby', watch: true });
      });
      if (answer.say === 'lobby') this.replace(answer);
    } catch {
      // Asked again with the next connection.
    }
  }

  private replace({ tables, running = [], hasMore }: Pick<Lobby, 'tables' | 'running' | 'hasMore'>): void {
    this.known = new Map([...tables, ...running].map((row) => [row.table, row]));
    this.hasMore = hasMore === true;
    this.show();
  }

  /** What has changed since the page was asked for is later than it. */
  private add({ tables, hasMore }: LobbyPage): void {
    for (const row of tables) if (!this.known.has(row.table)) this.known.set(row.table, row);
    this.hasMore = hasMore === true;
    this.show();
  }

  private change({ rows, removed }: LobbyChanged): void {
    for (const row of rows) this.known.set(row.table, row);
    for (const table of removed) this.known.delete(table);
    this.show();
  }

  private get open(): readonly TableRow[] {
    return latestFirst([...this.known.values()].filter(({ phase }) => phase === 'open'));
  }

  private show(): void {
    this.rows = this.open.filter(({ places }) => freePlaces(places) > 0);
    this.live = latestFirst([...this.known.values()].filter(({ phase }) => phase === 'running'));
  }
}

import type { Lobby, TableRow } from '../../door/server/protocol';
import type { LobbyLine } from './line';
import { freePlaces } from './rows';

type ListedTables = Pick<Lobby, 'tables' | 'running'>;

const latestFirst = (rows: readonly TableRow[]): readonly TableRow[] => [...rows].sort((a, b) => b.changed - a.changed);

/** Tables of strangers with free places, as they come and go. */
export class OpenTables {
  /** Null until the server has told. */
  rows = $state.raw<readonly TableRow[] | null>(null);
  /** Games of strangers that can be watched. */
  live = $state.raw<readonly TableRow[] | null>(null);

  /** Hears of them until it is stopped; again after each new connection. */
  follow(line: Pick<LobbyLine, 'ask' | 'listen'>): () => void {
    const watch = (): void => {
      line.ask({ do: 'lobby', watch: true }).then(
        (answer) => answer.say === 'lobby' && this.show(answer),
        () => undefined,
      );
    };
    const stop = line.listen((tell) => {
      if (tell.say === 'welcome') watch();
      if (tell.say === 'lobby') this.show(tell);
    });
    watch();
    return () => {
      stop();
      line.ask({ do: 'lobby', watch: false }).catch(() => undefined);
    };
  }

  /** Servers of before tell nothing of games that can be watched. */
  private show({ tables, running = [] }: ListedTables): void {
    this.rows = latestFirst(tables).filter(({ places }) => freePlaces(places) > 0);
    this.live = latestFirst(running);
  }
}

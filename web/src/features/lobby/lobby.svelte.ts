import type { TableRow } from '../../door/server/protocol';
import type { Line } from './line';
import { freePlaces } from './rows';

/** Tables of strangers with free places, as they come and go. */
export class OpenTables {
  /** Null until the server has told. */
  rows = $state.raw<readonly TableRow[] | null>(null);
  /** Games of strangers that can be watched. */
  live = $state.raw<readonly TableRow[]>([]);

  /** Hears of them until it is stopped; again after each new connection. */
  follow(line: Pick<Line, 'ask' | 'listen'>): () => void {
    const watch = (): void => {
      line.ask({ do: 'lobby', watch: true }).then(
        (answer) => answer.say === 'lobby' && this.show(answer.tables),
        () => undefined,
      );
    };
    const stop = line.listen((tell) => {
      if (tell.say === 'welcome') watch();
      if (tell.say === 'lobby') this.show(tell.tables);
    });
    watch();
    return () => {
      stop();
      line.ask({ do: 'lobby', watch: false }).catch(() => undefined);
    };
  }

  private show(tables: readonly TableRow[]): void {
    const latest = [...tables].sort((a, b) => b.changed - a.changed);
    this.rows = latest.filter(({ phase, places }) => phase === 'open' && freePlaces(places) > 0);
    this.live = latest.filter(({ phase }) => phase === 'running');
  }
}

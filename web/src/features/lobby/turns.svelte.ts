import type { TableRow } from '../../door/server/protocol';
import type { LobbyLine } from './line';
import { isWaiting, withRow } from './rows';

/** One's own online games, as far as the server has told of them. */
export class Turns {
  /** Null until they are known. */
  rows = $state.raw<readonly TableRow[] | null>(null);
  readonly count = $derived((this.rows ?? []).filter(isWaiting).length);

  /** Lists the games now and after each new connection, and hears of turns. Answers how to stop. */
  follow(line: Pick<LobbyLine, 'ask' | 'listen'>, onturn: (row: TableRow) => void = () => undefined): () => void {
    const stop = line.listen((tell) => {
      if (tell.say === 'welcome') void this.refresh(line);
      if (tell.say !== 'turn') return;
      const isNew = isWaiting(tell.row) && !this.isKnownTurn(tell.row.table);
      this.rows = withRow(this.rows ?? [], tell.row);
      if (isNew) onturn(tell.row);
    });
    void this.refresh(line);
    return stop;
  }

  /** Where there is no connection, what is known stays. */
  async refresh(line: Pick<LobbyLine, 'ask'>): Promise<void> {
    try {
      this.rows = (await line.ask({ do: 'games' })).tables;
    } catch {
      return;
    }
  }

  private isKnownTurn(table: string): boolean {
    return this.rows?.some((row) => row.table === table && isWaiting(row)) ?? false;
  }
}

export const turns = new Turns();

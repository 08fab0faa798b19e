import { RefusedError } from '../../door/wasm';
import type { Asked } from '../../door/server/asks';
import type { Me, TableRow, Tell } from '../../door/server/protocol';
import type { LobbyLine } from './line';

/** Answers what a server would; an Error is thrown. */
type Answering = (asked: Asked) => object | Error;

/** A connection to nobody: it remembers what was asked, and says what a test wants it to. */
export class FakeLine {
  status: LobbyLine['status'] = 'on';
  me: Me | null = null;
  readonly asked: Asked[] = [];
  private readonly hearers = new Set<(tell: Tell) => void>();

  constructor(private readonly answering: Answering = () => ({ say: 'done' })) {}

  /** As pages see it. */
  get line(): LobbyLine {
    return this as unknown as LobbyLine;
  }

  get listeners(): number {
    return this.hearers.size;
  }

  async ask(message: Asked): Promise<object> {
    this.asked.push(message);
    const answer = this.answering(message);
    if (answer instanceof Error) throw answer;
    return answer;
  }

  listen(hear: (tell: Tell) => void): () => void {
    this.hearers.add(hear);
    return () => this.hearers.delete(hear);
  }

  say(tell: Tell): void {
    for (const hear of [...this.hearers]) hear(tell);
  }
}

export function refusalOf(key: string, english = ''): RefusedError {
  return new RefusedError({ key, rule: '', arguments: [], ...{ english } });
}

export const welcome: Tell = { say: 'welcome', version: 1, me: { name: 'Ada', account: '', takesChat: true }, now: 0 };

export function rowOf(table: string, more: Partial<TableRow> = {}): TableRow {
  return {
    table,
    game: 'menhirs',
    phase: 'running',
    places: [
      { level: 0, name: 'Ada', isTaken: true },
      { level: 0, name: '', isTaken: false },
    ],
    clock: { kind: 'none', seconds: 0, increment: 0, days: 0 },
    plies: 0,
    changed: 0,
    isMyTurn: false,
    ...more,
  };
}

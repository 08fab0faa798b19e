import { RefusedError } from '../../door/wasm';
import type { Command } from '../../door/server/commands';
import type { Me, ServerMessage, TableRow } from '../../door/server/protocol';
import { gameNames } from '../../match/games';
import type { LobbyLine } from './line';

/** Answers what a server would; an Error is thrown. */
type Answering = (command: Command) => object | Error;

/** A connection to nobody: it remembers what was asked, and says what a test wants it to. */
export class FakeLine {
  status: LobbyLine['status'] = 'on';
  me: Me | null = null;
  readonly asked: Command[] = [];
  private readonly hearers = new Set<(update: ServerMessage) => void>();

  constructor(private readonly answering: Answering = () => ({ say: 'done' })) {}

  /** As pages see it. */
  get line(): LobbyLine {
    return this as unknown as LobbyLine;
  }

  get listeners(): number {
    return this.hearers.size;
  }

  async ask(command: Command): Promise<object> {
    this.asked.push(command);
    const answer = this.answering(command);
    if (answer instanceof Error) throw answer;
    return answer;
  }

  listen(hear: (update: ServerMessage) => void): () => void {
    this.hearers.add(hear);
    return () => this.hearers.delete(hear);
  }

  say(update: ServerMessage): void {
    for (const hear of [...this.hearers]) hear(update);
  }
}

export function refusalOf(key: string, english = ''): RefusedError {
  return new RefusedError({ key, rule: '', arguments: [], ...{ english } });
}

export const welcome: ServerMessage = {
  say: 'welcome',
  version: 1,
  me: { name: 'Ada', account: '', takesChat: true },
  now: 0,
};

export function rowOf(table: string, more: Partial<TableRow> = {}): TableRow {
  return {
    table,
    game: gameNames[0]!,
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

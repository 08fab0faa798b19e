import { Connection } from './connection.svelte';
import type { Ear, Means, Senses } from './means';
import type { AskMessage, Me, MessageWithEnglish, Table, Tell } from './protocol';

export const me: Me = { name: 'Ada', account: '', takesChat: true };

export const refusal = (key: string): MessageWithEnglish => ({ key, rule: '', arguments: [], english: key });

type WithRequest = Extract<Tell, { request?: number }>;
type Unnumbered = WithRequest extends infer Each ? (Each extends unknown ? Omit<Each, 'request'> : never) : never;

/** A server that says what a test tells it to say, and remembers what it was asked. */
export class FakeServer {
  /** Everything asked so far, over all sockets; pings are answered and left out. */
  readonly asked: AskMessage[] = [];
  readonly posted: { path: string; body: unknown }[] = [];
  /** What the next post is answered with, and how. */
  status = 200;
  body: unknown = me;
  isReachable = true;
  answersPings = true;
  sockets = 0;
  /** What the page notices; null while nothing listens. */
  senses: Senses | null = null;
  private ear: Ear | null = null;

  readonly means: Means = {
    socket: (_, ear) => {
      this.sockets += 1;
      this.ear = ear;
      return {
        send: (text) => this.hear(JSON.parse(text) as AskMessage),
        close: () => this.ear === ear && (this.ear = null),
      };
    },
    fetch: async (path, { body }) => {
      this.posted.push({ path, body: JSON.parse(String(body)) });
      if (!this.isReachable) throw new TypeError('no network');
      return new Response(JSON.stringify(this.body), { status: this.status });
    },
    notice: (senses) => {
      this.senses = senses;
      return () => (this.senses = null);
    },
    random: () => 0,
  };

  get isConnected(): boolean {
    return this.ear !== null;
  }

  /** What was asked, without numbers and keys. */
  get last(): AskMessage | undefined {
    return this.asked.at(-1);
  }

  connection(): Connection {
    return new Connection(this.means);
  }

  welcome(): void {
    this.say({ say: 'welcome', version: 1, me, now: Date.now() + 5000 });
  }

  say(tell: Tell): void {
    this.ear?.hear(JSON.stringify(tell));
  }

  /** Answers what was asked last, or the ask that is given. */
  answer(tell: Unnumbered, to: AskMessage | undefined = this.last): void {
    this.say({ ...tell, request: to?.request ?? 0 } as Tell);
  }

  cut(): void {
    this.ear?.closed();
    this.ear = null;
  }

  private hear(message: AskMessage): void {
    if (message.do !== 'ping') this.asked.push(message);
    else if (this.answersPings) this.say({ say: 'pong', request: message.request, now: Date.now() + 5000 });
  }
}

/** A running table of two persons, the first of whom is at this page. */
export function tableOf(record: string, more: Partial<Table> = {}): Table {
  const person = (name: string) => ({ level: 0, name, isTaken: true, isHere: true, mayBeHanded: false });
  return {
    say: 'table',
    table: 'abcdef',
    number: 1,
    now: 0,
    phase: 'running',
    setup: {
      game: 'menhirs',
      options: {},
      length: 'games 1',
      places: [{ level: 0 }, { level: 0 }],
      seating: 'lot',
      clock: { kind: 'none', seconds: 0, increment: 0, days: 0 },
      isListed: false,
    },
    places: [person('Ada'), person('Bob')],
    me: 0,
    record,
    players: [0, 1],
    clocks: null,
    givenBack: 0,
    ending: null,
    offers: [],
    chat: [],
    isSilent: false,
    mayTakeBack: false,
    mayReturn: false,
    rematch: '',
    watchers: 0,
    ...more,
  };
}

import type { Manifest } from '../types';
import { Connection } from './connection.svelte';
import type { BrowserListener, SocketListener, Transport } from './transport';
import type { ClientMessage, Me, MessageWithEnglish, ServerMessage, Table } from './protocol';

const manifests = import.meta.glob<Manifest>('../../../games/*/manifest.json', { eager: true, import: 'default' });
/** A game of which several are played in a row. */
const game = Object.values(manifests).find(({ playsMatches }) => playsMatches)!.name;

export const me: Me = { name: 'Ada', account: '', takesChat: true };

export const refusal = (key: string): MessageWithEnglish => ({ key, rule: '', arguments: [], english: key });

type WithRequest = Extract<ServerMessage, { request?: number }>;
type Unnumbered = WithRequest extends infer Each ? (Each extends unknown ? Omit<Each, 'request'> : never) : never;

/** A server that says what a test tells it to say, and remembers what it was asked. */
export class FakeServer {
  /** Everything asked so far, over all sockets; pings are answered and left out. */
  readonly asked: ClientMessage[] = [];
  readonly posted: { path: string; body: unknown }[] = [];
  /** What the next post is answered with, and how. */
  status = 200;
  body: unknown = me;
  isReachable = true;
  answersPings = true;
  sockets = 0;
  /** What the page notices; null while nothing listens. */
  browser: BrowserListener | null = null;
  private listener: SocketListener | null = null;

  readonly transport: Transport = {
    socket: (_, listener) => {
      this.sockets += 1;
      this.listener = listener;
      return {
        send: (text) => this.hear(JSON.parse(text) as ClientMessage),
        close: () => this.listener === listener && (this.listener = null),
      };
    },
    fetch: async (path, { body }) => {
      this.posted.push({ path, body: JSON.parse(String(body)) });
      if (!this.isReachable) throw new TypeError('no network');
      return new Response(JSON.stringify(this.body), { status: this.status });
    },
    observe: (browser) => {
      this.browser = browser;
      return () => (this.browser = null);
    },
    random: () => 0,
  };

  get isConnected(): boolean {
    return this.listener !== null;
  }

  /** What was asked, without numbers and keys. */
  get last(): ClientMessage | undefined {
    return this.asked.at(-1);
  }

  connection(): Connection {
    return new Connection(this.transport);
  }

  welcome(): void {
    this.say({ say: 'welcome', version: 1, me, now: Date.now() + 5000 });
  }

  say(update: ServerMessage): void {
    this.listener?.hear(JSON.stringify(update));
  }

  /** Answers what was asked last, or the message that is given. */
  answer(update: Unnumbered, to: ClientMessage | undefined = this.last): void {
    this.say({ ...update, request: to?.request ?? 0 } as ServerMessage);
  }

  cut(): void {
    this.listener?.closed();
    this.listener = null;
  }

  private hear(message: ClientMessage): void {
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
      game,
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

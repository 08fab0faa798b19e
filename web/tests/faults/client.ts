import type { ClientMessage, Clock, ServerMessage, Setup } from '../../src/door/server/protocol';
import { Wire, type Headers } from './wire';

export type Said<Kind extends ServerMessage['say']> = Extract<ServerMessage, { say: Kind }>;
/** What is asked, before it has a number. */
export type Wish = ClientMessage extends infer Each
  ? Each extends ClientMessage
    ? Omit<Each, 'request'>
    : never
  : never;

export function post(origin: string, path: string, body: unknown, headers: Headers = {}): Promise<Response> {
  const all = { 'content-type': 'application/json', origin, ...headers };
  return fetch(`${origin}${path}`, { method: 'POST', headers: all, body: JSON.stringify(body) });
}

/** The cookie of somebody new. */
export async function newGuest(origin: string, name: string): Promise<string> {
  const answer = await post(origin, '/api/me', { name });
  if (!answer.ok) throw new Error(`no guest: ${answer.status} ${await answer.text()}`);
  return answer.headers.get('set-cookie')!.split(';')[0]!;
}

/** A token for a bot of somebody new. */
export async function newToken(origin: string, name: string): Promise<string> {
  const cookie = await newGuest(origin, name);
  const answer = await post(origin, '/api/tokens', { label: 'bot' }, { cookie });
  return ((await answer.json()) as { made: string }).made;
}

export async function recordOf(origin: string, table: string): Promise<string> {
  const answer = await fetch(`${origin}/api/tables/${table}/record`);
  if (!answer.ok) throw new Error(`no record of ${table}: ${answer.status} ${await answer.text()}`);
  return answer.text();
}

export const noClock: Clock = { kind: 'none', seconds: 0, increment: 0, days: 0 };

export function setupOf(game: string, wish: Partial<Setup> = {}): Setup {
  const places: Setup['places'] = [{ level: 0 }, { level: 0 }];
  return { game, options: {}, length: 'games 1', places, seating: 'lot', clock: noClock, isListed: false, ...wish };
}

/** One connection: asks, and what was heard. */
export class Client {
  readonly heard: ServerMessage[] = [];
  onUpdate: (update: ServerMessage) => void = () => undefined;
  #requests = 0;
  readonly #waiting = new Map<number, (update: ServerMessage) => void>();
  #wake: () => void = () => undefined;

  private constructor(readonly wire: Wire) {}

  static async open(port: number, cookie: string, headers: Headers = {}): Promise<Client> {
    const wire = await Wire.open(port, { Origin: `http://127.0.0.1:${port}`, Cookie: cookie, ...headers });
    const client = new Client(wire);
    wire.onText = (text) => client.#hear(JSON.parse(text) as ServerMessage);
    wire.listen();
    return client;
  }

  /** What it is answered; never, where the connection ends first. */
  ask(wish: Wish): Promise<ServerMessage> {
    const request = ++this.#requests;
    this.wire.send(JSON.stringify({ ...wish, request }));
    return new Promise((resolve) => this.#waiting.set(request, resolve));
  }

  /** The first thing of a kind that was heard or will be, from some point on. */
  async next<Kind extends ServerMessage['say']>(
    say: Kind,
    isMeant: (update: Said<Kind>) => boolean = () => true,
    from = 0,
  ): Promise<Said<Kind>> {
    for (;;) {
      const found = this.heard
        .slice(from)
        .find((update): update is Said<Kind> => update.say === say && isMeant(update as Said<Kind>));
      if (found) return found;
      await new Promise<void>((resolve) => (this.#wake = resolve));
    }
  }

  #hear(update: ServerMessage): void {
    this.heard.push(update);
    this.onUpdate(update);
    if ('request' in update && update.request !== undefined) {
      const answer = this.#waiting.get(update.request);
      this.#waiting.delete(update.request);
      answer?.(update);
    }
    this.#wake();
  }
}

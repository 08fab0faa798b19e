import { RefusedError } from '../wasm';
import { newSalt } from '../../base/storage/seal';
import { isQuery, LostError, type AnswerTo, type Command } from './commands';
import { browserTransport, postTo, type Socket, type Transport } from './transport';
import { limits, type HttpRequests, type Me, type ServerMessage } from './protocol';

export { LostError, type Command } from './commands';
export { RefusedError } from '../wasm';

/** off: nobody needs it; waiting: it was lost and is tried again in a while; outdated: the server speaks another version
 * of the protocol, which only the page as it is now on the server knows. */
export type Status = 'off' | 'connecting' | 'on' | 'waiting' | 'outdated';

const pingEvery = 15_000;
const pingPatience = 10_000;
const firstWait = 500;
const longestWait = 15_000;
/** A connection that has held so long was a good one: the next loss is the first again. */
const steadyAfter = 30_000;
/** Why a server that is being stopped refuses; the next one will not. */
const stopping = 'server.stopping';
/** After these one is somebody else, whom the socket does not know yet. */
const changesWho: ReadonlySet<string> = new Set([
  '/api/account',
  '/api/login',
  '/api/recover',
  '/api/logout',
  '/api/deletion',
]);

interface Pending {
  text: string;
  isQuery: boolean;
  isSent: boolean;
  resolve(answer: ServerMessage): void;
  reject(error: Error): void;
}

/** The talk with the server: one socket that comes back by itself, and posts. */
export class Connection {
  status: Status = $state('off');
  /** Who one is, once the server has said so. */
  me: Me | null = $state.raw(null);
  /** Whether this browser was signed out without asking for it: from elsewhere, or in another tab. */
  wasSignedOut = $state(false);
  /** Whether something went wrong that has not been mended yet. */
  isLost = $state(false);
  /** Whether the server said that it is being restarted. */
  isStopping = $state(false);
  /** The server's time minus one's own, in milliseconds. */
  skew = 0;
  private socket: Socket | null = null;
  private attempt = 0;
  private failures = 0;
  private welcomed = 0;
  private request = 0;
  /** Posts under way that change who one is. The socket may hear of it before the browser has the new cookie, and what is
   * asked for as somebody else would be refused: their answer says who one is. */
  private identityChanges = 0;
  private readonly pending = new Map<number, Pending>();
  private readonly listeners = new Set<(update: ServerMessage) => void>();
  private retry: ReturnType<typeof setTimeout> | undefined;
  private heart: ReturnType<typeof setTimeout> | undefined;
  private stopNoticing: (() => void) | undefined;

  constructor(private readonly transport: Transport = browserTransport) {}

  /** Connects, and stays connected until it is closed. */
  open(): void {
    if (this.status !== 'off') return;
    this.stopNoticing = this.transport.observe({
      offline: () => this.lose(),
      online: () => this.revive(),
      seen: () => this.hurry(),
    });
    void this.connect();
  }

  /**
   * Resolves with the answer; rejected with a RefusedError where the server says no. What changes something has a key
   * and is sent again until it is answered, over as many connections as that takes; what only looks is rejected with a
   * LostError when the connection is lost meanwhile. Before there is a connection, both wait: where the page is outdated,
   * until it is reloaded.
   */
  ask<Sent extends Command>(command: Sent): Promise<AnswerTo<Sent['do']>> {
    this.open();
    const request = ++this.request;
    const keyed = isQuery(command) || ('key' in command && command.key) ? command : { ...command, key: newSalt() };
    const text = JSON.stringify({ ...keyed, request });
    return new Promise<ServerMessage>((resolve, reject) => {
      this.pending.set(request, { text, isQuery: isQuery(command), isSent: false, resolve, reject });
      if (this.status === 'on') this.sendPending();
    }) as Promise<AnswerTo<Sent['do']>>;
  }

  /** Calls back with everything that the server says, also after it has come back; answers how to stop. */
  listen(hear: (update: ServerMessage) => void): () => void {
    this.listeners.add(hear);
    return () => this.listeners.delete(hear);
  }

  async post<Path extends keyof HttpRequests>(
    path: Path,
    body: HttpRequests[Path]['takes'],
  ): Promise<HttpRequests[Path]['answers']> {
    const changes = changesWho.has(path) ? 1 : 0;
    this.identityChanges += changes;
    const answer = await postTo(this.transport, path, body).finally(() => (this.identityChanges -= changes));
    if ('takesChat' in answer) [this.me, this.wasSignedOut] = [answer, false];
    if (changes > 0 && this.status !== 'off' && this.status !== 'outdated') this.lose(0);
    return answer;
  }

  close(): void {
    this.attempt += 1;
    this.drop();
    clearTimeout(this.retry);
    this.stopNoticing?.();
    this.status = 'off';
    for (const { reject } of this.pending.values()) reject(new LostError());
    this.pending.clear();
  }

  private async connect(): Promise<void> {
    if (this.identityChanges > 0) return this.lose(firstWait); // the cookie may not be the new one yet
    const attempt = ++this.attempt;
    clearTimeout(this.retry);
    this.status = 'connecting';
    this.beat(pingPatience, () => this.lose());
    try {
      const me = await postTo(this.transport, '/api/me', {});
      if (attempt !== this.attempt) return;
      if (me.account !== '') this.wasSignedOut = false;
      else if (this.me && this.me.account !== '') this.wasSignedOut = true;
      this.me = me;
      this.socket = this.transport.socket('/api/socket', {
        hear: (text) => attempt === this.attempt && this.hear(JSON.parse(text) as ServerMessage),
        closed: () => attempt === this.attempt && this.lose(),
      });
    } catch {
      if (attempt === this.attempt) this.lose();
    }
  }

  private hear(update: ServerMessage): void {
    const version: number | null = update.say === 'welcome' ? update.version : null;
    if (version !== null && version !== limits.version) return this.outdate();
    if (update.say === 'welcome') this.welcome(update.me, update.now);
    if (update.say === 'pong') this.skew = update.now - Date.now();
    if ('request' in update && update.request !== undefined) this.answer(update.request, update);
    for (const hear of [...this.listeners]) hear(update);
    if (update.say === 'stopping') this.stop(update.seconds);
  }

  private welcome(me: Me, now: number): void {
    if (this.identityChanges === 0) this.me = me;
    this.skew = now - Date.now();
    this.welcomed = performance.now();
    this.isStopping = false;
    this.isLost = false;
    this.status = 'on';
    this.beat(pingEvery, () => this.ping());
    this.sendPending();
  }

  private answer(request: number, update: ServerMessage): void {
    const waiting = this.pending.get(request);
    const isForLater = update.say === 'refused' && update.message.key === stopping && waiting?.isQuery === false;
    if (isForLater) return;
    this.pending.delete(request);
    if (update.say === 'refused') waiting?.reject(new RefusedError(update.message));
    else waiting?.resolve(update);
  }

  private sendPending(): void {
    for (const each of this.pending.values()) {
      if (each.isSent) continue;
      each.isSent = true;
      this.socket?.send(each.text);
    }
  }

  private ping(): void {
    this.beat(pingPatience, () => this.lose());
    const again = () => this.beat(pingEvery, () => this.ping());
    this.ask({ do: 'ping' }).then(again, (error: unknown) => error instanceof RefusedError && again());
  }

  private beat(milliseconds: number, run: () => void): void {
    clearTimeout(this.heart);
    this.heart = setTimeout(run, milliseconds);
  }

  private hurry(): void {
    if (this.status === 'waiting') void this.connect();
    else if (this.status === 'on') this.ping();
  }

  /** The network is there again: an attempt that was begun without it is not waited for. */
  private revive(): void {
    this.failures = 0;
    if (this.status === 'on') return this.ping();
    this.drop();
    void this.connect();
  }

  private stop(seconds: number): void {
    this.isStopping = true;
    this.lose(seconds * 1000 * (1 + this.transport.random() / 2));
  }

  /** How long until the next attempt: longer after each failure, also of a connection that was cut soon after it was
   * opened, and not the same for everybody. */
  private patience(): number {
    if (this.status === 'on' && performance.now() - this.welcomed >= steadyAfter) this.failures = 0;
    const longest = Math.min(longestWait, firstWait * 2 ** this.failures);
    this.failures += 1;
    return longest * (1 - this.transport.random() / 2);
  }

  /** Gives this socket up and comes back after a while. */
  private lose(wait = this.patience()): void {
    this.giveUp();
    this.status = 'waiting';
    this.isLost ||= wait > 0;
    clearTimeout(this.retry);
    this.retry = setTimeout(() => void this.connect(), wait);
  }

  private outdate(): void {
    this.giveUp();
    this.stopNoticing?.();
    this.status = 'outdated';
  }

  private giveUp(): void {
    this.attempt += 1;
    this.drop();
    for (const [request, each] of this.pending) {
      if (each.isQuery && each.isSent) {
        this.pending.delete(request);
        each.reject(new LostError());
      } else {
        each.isSent = false;
      }
    }
  }

  private drop(): void {
    clearTimeout(this.heart);
    this.socket?.close();
    this.socket = null;
  }
}

let shared: Connection | undefined;

/** The connection of this page, opened at first use. */
export function online(): Connection {
  shared ??= new Connection();
  shared.open();
  return shared;
}

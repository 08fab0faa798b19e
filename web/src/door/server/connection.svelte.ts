import { RefusedError } from '../wasm';
import { newSalt } from '../../base/storage/seal';
import { isLook, LostError, type AnswerTo, type Asked } from './asks';
import { ofBrowser, postTo, type Means, type Socket } from './means';
import { limits, type Me, type Posts, type Tell } from './protocol';

export { LostError, type Asked } from './asks';
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
  isLook: boolean;
  isSent: boolean;
  resolve(answer: Tell): void;
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
  private readonly listeners = new Set<(tell: Tell) => void>();
  private retry: ReturnType<typeof setTimeout> | undefined;
  private heart: ReturnType<typeof setTimeout> | undefined;
  private stopNoticing: (() => void) | undefined;

  constructor(private readonly means: Means = ofBrowser) {}

  /** Connects, and stays connected until it is closed. */
  open(): void {
    if (this.status !== 'off') return;
    this.stopNoticing = this.means.notice({
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
  ask<Message extends Asked>(message: Message): Promise<AnswerTo<Message['do']>> {
    this.open();
    const request = ++this.request;
    const keyed = isLook(message) || ('key' in message && message.key) ? message : { ...message, key: newSalt() };
    const text = JSON.stringify({ ...keyed, request });
    return new Promise<Tell>((resolve, reject) => {
      this.pending.set(request, { text, isLook: isLook(message), isSent: false, resolve, reject });
      if (this.status === 'on') this.sendPending();
    }) as Promise<AnswerTo<Message['do']>>;
  }

  /** Calls back with everything that the server says, also after it has come back; answers how to stop. */
  listen(hear: (tell: Tell) => void): () => void {
    this.listeners.add(hear);
    return () => this.listeners.delete(hear);
  }

  async post<Path extends keyof Posts>(path: Path, body: Posts[Path]['takes']): Promise<Posts[Path]['answers']> {
    const changes = changesWho.has(path) ? 1 : 0;
    this.identityChanges += changes;
    const answer = await postTo(this.means, path, body).finally(() => (this.identityChanges -= changes));
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
      const me = await postTo(this.means, '/api/me', {});
      if (attempt !== this.attempt) return;
      if (me.account !== '') this.wasSignedOut = false;
      else if (this.me && this.me.account !== '') this.wasSignedOut = true;
      this.me = me;
      this.socket = this.means.socket('/api/socket', {
        hear: (text) => attempt === this.attempt && this.hear(JSON.parse(text) as Tell),
        closed: () => attempt === this.attempt && this.lose(),
      });
    } catch {
      if (attempt === this.attempt) this.lose();
    }
  }

  private hear(tell: Tell): void {
    const version: number | null = tell.say === 'welcome' ? tell.version : null;
    if (version !== null && version !== limits.version) return this.outdate();
    if (tell.say === 'welcome') this.welcome(tell.me, tell.now);
    if (tell.say === 'pong') this.skew = tell.now - Date.now();
    if ('request' in tell && tell.request !== undefined) this.answer(tell.request, tell);
    for (const hear of [...this.listeners]) hear(tell);
    if (tell.say === 'stopping') this.stop(tell.seconds);
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

  private answer(request: number, tell: Tell): void {
    const waiting = this.pending.get(request);
    const isForLater = tell.say === 'refused' && tell.message.key === stopping && waiting?.isLook === false;
    if (isForLater) return;
    this.pending.delete(request);
    if (tell.say === 'refused') waiting?.reject(new RefusedError(tell.message));
    else waiting?.resolve(tell);
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
    this.lose(seconds * 1000 * (1 + this.means.random() / 2));
  }

  /** How long until the next attempt: longer after each failure, also of a connection that was cut soon after it was
   * opened, and not the same for everybody. */
  private patience(): number {
    if (this.status === 'on' && performance.now() - this.welcomed >= steadyAfter) this.failures = 0;
    const longest = Math.min(longestWait, firstWait * 2 ** this.failures);
    this.failures += 1;
    return longest * (1 - this.means.random() / 2);
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
      if (each.isLook && each.isSent) {
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

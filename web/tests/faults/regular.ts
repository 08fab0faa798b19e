import type { ServerMessage } from '../../src/door/server/protocol';
import type { Random } from '../random';
import { Client, type Wish } from './client';

interface Errand {
  wish: Wish;
  settle: (answer: ServerMessage) => void;
}

/** Refusals after which the same thing is sent again. */
const passing = new Set(['too-fast', 'not-kept', 'stopping', 'contended']);
/** Earlier programs called the server the hall. */
const isPassing = (key: string): boolean => /^(server|hall)\./.test(key) && passing.has(key.split('.')[1]!);
const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Somebody who comes back whenever he is cut off, and sends again what was not answered, under the same key. */
export abstract class Regular {
  readonly refusals = new Map<string, number>();
  /** Connections so far. */
  arrivals = 0;
  /** Where to go with what cannot be. */
  complain: (fault: unknown) => void = (fault) => {
    throw fault;
  };

  #client: Client | undefined;
  #isGone = false;
  #keys = 0;
  readonly #errands = new Set<Errand>();

  /** `where` is asked anew for each connection: the port of a server that is up. */
  constructor(
    readonly name: string,
    readonly cookie: string,
    private readonly where: () => Promise<number>,
    protected readonly random: Random,
  ) {
    void this.#stay();
  }

  /** Whatever he is told. */
  protected abstract hear(update: ServerMessage): void;
  /** Takes up again what he was looking at. */
  protected abstract resume(): void;
  /** He has been cut off. */
  protected abstract forget(): void;

  get isIdle(): boolean {
    return this.#errands.size === 0;
  }

  protected get errands(): string {
    return [...this.#errands].map(({ wish }) => JSON.stringify(wish)).join() || 'nothing';
  }

  /** Done sooner or later, whatever happens in between. The answer is no passing refusal. */
  insist(wish: Wish): Promise<ServerMessage> {
    const keyed = { ...wish, key: `${this.name}-${++this.#keys}` } as Wish;
    return new Promise((settle) => {
      const errand = { wish: keyed, settle };
      this.#errands.add(errand);
      void this.#send(errand);
    });
  }

  /** Asked once; what is refused for the moment is taken up again later. */
  protected ask(wish: Wish): void {
    const client = this.#client;
    void client?.ask(wish).then(async (answer) => {
      if (answer.say !== 'refused') return;
      if (!isPassing(answer.message.key)) return this.complain(new Error(`${this.name}: ${answer.message.english}`));
      await pause(100);
      if (client === this.#client) this.resume();
    });
  }

  /** Without a word; he comes back. */
  cut(): void {
    this.#client?.wire.cut();
  }

  leave(): void {
    this.#isGone = true;
    this.cut();
  }

  protected guarded(work: () => void): void {
    try {
      work();
    } catch (fault) {
      this.complain(fault);
    }
  }

  async #stay(): Promise<void> {
    while (!this.#isGone) {
      try {
        const client = await Client.open(await this.where(), this.cookie);
        ++this.arrivals;
        this.#begin(client);
        await client.wire.closed;
      } catch {
        await pause(5); // nobody there: it dies or is being started
      }
      this.#client = undefined;
      this.forget();
    }
  }

  #begin(client: Client): void {
    this.#client = client;
    client.onUpdate = (update) => {
      if (client === this.#client) this.guarded(() => this.hear(update));
    };
    client.heard.forEach(client.onUpdate);
    const looksFirst = this.random.below(2) === 0;
    if (looksFirst) this.resume();
    for (const errand of [...this.#errands]) void this.#send(errand);
    if (!looksFirst) this.resume();
  }

  async #send(errand: Errand): Promise<void> {
    const client = this.#client;
    if (!client) return; // sent when he is back
    const answer = await client.ask(errand.wish);
    if (!this.#errands.has(errand)) return;
    if (answer.say === 'refused' && isPassing(answer.message.key)) {
      const { key } = answer.message;
      this.refusals.set(key, (this.refusals.get(key) ?? 0) + 1);
      await pause(100);
      if (client === this.#client) await this.#send(errand);
      return;
    }
    this.#errands.delete(errand);
    errand.settle(answer);
  }
}

import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server as Listener, type Socket } from 'node:net';
import { firstFrame } from './wire';

/** How many milliseconds a message takes. */
export type Delay = (opcode: number) => number;

/** The two ways of a line, as its client sees them. */
export interface Line {
  up: Delay;
  down: Delay;
}

/**
 * A line of WebSockets that takes its time with each message. Those of one kind keep their order; one kind may overtake
 * another, as a client that lies could have sent it.
 */
export class Proxy {
  readonly #sockets = new Set<Socket>();

  private constructor(private readonly listener: Listener) {}

  static async started(port: number, line: Line): Promise<Proxy> {
    const proxy = new Proxy(
      createServer({ noDelay: true }, (client) => {
        const server = connect({ port, host: '127.0.0.1', noDelay: true });
        proxy.#join(client, server, line.up);
        proxy.#join(server, client, line.down);
      }),
    );
    await once(proxy.listener.listen(0, '127.0.0.1'), 'listening');
    return proxy;
  }

  get port(): number {
    return (this.listener.address() as AddressInfo).port;
  }

  stop(): void {
    this.listener.close();
    for (const socket of this.#sockets) socket.destroy();
  }

  #join(from: Socket, to: Socket, delay: Delay): void {
    this.#sockets.add(from);
    const last = new Map<number, number>();
    let unread = Buffer.alloc(0);
    let isOpen = false;
    from.on('data', (bytes: Buffer) => {
      unread = Buffer.concat([unread, bytes]);
      const head = isOpen ? -1 : unread.indexOf('\r\n\r\n');
      if (head >= 0) {
        isOpen = true;
        to.write(unread.subarray(0, head + 4));
        unread = unread.subarray(head + 4);
      }
      for (let next = isOpen ? firstFrame(unread) : undefined; next; next = firstFrame(unread)) {
        const message = unread.subarray(0, next.size);
        unread = unread.subarray(next.size);
        const arrives = Math.max(last.get(next.opcode) ?? 0, performance.now() + delay(next.opcode));
        last.set(next.opcode, arrives);
        setTimeout(() => to.write(message), Math.ceil(arrives - performance.now()));
      }
    });
    from.on('error', () => undefined); // told by `close`
    from.on('close', () => to.destroy());
  }
}

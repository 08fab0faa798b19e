import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';

export const opcodes = { more: 0, text: 1, binary: 2, close: 8, ping: 9, pong: 10 } as const;

interface Manner {
  opcode?: number;
  isLast?: boolean;
  isMasked?: boolean;
}

/** A frame as clients send it, or as they should not. */
export function frame(
  payload: Buffer | string,
  { opcode = opcodes.text, isLast = true, isMasked = true }: Manner = {},
): Buffer {
  const bytes = Buffer.from(payload);
  const masked = isMasked ? 0x80 : 0;
  const first = (isLast ? 0x80 : 0) | opcode;
  const head = Buffer.alloc(bytes.length < 126 ? 2 : bytes.length < 65_536 ? 4 : 10);
  head.writeUInt8(first, 0);
  head.writeUInt8(masked | (head.length === 2 ? bytes.length : head.length === 4 ? 126 : 127), 1);
  if (head.length === 4) head.writeUInt16BE(bytes.length, 2);
  if (head.length === 10) head.writeBigUInt64BE(BigInt(bytes.length), 2);
  if (!isMasked) return Buffer.concat([head, bytes]);
  const mask = randomBytes(4);
  return Buffer.concat([head, mask, bytes.map((byte, index) => byte ^ mask[index % 4]!)]);
}

export interface Heard {
  opcode: number;
  payload: Buffer;
}

/** The first whole frame, and how many bytes it takes; the payload of a client's is masked. */
export function firstFrame(bytes: Buffer): (Heard & { size: number }) | undefined {
  if (bytes.length < 2) return undefined;
  const short = bytes[1]! & 0x7f;
  const head = short < 126 ? 2 : short === 126 ? 4 : 10;
  if (bytes.length < head) return undefined;
  const length = short < 126 ? short : short === 126 ? bytes.readUInt16BE(2) : Number(bytes.readBigUInt64BE(2));
  const start = head + (bytes[1]! & 0x80 ? 4 : 0);
  if (bytes.length < start + length) return undefined;
  return { opcode: bytes[0]! & 0x0f, payload: bytes.subarray(start, start + length), size: start + length };
}

/** What a server answers to who may not come in. */
export class TurnedAwayError extends Error {
  constructor(readonly status: number) {
    super(`turned away with ${status}`);
  }
}

export type Headers = Readonly<Record<string, string>>;

export function requestText(first: string, headers: Headers, body = ''): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [first, ...lines, '', body].join('\r\n');
}

export const upgradeHeaders = {
  Upgrade: 'websocket',
  Connection: 'Upgrade',
  'Sec-WebSocket-Version': '13',
  'Sec-WebSocket-Key': randomBytes(16).toString('base64'),
} as const;

/** A WebSocket down to its bytes, so that it can be cut, mangled and left. */
export class Wire {
  onText: (text: string) => void = () => undefined;
  /** With the code of the server's goodbye; 0 where there was none. */
  readonly closed: Promise<number>;
  readonly socket: Socket;
  #unread: Buffer;
  #code = 0;

  private constructor(socket: Socket, unread: Buffer) {
    this.socket = socket;
    this.#unread = unread;
    this.closed = new Promise((resolve) => socket.once('close', () => resolve(this.#code)));
    socket.on('error', () => undefined); // told by `closed`
    socket.on('data', (bytes: Buffer) => this.#hear(bytes));
  }

  /** Rejects with TurnedAwayError, or with what went wrong on the way. */
  static async open(port: number, headers: Headers): Promise<Wire> {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    const host = `127.0.0.1:${port}`;
    socket.write(requestText('GET /api/socket HTTP/1.1', { Host: host, ...upgradeHeaders, ...headers }));
    const unread = await new Promise<Buffer>((resolve, reject) => {
      let heard = Buffer.alloc(0);
      const hear = (bytes: Buffer): void => {
        heard = Buffer.concat([heard, bytes]);
        const end = heard.indexOf('\r\n\r\n');
        if (end < 0) return;
        socket.off('data', hear);
        const status = Number(heard.toString('latin1', 9, 12));
        if (status === 101) return resolve(heard.subarray(end + 4));
        socket.destroy();
        reject(new TurnedAwayError(status));
      };
      socket.on('data', hear);
      socket.once('error', reject);
      socket.once('close', () => reject(new Error('closed before it was open')));
    });
    return new Wire(socket, unread);
  }

  /** To be called once onText is set. */
  listen(): this {
    this.#hear(Buffer.alloc(0));
    return this;
  }

  send(text: string): void {
    this.raw(frame(text));
  }

  raw(bytes: Buffer | string): void {
    this.socket.write(bytes);
  }

  /** Without a word. */
  cut(): void {
    this.socket.destroy();
  }

  #hear(bytes: Buffer): void {
    this.#unread = Buffer.concat([this.#unread, bytes]);
    for (let next = firstFrame(this.#unread); next; next = firstFrame(this.#unread)) {
      this.#unread = this.#unread.subarray(next.size);
      this.#take(next);
    }
  }

  #take({ opcode, payload }: Heard): void {
    if (opcode === opcodes.text) this.onText(payload.toString());
    if (opcode === opcodes.ping) this.raw(frame(payload, { opcode: opcodes.pong }));
    if (opcode !== opcodes.close) return;
    this.#code = payload.length >= 2 ? payload.readUInt16BE(0) : 1005;
    this.socket.end(frame(payload, { opcode: opcodes.close }));
  }
}

import { createDecipheriv, createECDH, createHmac, createPublicKey, randomBytes, verify, type ECDH } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a push service was sent. */
export interface Pushed {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A push service of our own: it answers the statuses that the test gives, the last of them for ever; 0 keeps silent. */
export class PushService {
  readonly pushed: Pushed[] = [];
  statuses: number[] = [201];
  readonly #server: HttpServer;

  private constructor() {
    this.#server = createServer((request, response) => {
      const pieces: Buffer[] = [];
      request.on('data', (piece: Buffer) => pieces.push(piece));
      request.on('end', () => {
        this.pushed.push({ path: request.url!, headers: request.headers, body: Buffer.concat(pieces) });
        const status = this.statuses.length > 1 ? this.statuses.shift()! : this.statuses[0]!;
        if (status > 0) response.writeHead(status).end();
      });
    });
  }

  static async started(): Promise<PushService> {
    const service = new PushService();
    service.#server.listen(0, '127.0.0.1');
    await once(service.#server, 'listening');
    return service;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }
}

const hmac = (key: Buffer, text: Buffer): Buffer => createHmac('sha256', key).update(text).digest();
const derived = (salt: Buffer, key: Buffer, info: Buffer, length: number): Buffer =>
  hmac(hmac(salt, key), Buffer.concat([info, Buffer.from([1])])).subarray(0, length);
const info = (text: string, ...more: Buffer[]): Buffer => Buffer.concat([Buffer.from(`${text}\0`), ...more]);

/** A browser that takes push messages, and reads them as RFC 8291 says. */
export class PushReader {
  readonly #key: ECDH = createECDH('prime256v1');
  readonly #auth = randomBytes(16);

  constructor() {
    this.#key.generateKeys();
  }

  subscription(endpoint: string, language = 'en'): object {
    const p256dh = this.#key.getPublicKey().toString('base64url');
    return { endpoint, p256dh, auth: this.#auth.toString('base64url'), language };
  }

  read(body: Buffer): unknown {
    const salt = body.subarray(0, 16);
    const sender = body.subarray(21, 21 + body[20]!);
    const record = body.subarray(21 + body[20]!);
    const common = this.#key.computeSecret(sender);
    const input = derived(this.#auth, common, info('WebPush: info', this.#key.getPublicKey(), sender), 32);
    const key = derived(salt, input, info('Content-Encoding: aes128gcm'), 16);
    const decipher = createDecipheriv('aes-128-gcm', key, derived(salt, input, info('Content-Encoding: nonce'), 12));
    decipher.setAuthTag(record.subarray(-16));
    const text = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
    if (text.at(-1) !== 2) throw new Error('this is not the last record');
    return JSON.parse(text.subarray(0, -1).toString());
  }
}

/** What the Authorization header claims, where the key that it names has signed it. */
export function vapidClaim(authorization: string): { claim: Record<string, unknown>; key: string } {
  const [, head, body, signature, key] = /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(authorization)!;
  const point = Buffer.from(key!, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  const known = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x!, y: y! }, format: 'jwk' });
  const signed = Buffer.from(`${head}.${body}`);
  const isSigned = verify(
    'sha256',
    signed,
    { key: known, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature!, 'base64url'),
  );
  if (!isSigned) throw new Error('this signature is wrong');
  return { claim: JSON.parse(Buffer.from(body!, 'base64url').toString()) as Record<string, unknown>, key: key! };
}

/** As the client's build writes it, as far as these tests need it. */
export const noticeWords = {
  en: {
    games: { menhirs: 'Menhirs in the Mist' },
    joined: '{0}: {1} has joined',
    rematch: '{0}: {1} asks for a rematch',
    over: '{0}: the game is over',
    turn: '{0}: it is your turn',
    time: '{0}: your time is running out',
    waiting: '{0} games wait for you',
    news: 'News of {0} games',
  },
};

/** The texts of e-mails, in the same way. */
export const mailWords = {
  en: {
    confirmSubject: 'Confirm your e-mail address',
    confirmText: 'For {0}: {1}\n',
    recoverSubject: 'A new password',
    recoverText: 'For {0}: {1}\n',
    noticeEnd: 'No more of these: {0}',
  },
};

import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newGuest } from './client';
import { answerTo, statusOf } from './raw';
import { newFolder, Server } from './server';
import { requestText } from './wire';

const server = new Server({ database: join(newFolder(), 'games.sqlite') });
beforeAll(() => server.start());
afterAll(() => server.kill());

const asked = (query: string): Promise<Response> => fetch(`${server.origin}/print/${query}`);

async function isBooklet(answer: Response): Promise<boolean> {
  return new TextDecoder().decode(await answer.arrayBuffer()).startsWith('%PDF-');
}

const languages = ['en', 'fr', 'nl'];
const papers = ['a4', 'letter'];
const colours = ['off', 'on'];
const booklets = ['graal', 'grailnah', 'menhirs'].flatMap((game) =>
  languages.flatMap((language) =>
    papers.flatMap((paper) =>
      colours.map((colour) => `${game}.pdf?language=${language}&paper=${paper}&colour=${colour}`),
    ),
  ),
);

describe('games to print', () => {
  it.each([
    ['GET /print/grailnah.pdf?players=5 HTTP/1.1', 400],
    ['GET /print/grailnah.pdf?board=/etc/passwd HTTP/1.1', 400],
    ['GET /print/graal.pdf?map=%2e%2e%2f%2e%2e%2fetc%2fpasswd HTTP/1.1', 400],
    ['GET /print/graal.pdf?language=%zz HTTP/1.1', 400],
    ['GET /print/..%2f..%2fetc%2fpasswd.pdf HTTP/1.1', 400],
    ['GET /print/passwd.pdf HTTP/1.1', 404],
    ['POST /print/graal.pdf HTTP/1.1', 405],
  ])('are not made for %s', async (first, status) => {
    const answer = await answerTo(server.port, requestText(first, { Host: 'here', Connection: 'close' }));
    expect(statusOf(answer)).toBe(status);
    expect(answer).not.toContain('root:');
  });

  it('that somebody orders by the dozen are made for others too, and nobody waits for them', async () => {
    const before = server.memory();
    const flood = booklets.map(asked);
    await newGuest(server.origin, 'Ada');
    expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
    const answers = await Promise.all(flood);
    const statuses = new Set(answers.map(({ status }) => status));
    expect(
      [...statuses].every((status) => [200, 429, 503].includes(status)),
      [...statuses].join(),
    ).toBe(true);
    expect(statuses).toContain(200);
    expect(statuses).toContain(429);
    const made = answers.filter(({ status }) => status === 200);
    expect(await Promise.all(made.map(isBooklet))).not.toContain(false);
    expect(server.memory() - before).toBeLessThan(150e6);
  }, 120_000);

  it('that were made are answered again, whatever was ordered meanwhile', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => asked(booklets[0]!)));
    expect(answers.map(({ status }) => status).every((status) => status === 200)).toBe(true);
  });

  it('do not keep the server from stopping', async () => {
    const order = asked('graal.pdf?armies=3').catch(() => undefined);
    expect(await server.stop()).toBe(0);
    await order;
    expect(server.crashes).toBe(0);
  });
});

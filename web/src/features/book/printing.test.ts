import { afterEach, describe, expect, it, vi } from 'vitest';
import { RefusedError } from '../../door/wasm';
import { makeBooklet, orderPath, printPath, usualPaper, type PrintOrder } from './printing';

const order: PrintOrder = {
  game: 'grailnah',
  language: 'fr',
  paper: 'letter',
  colour: 'on',
  options: { players: '4', edition: 'fr1.0' },
};

const answered = (body: string, type: string, status = 200): void =>
  void vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status, headers: { 'content-type': type } })));

afterEach(() => vi.unstubAllGlobals());

describe('a game to print', () => {
  it('has a file for each paper and language', () => {
    expect(printPath('graal', 'letter', 'fr')).toBe('/print/graal-letter-fr.pdf');
  });
  it('comes on the paper of the country', () => {
    expect(usualPaper('en-US')).toBe('letter');
    expect(usualPaper('fr-CA')).toBe('letter');
    expect(usualPaper('en-GB')).toBe('a4');
    expect(usualPaper('nl')).toBe('a4');
  });
  it('is ordered with its options', () => {
    expect(orderPath(order)).toBe('/print/grailnah.pdf?players=4&edition=fr1.0&language=fr&paper=letter&colour=on');
    expect(orderPath({ ...order, options: { map: 'a b&c' } })).toContain('map=a+b%26c&');
  });
  it('is made by the server', async () => {
    answered('%PDF-', 'application/pdf');
    expect(await (await makeBooklet(order)).text()).toBe('%PDF-');
  });
  it('is refused with a reason', async () => {
    answered('{"message":{"key":"server.too-fast","rule":"","arguments":[]}}', 'application/json', 429);
    await expect(makeBooklet(order)).rejects.toThrow(RefusedError);
  });
  it('is not a page that stands for everything where there is no server', async () => {
    answered('<p>home</p>', 'text/html');
    await expect(makeBooklet(order)).rejects.toThrow(/answered with 200/);
  });
});

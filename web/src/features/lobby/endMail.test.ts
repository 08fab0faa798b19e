import { describe, expect, it, vi } from 'vitest';
import { RefusedError } from '../../door/wasm';
import { endMail } from './endMail';

const answering = (status: number, body: object): typeof fetch =>
  vi.fn(() => Promise.resolve(new Response(JSON.stringify(body), { status })));

describe('endMail', () => {
  it('posts what mail programs post, without saying who asks', async () => {
    const send = answering(200, {});
    await endMail('a-b', send);
    expect(send).toHaveBeenCalledWith(
      '/unsubscribe/a-b',
      expect.objectContaining({ method: 'POST', credentials: 'omit', body: 'List-Unsubscribe=One-Click' }),
    );
  });
  it('says why a link does not count', async () => {
    const refusal = { say: 'refused', message: { key: 'server.wrong-link', rule: '', arguments: [] } };
    await expect(endMail('x', answering(404, refusal))).rejects.toBeInstanceOf(RefusedError);
  });
});

import { once } from 'node:events';
import { connect } from 'node:net';

/** What comes back to any bytes until the server closes, or has said as much as it will in a moment. */
export async function answerTo(port: number, bytes: Buffer | string, patience = 2000): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let heard = '';
  socket.on('data', (data) => (heard += data.toString('latin1')));
  socket.on('error', () => undefined);
  socket.write(bytes);
  socket.end();
  socket.setTimeout(patience, () => socket.destroy());
  await once(socket, 'close');
  return heard;
}

export const statusOf = (answer: string): number => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0);

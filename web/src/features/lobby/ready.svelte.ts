import { LostError } from '../../door/server/commands';
import type { LobbyLine } from './line';

const patience = 5000;

/**
 * Waits until the server answers; rejected with a LostError where it does not. What is asked without a connection
 * waits as long as it takes: who presses a button wants to know sooner.
 */
export function whenOn(line: Pick<LobbyLine, 'status'>, milliseconds = patience): Promise<void> {
  if (line.status === 'on') return Promise.resolve();
  return new Promise((resolve, reject) => {
    let wasConnecting = false;
    const done = (settle: () => void): void => {
      clearTimeout(timer);
      queueMicrotask(stop);
      settle();
    };
    const timer = setTimeout(() => done(() => reject(new LostError())), milliseconds);
    const stop = $effect.root(() => {
      $effect(() => {
        if (line.status === 'on') done(resolve);
        else if (line.status === 'waiting' && wasConnecting) done(() => reject(new LostError()));
        wasConnecting = line.status === 'connecting';
      });
    });
  });
}

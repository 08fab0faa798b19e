// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { browserTransport } from './transport';

it('what the browser notices is heard until nobody wants to know', () => {
  const listener = { offline: vi.fn(), online: vi.fn(), seen: vi.fn() };
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const happen = (): void => {
    for (const name of ['offline', 'online']) dispatchEvent(new Event(name));
    document.dispatchEvent(new Event('visibilitychange'));
  };
  const counts = (): number[] => Object.values(listener).map(({ mock }) => mock.calls.length);
  const stop = browserTransport.observe(listener);
  happen();
  expect(counts()).toEqual([1, 1, 0]);
  visibility.mockReturnValue('visible');
  happen();
  expect(counts()).toEqual([2, 2, 1]);
  stop();
  happen();
  expect(counts()).toEqual([2, 2, 1]);
});

import { expect, it } from 'vitest';
import { clockText, countdownText, daysAndHours, leftAt, readingOf, untilNext } from './clocks';
import { tableOf } from '../door/server/testing';

it('shows what is left', () => {
  expect([3_723_000, 245_000, 20_000, 19_999, 9_400, 0].map(clockText)).toEqual([
    '1:02:03',
    '4:05',
    '0:20',
    '0:19.9',
    '0:09.4',
    '0:00.0',
  ]);
  expect(daysAndHours(86_399_999)).toBeNull();
  expect(daysAndHours(2 * 86_400_000 + 3_600_000)).toEqual([2, 1]);
});

it('runs only where it should', () => {
  const table = tableOf('', { clocks: { left: [60_000, 30_000], running: [1] } });
  const facts = { table, at: 1000, presenceAt: 1000, isSending: false, screens: 'none' } as const;
  const [mine, other] = [readingOf(facts, 0)!, readingOf(facts, 1)!];
  expect(leftAt(mine, 6000)).toBe(60_000);
  expect(leftAt(other, 6000)).toBe(25_000);
  expect(leftAt(other, 99_000)).toBe(0);
  expect(readingOf({ ...facts, table: { ...table, phase: 'over' } }, 1)?.isRunning).toBe(false);
  expect(readingOf({ ...facts, table: tableOf('') }, 0)).toBeNull();
});

it('is looked at when its text changes', () => {
  for (const left of [3_600_500, 59_123, 20_001, 19_950]) {
    expect(clockText(left - untilNext(left))).not.toBe(clockText(left));
  }
  expect(untilNext(0)).toBe(Infinity);
});

it('counts down in whole seconds, the last of which counts until it is over', () => {
  expect([65_000, 60_001, 9_200, 1, 0].map(countdownText)).toEqual(['1:05', '1:01', '0:10', '0:01', '0:00']);
});

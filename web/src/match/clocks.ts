import type { OnlineFacts } from './match';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** Below this a clock shows tenths, and shows that time is short. */
export const lowTime = 20 * second;

/** A place's clock: what was left at a moment of performance.now(), and whether it runs. */
export interface ClockReading {
  left: number;
  at: number;
  isRunning: boolean;
}

export function readingOf({ table, at }: OnlineFacts, place: number): ClockReading | null {
  const left = table.clocks?.left[place];
  if (table.clocks === null || left === undefined) return null;
  return { left, at, isRunning: table.phase === 'running' && table.clocks.running.includes(place) };
}

export function leftAt({ left, at, isRunning }: ClockReading, now: number): number {
  return Math.max(0, isRunning ? left - (now - at) : left);
}

/** How long the same text stays on a clock that runs; it is looked at again then. */
export function untilNext(left: number): number {
  const step = left < lowTime ? second / 10 : left < day ? second : minute;
  return left <= 0 ? Infinity : (left % step) + 1;
}

const two = (value: number): string => String(value).padStart(2, '0');

/** `1:02:03`, `4:05`, and `0:09.4` where time is short. Days are the caller's to say. */
export function clockText(left: number): string {
  const [hours, minutes] = [Math.floor(left / hour), Math.floor((left % hour) / minute)];
  const seconds = two(Math.floor((left % minute) / second));
  if (hours > 0) return `${hours}:${two(minutes)}:${seconds}`;
  if (left >= lowTime) return `${minutes}:${seconds}`;
  return `${minutes}:${seconds}.${Math.floor((left % second) / 100)}`;
}

/** `1:05`: what is still to wait, in whole seconds, of which the last one counts until it is over. */
export function countdownText(left: number): string {
  const seconds = Math.ceil(left / second);
  return `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
}

/** Days and hours, where there are days. */
export function daysAndHours(left: number): readonly [number, number] | null {
  return left < day ? null : [Math.floor(left / day), Math.floor((left % day) / hour)];
}

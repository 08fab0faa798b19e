import { number, t } from '../../base/i18n/words.svelte';
import type { Clock } from '../../door/server/protocol';

/** A clock while it is chosen: what was typed is kept while another kind is tried. */
export interface ClockForm {
  kind: Clock['kind'];
  minutes: number;
  increment: number;
  days: number;
}

export const firstClock: ClockForm = { kind: 'none', minutes: 15, increment: 10, days: 3 };

/** Minutes for each player, and seconds more after each of his actions. */
export const fischerPresets: readonly { minutes: number; increment: number }[] = [
  { minutes: 5, increment: 5 },
  { minutes: 15, increment: 10 },
  { minutes: 30, increment: 30 },
];

export const clockRanges = {
  minutes: { least: 1, most: 1440 },
  increment: { least: 0, most: 3600 },
  days: { least: 1, most: 30 },
} as const;

function isWithin(value: number, { least, most }: { least: number; most: number }): boolean {
  return Number.isInteger(value) && value >= least && value <= most;
}

export function isClockReady({ kind, minutes, increment, days }: ClockForm): boolean {
  if (kind === 'fischer') return isWithin(minutes, clockRanges.minutes) && isWithin(increment, clockRanges.increment);
  return kind === 'none' || isWithin(days, clockRanges.days);
}

export function clockFrom({ kind, minutes, increment, days }: ClockForm): Clock {
  const none: Clock = { kind, seconds: 0, increment: 0, days: 0 };
  if (kind === 'fischer') return { ...none, seconds: minutes * 60, increment };
  return kind === 'days' ? { ...none, days } : none;
}

/** `15 min + 10 s`. */
export function clockText({ kind, seconds, increment, days }: Clock): string {
  if (kind === 'fischer') return t('clock.fischerIs', number(seconds / 60), number(increment));
  return kind === 'days' ? t('clock.daysAre', days) : t('clock.noneIs');
}

import type { coaching as en } from './coaching.en';

export const coaching: Readonly<Record<keyof typeof en, string>> = {
  'coach.pebbles.title': 'Une partie entière, expliquée',
  'coach.pebbles.teaches': 'Neuf cases, trois à la suite.',
  'coach.pebbles.start': 'Trois de vos cailloux à la suite, et vous gagnez.',
  'coach.pebbles.placed': 'Chaque case libre reçoit un seul caillou.',
};

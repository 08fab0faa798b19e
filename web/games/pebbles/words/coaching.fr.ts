import type { coaching as en } from './coaching.en';

export const coaching: Readonly<Record<keyof typeof en, string>> = {
  'coach.pebbles.title': 'Une partie entière, expliquée',
  'coach.pebbles.teaches': 'Neuf cases, trois cailloux en ligne.',
  'coach.pebbles.start': 'Trois de vos cailloux en ligne, et vous gagnez.',
  'coach.pebbles.placed': 'Chaque case libre reçoit un seul caillou.',
};

import type { lessons as en } from './lessons.en';

export const lessons: Readonly<Record<keyof typeof en, string>> = {
  'lesson.pebbles.1.title': 'Trois en ligne',
  'lesson.pebbles.1.teaches': 'Poser un caillou, et gagner avec le troisième.',
  'lesson.pebbles.1.step1': 'Deux de vos cailloux se touchent. Posez le troisième.',
  'lesson.pebbles.1.step1.done': 'Trois en ligne : vous gagnez !',
  'lesson.pebbles.1.step1.wrong': 'La ligne reste ouverte. Regardez en haut.',
  'lesson.pebbles.1.step2': 'C’est tout : trois en ligne, avant que le plateau soit plein.',
};

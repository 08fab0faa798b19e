import type { lessons as en } from './lessons.en';

export const lessons: Readonly<Record<keyof typeof en, string>> = {
  'lesson.pebbles.1.title': 'Drie op een rij',
  'lesson.pebbles.1.teaches': 'Leg een kiezel, en win met de derde.',
  'lesson.pebbles.1.step1': 'Twee van je kiezels liggen naast elkaar. Leg de derde.',
  'lesson.pebbles.1.step1.done': 'Drie op een rij: je wint!',
  'lesson.pebbles.1.step1.wrong': 'Zo blijft de rij open. Kijk bovenaan.',
  'lesson.pebbles.1.step2': 'Meer is er niet: drie op een rij, voordat het bord vol is.',
};

import type { enLessons } from './en.lessons';
import { frLessonsGraal } from '../../../games/graal/words/lessons.fr';
import { frLessonsGrailnah } from '../../../games/grailnah/words/lessons.fr';
import { frLessonsMenhirs } from '../../../games/menhirs/words/lessons.fr';

export const frLessons: Readonly<Record<keyof typeof enLessons, string>> = {
  'lesson.title': 'Apprendre {0}',
  'lesson.learn': 'Apprendre',
  'lesson.learnHint': 'Apprendre {0}',
  'lesson.lead': 'De courtes leçons sur le vrai plateau, avec les vraies règles. Rien ne peut se casser.',
  'lesson.minutes': 'environ {0} minutes',
  'lesson.done': 'terminée',
  'lesson.start': 'Commencer',
  'lesson.repeat': 'Refaire',
  'lesson.startHint': 'Commencer la leçon « {0} »',
  'lesson.unknown': 'Cette leçon n’existe pas ici.',
  'lesson.progress': 'Étape {0} sur {1}',
  'lesson.back': 'Retour',
  'lesson.next': 'Suite',
  'lesson.skip': 'Sauter cette étape',
  'lesson.finish': 'Terminer',
  'lesson.all': 'Toutes les leçons',
  'lesson.board': 'Plateau de la leçon « {0} »',
  'lesson.finished': 'Bravo !',
  'lesson.ended': 'Fin de la leçon',
  'lesson.skippedOne': 'Vous avez passé une étape.',
  'lesson.skippedMany': 'Vous avez passé {0} étapes.',
  'lesson.finishedText': 'C’était la leçon « {0} ». Et maintenant ?',
  'lesson.play': 'Jouer maintenant',
  'lesson.nextLesson': 'Leçon suivante : {0}',
  'lesson.again': 'Refaire cette leçon',
  'lesson.offer': 'Première partie ?',
  'lesson.offerLink': 'Une leçon de deux minutes montre le chemin.',
  'lesson.offerClose': 'Pas de leçon, merci',

  ...frLessonsMenhirs,
  ...frLessonsGrailnah,
  ...frLessonsGraal,
};

import type { enLessons } from './en.lessons';
import { nlLessonsGraal } from '../../../games/graal/words/lessons.nl';
import { nlLessonsGrailnah } from '../../../games/grailnah/words/lessons.nl';
import { nlLessonsMenhirs } from '../../../games/menhirs/words/lessons.nl';

export const nlLessons: Readonly<Record<keyof typeof enLessons, string>> = {
  'lesson.title': '{0} leren',
  'lesson.learn': 'Leren',
  'lesson.learnHint': '{0} leren spelen',
  'lesson.lead': 'Korte lessen op het echte bord, met de echte regels. Er kan niets stuk.',
  'lesson.minutes': 'ongeveer {0} minuten',
  'lesson.done': 'gedaan',
  'lesson.start': 'Beginnen',
  'lesson.repeat': 'Nog eens',
  'lesson.startHint': 'De les ‘{0}’ beginnen',
  'lesson.unknown': 'Die les is hier niet.',
  'lesson.progress': 'Stap {0} van {1}',
  'lesson.back': 'Terug',
  'lesson.next': 'Verder',
  'lesson.skip': 'Deze stap overslaan',
  'lesson.finish': 'Afronden',
  'lesson.all': 'Alle lessen',
  'lesson.board': 'Bord van de les ‘{0}’',
  'lesson.finished': 'Goed gedaan!',
  'lesson.ended': 'Einde van de les',
  'lesson.skippedOne': 'Je hebt één stap overgeslagen.',
  'lesson.skippedMany': 'Je hebt {0} stappen overgeslagen.',
  'lesson.finishedText': 'Dat was de les ‘{0}’. Wat nu?',
  'lesson.play': 'Nu spelen',
  'lesson.nextLesson': 'Volgende les: {0}',
  'lesson.again': 'Deze les nog eens',
  'lesson.offer': 'Nieuw hier?',
  'lesson.offerLink': 'Een les van twee minuten wijst de weg.',
  'lesson.offerClose': 'Liever geen les',

  ...nlLessonsMenhirs,
  ...nlLessonsGrailnah,
  ...nlLessonsGraal,
};

import { enLessonsGraal } from '../../../games/graal/words/lessons.en';
import { enLessonsGrailnah } from '../../../games/grailnah/words/lessons.en';
import { enLessonsMenhirs } from '../../../games/menhirs/words/lessons.en';

export const enLessons = {
  'lesson.title': 'Learn {0}',
  'lesson.learn': 'Learn',
  'lesson.learnHint': 'Learn {0}',
  'lesson.lead': 'Short lessons on the real board, with the real rules. Nothing can be broken.',
  'lesson.minutes': 'about {0} minutes',
  'lesson.done': 'done',
  'lesson.start': 'Begin',
  'lesson.repeat': 'Once more',
  'lesson.startHint': 'Begin the lesson “{0}”',
  'lesson.unknown': 'There is no such lesson here.',
  'lesson.progress': 'Step {0} of {1}',
  'lesson.back': 'Back',
  'lesson.next': 'Next',
  'lesson.skip': 'Skip this step',
  'lesson.finish': 'Finish',
  'lesson.all': 'All lessons',
  'lesson.board': 'Board of the lesson “{0}”',
  'lesson.finished': 'Well done!',
  'lesson.ended': 'The end of the lesson',
  'lesson.skippedOne': 'You skipped one step.',
  'lesson.skippedMany': 'You skipped {0} steps.',
  'lesson.finishedText': 'That was the lesson “{0}”. What comes next?',
  'lesson.play': 'Play now',
  'lesson.nextLesson': 'Next lesson: {0}',
  'lesson.again': 'This lesson once more',
  'lesson.offer': 'New here?',
  'lesson.offerLink': 'A two-minute lesson shows the way.',
  'lesson.offerClose': 'No lesson, thanks',

  ...enLessonsMenhirs,
  ...enLessonsGrailnah,
  ...enLessonsGraal,
} as const;

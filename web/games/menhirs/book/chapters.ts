import type { BookOf, Chapters, DiagramsOf } from '../../../src/features/book/structure';

/** In the order in which a player learns. */
const chapters = [
  { name: 'aim', paragraphs: [{ name: 'aim' }] },
  {
    name: 'setup',
    paragraphs: [
      { name: 'board', rules: ['M1', 'M3'] },
      { name: 'tiles', rules: ['M2', 'M4'], diagrams: ['layout'] },
      { name: 'cover', rules: ['M5'], diagrams: ['deal'] },
    ],
  },
  {
    name: 'turn',
    paragraphs: [
      { name: 'rounds', rules: ['M6'] },
      { name: 'placing', rules: ['M7'] },
    ],
  },
  {
    name: 'moving',
    paragraphs: [
      { name: 'cluster', rules: ['M8'], diagrams: ['cluster'] },
      { name: 'split', rules: ['M9'], diagrams: ['split'] },
      { name: 'room', rules: ['M10'], diagrams: ['room'] },
      { name: 'mirror', rules: ['M11'], diagrams: ['mirror'] },
    ],
  },
  {
    name: 'clearing',
    paragraphs: [
      { name: 'lifting', rules: ['M13'], diagrams: ['lifting'] },
      { name: 'last', rules: ['M14'], diagrams: ['last'] },
    ],
  },
  {
    name: 'end',
    paragraphs: [
      { name: 'win', rules: ['M12'], diagrams: ['win'] },
      { name: 'stuck', rules: ['M15'] },
      { name: 'draw', rules: ['M16'] },
    ],
  },
  {
    name: 'score',
    paragraphs: [
      { name: 'points', rules: ['M17'] },
      { name: 'early', rules: ['M18'] },
      { name: 'match', rules: ['M19'] },
    ],
  },
  {
    name: 'example',
    paragraphs: [
      { name: 'slip', diagrams: ['west', 'lift'] },
      { name: 'answer', diagrams: ['column', 'free'] },
    ],
  },
  { name: 'notation', paragraphs: [{ name: 'coordinates' }, { name: 'moves' }, { name: 'positions' }] },
] as const satisfies Chapters;

export default chapters;
export type Book = BookOf<typeof chapters>;
export type Diagrams = DiagramsOf<typeof chapters>;

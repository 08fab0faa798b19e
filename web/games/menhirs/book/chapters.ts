import type { BookOf, Chapters, DiagramsOf } from '../../../src/features/book/structure';

/** In the order in which a player learns. */
const chapters = [
  { name: 'board', paragraphs: [{ id: 'M1', diagrams: ['board'] }, { id: 'M2' }, { id: 'M3' }, { id: 'M4' }] },
  { name: 'setup', paragraphs: [{ id: 'M5', diagrams: ['deal'] }] },
  { name: 'turns', paragraphs: [{ id: 'M6' }, { id: 'M7' }] },
  {
    name: 'slides',
    paragraphs: [
      { id: 'M8', diagrams: ['cluster'] },
      { id: 'M9', diagrams: ['split'] },
      { id: 'M10', diagrams: ['blocked'] },
      { id: 'M11', diagrams: ['mirror'] },
      { id: 'M15' },
    ],
  },
  {
    name: 'clearing',
    paragraphs: [
      { id: 'M13', diagrams: ['clearing'] },
      { id: 'M14', diagrams: ['last'] },
    ],
  },
  { name: 'end', paragraphs: [{ id: 'M12', diagrams: ['win'] }, { id: 'M16' }] },
  { name: 'score', paragraphs: [{ id: 'M17' }, { id: 'M18' }, { id: 'M19' }] },
  { name: 'options', paragraphs: [{ id: 'options' }] },
  { name: 'notation', paragraphs: [{ id: 'positions' }, { id: 'actions' }] },
] as const satisfies Chapters;

export default chapters;
export type Book = BookOf<typeof chapters>;
export type Diagrams = DiagramsOf<typeof chapters>;

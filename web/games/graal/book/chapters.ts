import type { BookOf, Chapters, DiagramsOf } from '../../../src/features/book/structure';

/** In the order in which a player learns. */
const chapters = [
  { name: 'board', paragraphs: [{ id: 'C1' }, { id: 'C2', diagrams: ['map'] }, { id: 'C3' }] },
  { name: 'armies', paragraphs: [{ id: 'C4' }, { id: 'C5' }] },
  { name: 'setup', paragraphs: [{ id: 'C6', diagrams: ['armies'] }, { id: 'C7' }] },
  { name: 'turns', paragraphs: [{ id: 'C8' }] },
  {
    name: 'moves',
    paragraphs: [
      { id: 'C9' },
      { id: 'C12', diagrams: ['king', 'knight', 'sergeant', 'pikeman', 'archer'] },
      { id: 'C13', diagrams: ['squire'] },
      { id: 'C10', diagrams: ['rider', 'walker'] },
      { id: 'C11', diagrams: ['squeezed', 'slips'] },
    ],
  },
  {
    name: 'castle',
    paragraphs: [
      { id: 'C14', diagrams: ['courtyard'] },
      { id: 'C15', diagrams: ['donjon'] },
    ],
  },
  {
    name: 'archers',
    paragraphs: [{ id: 'C16', diagrams: ['shot'] }, { id: 'C17', diagrams: ['retreat'] }, { id: 'C18' }],
  },
  { name: 'end', paragraphs: [{ id: 'C19', diagrams: ['house'] }, { id: 'C20' }] },
  { name: 'camps', paragraphs: [{ id: 'C21', diagrams: ['camps'] }, { id: 'C22' }] },
  { name: 'options', paragraphs: [{ id: 'C23' }, { id: 'options' }] },
  { name: 'notation', paragraphs: [{ id: 'positions' }, { id: 'actions' }, { id: 'drawings' }] },
] as const satisfies Chapters;

export default chapters;
export type Book = BookOf<typeof chapters>;
export type Diagrams = DiagramsOf<typeof chapters>;

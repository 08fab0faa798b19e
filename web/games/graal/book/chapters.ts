import type { BookOf, Chapters, DiagramsOf } from '../../../src/features/book/structure';

/** In the order in which a player learns. */
const chapters = [
  { name: 'aim', paragraphs: [{ name: 'aim' }] },
  {
    name: 'board',
    paragraphs: [
      { name: 'kingdoms', rules: ['C1'] },
      { name: 'land', rules: ['C2'], diagrams: ['map'] },
      { name: 'castle', rules: ['C3'] },
    ],
  },
  {
    name: 'armies',
    paragraphs: [
      { name: 'figures', rules: ['C4'] },
      { name: 'riders', rules: ['C5'] },
    ],
  },
  {
    name: 'setup',
    paragraphs: [
      { name: 'screens', rules: ['C6'], diagrams: ['one'] },
      { name: 'places', rules: ['C7'] },
    ],
  },
  {
    name: 'turn',
    paragraphs: [
      { name: 'beginning', rules: ['C8'] },
      { name: 'taking', rules: ['C9'] },
      { name: 'quiet', rules: ['C23'] },
    ],
  },
  {
    name: 'moves',
    paragraphs: [
      { name: 'reach', rules: ['C12'], diagrams: ['king', 'knight', 'sergeant', 'pikeman', 'archer'] },
      { name: 'squire', rules: ['C13'], diagrams: ['squire'] },
      { name: 'terrain', rules: ['C10'], diagrams: ['rider', 'walker'] },
      { name: 'corners', rules: ['C11'], diagrams: ['squeezed', 'slips'] },
    ],
  },
  {
    name: 'castles',
    paragraphs: [
      { name: 'courtyard', rules: ['C14'], diagrams: ['courtyard'] },
      { name: 'donjon', rules: ['C15'], diagrams: ['donjon'] },
    ],
  },
  {
    name: 'archers',
    paragraphs: [
      { name: 'shot', rules: ['C16'], diagrams: ['shot'] },
      { name: 'retreat', rules: ['C17'], diagrams: ['retreat'] },
      { name: 'next', rules: ['C18'] },
    ],
  },
  {
    name: 'end',
    paragraphs: [
      { name: 'victory', rules: ['C19'], diagrams: ['house'] },
      { name: 'draw', rules: ['C20'] },
    ],
  },
  {
    name: 'camps',
    paragraphs: [
      { name: 'allies', rules: ['C21'], diagrams: ['two', 'three'] },
      { name: 'order', rules: ['C22'] },
    ],
  },
  { name: 'example', paragraphs: [{ name: 'arrow', diagrams: ['aim', 'aside', 'leap', 'storm'] }] },
  {
    name: 'notation',
    paragraphs: [{ name: 'coordinates' }, { name: 'actions' }, { name: 'positions' }, { name: 'arrangements' }],
  },
] as const satisfies Chapters;

export default chapters;
export type Book = BookOf<typeof chapters>;
export type Diagrams = DiagramsOf<typeof chapters>;

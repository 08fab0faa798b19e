import type { BookOf, Chapters, DiagramsOf } from '../../../src/features/book/structure';

/** In the order in which a player learns. */
const chapters = [
  {
    name: 'board',
    paragraphs: [
      { id: 'G1' },
      { id: 'G2', diagrams: ['board'] },
      { id: 'G3' },
      { id: 'G4', diagrams: ['sideGates', 'royalGate'] },
      { id: 'G5' },
      { id: 'G6' },
    ],
  },
  { name: 'setup', paragraphs: [{ id: 'G7', diagrams: ['four'] }, { id: 'G8' }, { id: 'G9' }] },
  { name: 'turns', paragraphs: [{ id: 'G10' }] },
  {
    name: 'knights',
    paragraphs: [
      { id: 'G11' },
      { id: 'G12', diagrams: ['knight'] },
      { id: 'G13', diagrams: ['lock'] },
      { id: 'G14', diagrams: ['grail'] },
    ],
  },
  { name: 'royals', paragraphs: [{ id: 'G15' }, { id: 'G16' }, { id: 'G17', diagrams: ['stairs'] }] },
  {
    name: 'merlin',
    paragraphs: [{ id: 'G18' }, { id: 'G19', diagrams: ['merlin'] }, { id: 'G20' }, { id: 'G21', diagrams: ['home'] }],
  },
  {
    name: 'morgane',
    paragraphs: [
      { id: 'G22' },
      { id: 'G23', diagrams: ['morgane'] },
      { id: 'G24', diagrams: ['price'] },
      { id: 'G25', diagrams: ['leaving'] },
    ],
  },
  { name: 'reinforcements', paragraphs: [{ id: 'G26', diagrams: ['fetch'] }, { id: 'G27' }] },
  { name: 'end', paragraphs: [{ id: 'G28', diagrams: ['shut'] }, { id: 'G29' }, { id: 'G30' }] },
  { name: 'options', paragraphs: [{ id: 'options' }] },
  { name: 'notation', paragraphs: [{ id: 'positions' }, { id: 'actions' }] },
] as const satisfies Chapters;

export default chapters;
export type Book = BookOf<typeof chapters>;
export type Diagrams = DiagramsOf<typeof chapters>;

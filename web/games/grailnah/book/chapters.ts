import type { BookOf, Chapters, DiagramsOf } from '../../../src/features/book/structure';

/** In the order in which a player learns. */
const chapters = [
  { name: 'aim', paragraphs: [{ name: 'goal', rules: ['G14'], diagrams: ['goal'] }] },
  {
    name: 'board',
    paragraphs: [
      { name: 'rings', rules: ['G1', 'G2'], diagrams: ['directions'] },
      { name: 'gates', rules: ['G3', 'G4'], diagrams: ['sideGates', 'royalGate'] },
    ],
  },
  {
    name: 'setup',
    paragraphs: [
      { name: 'castles', rules: ['G7'], diagrams: ['two', 'three', 'four'] },
      { name: 'pieces', rules: ['G8', 'G9'] },
    ],
  },
  { name: 'turn', paragraphs: [{ name: 'oneMove', rules: ['G10'] }] },
  {
    name: 'knights',
    paragraphs: [
      { name: 'leaving', rules: ['G11'] },
      { name: 'riding', rules: ['G12'], diagrams: ['knight'] },
      { name: 'locks', rules: ['G6', 'G13'], diagrams: ['lock'] },
    ],
  },
  {
    name: 'royals',
    paragraphs: [
      { name: 'walking', rules: ['G15', 'G16'] },
      { name: 'staircases', rules: ['G5', 'G17'], diagrams: ['staircase'] },
    ],
  },
  {
    name: 'merlin',
    paragraphs: [
      { name: 'playingMerlin', rules: ['G18'] },
      { name: 'merlinMoves', rules: ['G19', 'G20'], diagrams: ['merlin'] },
      { name: 'merlinSendsHome', rules: ['G21'], diagrams: ['home'] },
    ],
  },
  {
    name: 'morgane',
    paragraphs: [
      { name: 'playingMorgane', rules: ['G22'] },
      { name: 'morganeMoves', rules: ['G23'], diagrams: ['morgane'] },
      { name: 'price', rules: ['G24'] },
      { name: 'morganeSendsHome', rules: ['G25'], diagrams: ['spared'] },
    ],
  },
  {
    name: 'extraKnights',
    paragraphs: [
      { name: 'meeting', rules: ['G26'], diagrams: ['meeting'] },
      { name: 'newKnights', rules: ['G27'] },
    ],
  },
  { name: 'disqualification', paragraphs: [{ name: 'blocked', rules: ['G28'], diagrams: ['blocked'] }] },
  {
    name: 'end',
    paragraphs: [
      { name: 'winning', rules: ['G29'] },
      { name: 'draw', rules: ['G30'] },
    ],
  },
  {
    name: 'example',
    paragraphs: [{ name: 'rescue', diagrams: ['threat', 'sacrifice', 'rescued', 'lastStep'] }],
  },
  { name: 'notation', paragraphs: [{ name: 'squares' }, { name: 'moves' }, { name: 'positions' }] },
] as const satisfies Chapters;

export default chapters;
export type Book = BookOf<typeof chapters>;
export type Diagrams = DiagramsOf<typeof chapters>;

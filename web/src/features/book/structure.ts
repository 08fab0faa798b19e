import type { GameName } from '../../match/setup';

/** How many rules a game has: M1 to M19, G1 to G30, C1 to C23. */
const ruleCounts: Readonly<Record<GameName, readonly [letter: string, count: number]>> = {
  menhirs: ['M', 19],
  grailnah: ['G', 30],
  graal: ['C', 23],
};

/** Every rule of a game by its id. */
export function ruleIds(game: GameName): readonly string[] {
  const [letter, count] = ruleCounts[game];
  return Array.from({ length: count }, (_, index) => `${letter}${index + 1}`);
}

const menhirs = [
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
] as const;

const grailnah = [
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
] as const;

const graal = [
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
] as const;

/** The books: chapters in the order in which a player learns, each with its paragraphs and their diagrams. */
export const structure = { menhirs, grailnah, graal } as const;

type Chapters<G extends GameName> = (typeof structure)[G][number];
type Place<G extends GameName> = Chapters<G>['paragraphs'][number];
export type ChapterName<G extends GameName> = Chapters<G>['name'];
/** The id of the rule that it tells, or a name where it tells of something else. */
export type ParagraphId<G extends GameName> = Place<G>['id'];
export type DiagramKey<G extends GameName> = Extract<Place<G>, { diagrams: readonly string[] }>['diagrams'][number];

export interface Paragraph {
  heading: string;
  /** See markup.ts for what can be in it. */
  text: string;
  /** What the booklet does not say, and how it was decided. */
  reconstructed?: string;
  /** Where the booklets of Grailnah differ. */
  editions?: string;
}

/** What one language says of a game. */
export interface Book<G extends GameName> {
  /** What it is all about, in two sentences. */
  aim: string;
  chapters: Readonly<Record<ChapterName<G>, string>>;
  paragraphs: Readonly<Record<ParagraphId<G>, Paragraph>>;
  captions: Readonly<Record<DiagramKey<G>, string>>;
}

/** A book of whichever game, as the page reads it. */
export interface AnyBook {
  aim: string;
  chapters: Readonly<Record<string, string>>;
  paragraphs: Readonly<Record<string, Paragraph>>;
  captions: Readonly<Record<string, string>>;
}

export interface Outline {
  name: string;
  paragraphs: readonly { id: string; diagrams: readonly string[] }[];
}

/** The chapters of a book in one shape for all games. */
export function outlineOf(game: GameName): readonly Outline[] {
  return structure[game].map(({ name, paragraphs }) => ({
    name,
    paragraphs: paragraphs.map((place) => ({ id: place.id, diagrams: 'diagrams' in place ? place.diagrams : [] })),
  }));
}

/** Whether a paragraph tells a rule of the contract. */
export function isRule(id: string): boolean {
  return /^[MGC]\d+$/.test(id);
}

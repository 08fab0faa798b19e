import { byGame } from '../../base/content/folders';
import type { Scene } from '../../match/sketch';

/** Chapters in the order in which a player learns, each with its paragraphs and their diagrams. */
export type Chapters = readonly {
  name: string;
  paragraphs: readonly {
    /** The id of the rule that it tells, or a name where it tells of something else. */
    id: string;
    diagrams?: readonly string[];
  }[];
}[];

type Place<C extends Chapters> = C[number]['paragraphs'][number];
type DiagramKey<C extends Chapters> = Extract<Place<C>, { diagrams: readonly string[] }>['diagrams'][number];

export interface Paragraph {
  heading: string;
  /** See markup.ts for what can be in it. */
  text: string;
  /** What the booklet does not say, and how it was decided. */
  reconstructed?: string;
  /** Where editions of the booklet differ. */
  editions?: string;
}

/** A square part of a board: where it begins and how wide it is, in shares of the board's width. */
export interface Part {
  left: number;
  top: number;
  width: number;
}

/** A position that shows a rule, and what is picked already. */
export interface Diagram extends Scene {
  picks?: readonly string[];
  /** In degrees. */
  turned?: number;
  /** How high the board is for a width of 1, where it is not square. */
  height?: number;
  /** The square of a large board that is shown, where the rest has nothing to show. */
  part?: Part;
}

/** What one language says of a game that has these chapters. */
export interface BookOf<C extends Chapters> {
  /** What it is all about, in two sentences. */
  aim: string;
  chapters: Readonly<Record<C[number]['name'], string>>;
  paragraphs: Readonly<Record<Place<C>['id'], Paragraph>>;
  captions: Readonly<Record<DiagramKey<C>, string>>;
}

export type DiagramsOf<C extends Chapters> = Readonly<Record<DiagramKey<C>, Diagram>>;

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

const chapters = byGame(
  import.meta.glob<Chapters>('../../../games/*/book/chapters.ts', { eager: true, import: 'default' }),
);
const diagrams = byGame(
  import.meta.glob<Readonly<Record<string, Diagram>>>('../../../games/*/book/diagrams.ts', {
    eager: true,
    import: 'default',
  }),
);

export function outlineOf(game: string): readonly Outline[] {
  return (chapters[game] ?? []).map(({ name, paragraphs }) => ({
    name,
    paragraphs: paragraphs.map(({ id, diagrams: keys = [] }) => ({ id, diagrams: keys })),
  }));
}

export function diagramsOf(game: string): Readonly<Record<string, Diagram>> {
  return diagrams[game] ?? {};
}

/** Whether a paragraph tells a rule of the contract. */
export function isRule(id: string): boolean {
  return /^[A-Z]\d+$/.test(id);
}

import type { ScratchStart } from '../../match/scratchMatch';

/** Chapters in reading order; a paragraph tells one rule, several, or none. */
export type Chapters = readonly {
  name: string;
  paragraphs: readonly { name: string; rules?: readonly string[]; diagrams?: readonly string[] }[];
}[];

type ParagraphOf<C extends Chapters> = C[number]['paragraphs'][number];
type DiagramKey<C extends Chapters> = Extract<ParagraphOf<C>, { diagrams: readonly string[] }>['diagrams'][number];

export interface Paragraph {
  heading: string;
  /** See markup.ts for what can be in it. */
  text: string;
  /** What the booklet does not say, and how it was decided. */
  reconstructed?: string;
  /** Where editions of the booklet differ. */
  editions?: string;
}

export interface Question {
  question: string;
  answer: string;
  rules: readonly string[];
}

/** A square part of a board: where it begins and how wide it is, in shares of the board's width. */
export interface BoardPart {
  left: number;
  top: number;
  width: number;
}

/** A position that shows a rule, and what is picked already. */
export interface Diagram extends ScratchStart {
  picks?: readonly string[];
  /** In degrees. */
  turned?: number;
  /** How high the board is for a width of 1, where it is not square. */
  height?: number;
  /** The square of a large board that is shown, where the rest has nothing to show. */
  part?: BoardPart;
}

/** What one language says of a game that has these chapters. */
export interface BookOf<C extends Chapters> {
  /** What is in the box: a line each. */
  box: readonly string[];
  /** Players, age, playing time, as far as the booklet says. */
  facts: readonly string[];
  /** The game in four sentences. */
  sentences: readonly [string, string, string, string];
  chapters: Readonly<Record<C[number]['name'], string>>;
  paragraphs: Readonly<Record<ParagraphOf<C>['name'], Paragraph>>;
  captions: Readonly<Record<DiagramKey<C>, string>>;
  questions: readonly Question[];
  /** What an option changes, by its name; the labels come from the form's words. */
  variants: Readonly<Record<string, string>>;
  sample: SampleWords;
  /** All that a player needs at the table, on one printed page; `{option=value: …}` where an option changes it. */
  summary: string;
}

export interface SampleWords {
  title: string;
  introduction: string;
  /** By ply: 0 is the starting position, n what is on the board after action n. Not every ply needs one. */
  comments: Readonly<Record<number, string>>;
  conclusion: string;
}

/** A whole game, from beginning to end; an empty position is the deal of the seed. */
export interface Sample {
  options: Readonly<Record<string, string>>;
  seed: string;
  position: string;
  actions: readonly string[];
}

export type DiagramsOf<C extends Chapters> = Readonly<Record<DiagramKey<C>, Diagram>>;

/** A book of whichever game, as the page reads it. */
export interface AnyBook extends Omit<BookOf<Chapters>, 'captions'> {
  captions: Readonly<Record<string, string>>;
}

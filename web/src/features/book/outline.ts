import { byGame } from '../../base/content/folders';
import type { Chapters } from './structure';

/** Where a paragraph stands, the rules that it tells and the diagrams that it shows. */
export interface ParagraphPlace {
  name: string;
  rules: readonly string[];
  diagrams: readonly string[];
}

export interface Chapter {
  name: string;
  paragraphs: readonly ParagraphPlace[];
}

/** The chapter that comes after everything a player reads. */
export const notation = 'notation';

const chapters = byGame(
  import.meta.glob<Chapters>('../../../games/*/book/chapters.ts', { eager: true, import: 'default' }),
);

export function outlineOf(game: string): readonly Chapter[] {
  return (chapters[game] ?? []).map(({ name, paragraphs }) => ({
    name,
    paragraphs: paragraphs.map(({ name, rules = [], diagrams = [] }) => ({ name, rules, diagrams })),
  }));
}

/** Every paragraph of a game in reading order. */
export function placesOf(game: string): readonly ParagraphPlace[] {
  return outlineOf(game).flatMap(({ paragraphs }) => paragraphs);
}

/** The paragraph that tells a rule. */
export function placeOfRule(game: string, rule: string): ParagraphPlace | undefined {
  return placesOf(game).find(({ rules }) => rules.includes(rule));
}

import { byGame } from '../../base/content/folders';

/** A position in which one action wins; made by `broceliande puzzles`. */
export interface Puzzle {
  game: string;
  options: Readonly<Record<string, string>>;
  position: string;
  /** 1 easy, 2 middling, 3 hard. */
  grade: 1 | 2 | 3;
  /** How far away the win is. */
  actions: number;
  proof: boolean;
  /** The action, and how it goes on. */
  line: readonly string[];
}

const texts = byGame(
  import.meta.glob<string>('../../../games/*/puzzles.jsonl', { eager: true, import: 'default', query: '?raw' }),
);

/** The puzzles of a game, easy ones first. */
export function puzzlesOf(game: string): readonly Puzzle[] {
  const lines = (texts[game] ?? '').split('\n').filter((line) => line !== '');
  return lines.map((line) => JSON.parse(line) as Puzzle).sort((a, b) => a.grade - b.grade || a.actions - b.actions);
}

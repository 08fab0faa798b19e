import type { SearchResult } from '../../door/types';
import { t } from '../../base/i18n/words.svelte';
import { verdictOf } from '../../door/verdict';

/** Of 1000: a smaller advantage is none. */
const worthNaming = 100;

/** One side of a game: what it is called, or null where that is *you*. */
export type Side = string | null;

/** What a search result says, in a sentence. `round` is that in which the best line ends, 0 where the game counts none. */
export function sayVerdict(
  result: Pick<SearchResult, 'lines' | 'isProof'>,
  acting: Side,
  other: Side,
  round: number,
): string {
  const verdict = verdictOf(result);
  if (!verdict) return t('analysis.over');
  if (verdict.kind === 'draw') return t('analysis.draw');
  if (verdict.kind === 'end') return sayWin(verdict.isWin ? acting : other, verdict.actions, round);
  if (Math.abs(verdict.expectation) < worthNaming) return t('analysis.equal');
  const better = verdict.expectation > 0 ? acting : other;
  return better === null ? t('analysis.better.you') : t('analysis.better', better);
}

function sayWin(winner: Side, actions: number, round: number): string {
  if (winner === null) return round === 0 ? t('analysis.won.you', actions) : t('analysis.wonIn.you', round);
  return round === 0 ? t('analysis.won', winner, actions) : t('analysis.wonIn', winner, round);
}

import type { Thought } from '../../door/types';
import { t } from '../../base/i18n/words.svelte';
import { verdictOf } from '../../door/verdict';

/** Of 1000: a smaller advantage is none. */
const worthNaming = 100;

/** What a thought says, in a sentence. `acting` and `other` are names; `round` is that in which the best line ends, 0 where the game counts none. */
export function sayVerdict(thought: Thought, acting: string, other: string, round: number): string {
  const verdict = verdictOf(thought);
  if (!verdict) return t('analysis.over');
  if (verdict.kind === 'draw') return t('analysis.draw');
  if (verdict.kind === 'end') {
    const winner = verdict.isWin ? acting : other;
    return round === 0 ? t('analysis.won', winner, verdict.actions) : t('analysis.wonIn', winner, round);
  }
  if (Math.abs(verdict.expectation) < worthNaming) return t('analysis.equal');
  return t('analysis.better', verdict.expectation > 0 ? acting : other);
}

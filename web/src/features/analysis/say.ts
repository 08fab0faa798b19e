import type { Thought } from '../../door/types';
import { t } from '../../base/i18n/words.svelte';
import { verdictOf } from './verdict';

/** What a thought says, in a sentence. `acting` and `other` are names; `turn` is that in which the best line ends, where the game counts turns. */
export function sayVerdict(thought: Thought, acting: string, other: string, turn: string | null): string {
  const verdict = verdictOf(thought);
  if (!verdict) return t('analysis.over');
  if (verdict.kind === 'draw') return t('analysis.draw');
  if (verdict.kind === 'end') {
    const winner = verdict.isWin ? acting : other;
    return turn === null ? t('analysis.won', winner, verdict.actions) : t('analysis.wonAt', winner, turn);
  }
  const close = 40;
  if (Math.abs(verdict.score) < close) return t('analysis.equal');
  return t('analysis.better', verdict.score > 0 ? acting : other);
}

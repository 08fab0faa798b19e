import { t } from '../../../base/i18n/words.svelte';
import type { GameEnd, Snapshot } from '../../../match/match';
import { calledOn, type Viewpoint } from '../../../table/narration/viewpoint';
import type { Remark } from './coach.svelte';
import type { Outlook } from './outlook';

/** What the one who plays against the learner is called. */
export function opponentOf(snapshot: Pick<Snapshot, 'state' | 'players' | 'may'>): string {
  const seat = snapshot.state.seats.findIndex((_, index) => !snapshot.may.seats.includes(index));
  return calledOn(snapshot, seat);
}

/** What is said of a move beyond what happened; nothing of the opponent’s mistakes: the learner shall find them. */
export function judgementText({ judgement, isMine }: Pick<Remark, 'judgement' | 'isMine'>, opponent: string): string {
  if (judgement === 'stopped') return t(isMine ? 'coach.stopped.you' : 'coach.stopped.other', opponent);
  return judgement && isMine ? t(`coach.${judgement}`, opponent) : '';
}

/** What is said to a decision of the learner. */
export function outlookText({ win, escapes }: Outlook, opponent: string): string {
  if (win === 'now') return t('coach.now');
  if (win === 'soon') return t('coach.soon', opponent);
  return escapes.size > 0 ? t('coach.danger', opponent) : '';
}

export function endText({ winners }: GameEnd, { mine }: Viewpoint, opponent: string): string {
  if (winners.length === 0) return t('coach.drawn', opponent);
  return winners.some((seat) => mine.has(seat)) ? t('coach.won', opponent) : t('coach.lost', opponent);
}

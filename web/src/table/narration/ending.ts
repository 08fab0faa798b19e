import type { Event } from '../../door/types';
import { filled, isWordKey, listed, number, t } from '../../base/i18n/words.svelte';
import { manifestOf } from '../../match/games';
import type { GameEnd, Snapshot } from '../../match/match';
import { tellPly, tellWhy } from './tell';
import { viewpointOf, type Viewpoint } from './viewpoint';

/** How it ended, in a sentence or two. */
export function endingText(snapshot: Snapshot, ending: GameEnd): string {
  const view = viewpointOf(snapshot);
  if (ending.reason === 'closed') return t('end.closed');
  if (ending.reason === 'annulled') return t('end.annulled');
  if (ending.reason === 'rules' || ending.by === null) return lastMove(snapshot, view) || resultText(ending, view);
  if (ending.reason === 'ended') return whyText(snapshot, ending, view);
  return `${whyText(snapshot, ending, view)} ${resultText(ending, view)}`;
}

/** What ended it other than an action: what the list of actions and the caption tell after the last one. */
export function endingBeyondActions(snapshot: Snapshot): string {
  const { ending } = snapshot;
  return ending === null || ending.reason === 'rules' ? '' : endingText(snapshot, ending);
}

const ends = ({ kind }: Event): boolean => kind === 'won' || kind === 'drawn';

/** What ended it by the rules, as it is told of the last action. */
function lastMove({ history }: Snapshot, view: Viewpoint): string {
  const ply = history.plies.at(-1);
  return ply?.events.some(ends) ? tellPly(ply, view) : '';
}

function leavingText(reason: 'resigned' | 'time', by: number, { mine, who }: Viewpoint): string {
  return mine.has(by) ? t(`end.${reason}.you`) : t(`end.${reason}.other`, who(by));
}

function claimText({ winners, by, claimant }: GameEnd, { mine, who }: Viewpoint): string {
  const result = winners.length === 0 ? 'draw' : 'win';
  const [gone, claiming] = [by ?? -1, claimant ?? -1];
  if (mine.has(gone)) return t(`end.claimed.${result}.gone`, who(claiming));
  if (mine.has(claiming)) return t(`end.claimed.${result}.you`, who(gone));
  return t(`end.claimed.${result}.other`, who(gone), who(claiming));
}

/** Who won. */
export function resultText({ winners, reason }: GameEnd, { mine, who }: Viewpoint): string {
  if (reason === 'ended' || reason === 'annulled') return t('end.none');
  if (winners.length === 0) return t('end.draw');
  if (winners.some((seat) => mine.has(seat))) return t('end.won.you');
  const names = [...new Set(winners.map(who))];
  return t(names.length === 1 ? 'end.won.other' : 'end.won.others', listed(names));
}

/** What brought it about. */
export function whyText({ history }: Snapshot, ending: GameEnd, view: Viewpoint): string {
  const { reason, by } = ending;
  if (reason === 'annulled') return t('end.annulled');
  if ((reason === 'resigned' || reason === 'time') && by !== null) return leavingText(reason, by, view);
  if (reason === 'claimed') return claimText(ending, view);
  if (reason === 'ended') return view.mine.has(by ?? -1) ? t('end.ended.gone') : t('end.ended', view.who(by ?? -1));
  const ply = history.plies.at(-1);
  return ply ? tellWhy(ply, view) : '';
}

/** What the points of this game are for; nothing in a game that counts none. */
export function scoreText({ state, history }: Snapshot): string {
  const points = history.plies.at(-1)?.events.find(({ kind }) => kind === 'won')?.count ?? 0;
  const key = [`score.${state.game}.${points}`, `score.${state.game}`].find(isWordKey);
  return points > 0 && key ? filled(key, { n: points }) : '';
}

/** How a match of several games stands after this one. */
export function standingText({ state, may }: Snapshot, view: Viewpoint): string {
  const isOne = state.gameNumber === 1 && !may.next;
  if (isOne || !manifestOf(state.game)?.playsMatches) return '';
  const each = state.seats.map(({ player }, seat) => {
    const points = number(state.scores[player] ?? 0);
    return view.mine.has(seat) ? t('end.has.you', points) : t('end.has', view.who(seat), points);
  });
  return t(state.isOver ? 'end.standingOver' : 'end.standing', listed(each));
}

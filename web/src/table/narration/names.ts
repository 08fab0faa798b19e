import { levelName, listed, t } from '../../base/i18n/words.svelte';
import type { Ending, Player, Snapshot } from '../../match/match';
import { isUnnamed } from '../../match/players';
import { tellPly } from './tell';
import { calledOn, colourOf, viewpointOf, type Viewpoint } from './viewpoint';

/** Who plays, where no seat is in sight: a name, *you*, or nothing but somebody at this device. */
export function playerName(player: Player, isAlone: boolean): string {
  if (player.kind === 'level') return levelName(player.level);
  if (!isUnnamed(player)) return player.name;
  return t(isAlone ? 'player.you' : 'player.person');
}

/** All who play a game: *You and Bran*. */
export function playerNames(players: readonly Player[]): string {
  const isAlone = players.filter(({ kind }) => kind === 'person').length === 1;
  return listed([...new Set(players.map((player) => playerName(player, isAlone)))]);
}

/** Who is behind a screen: `Ada (White)`, or `White` where nobody has a name. */
export function whoPrepares(snapshot: Snapshot, party: number): string {
  const { state } = snapshot;
  const seats = state.seats.flatMap((seat, index) => (seat.party === party ? [index] : []));
  const names = listed([...new Set(seats.map((seat) => calledOn(snapshot, seat)))]);
  const colours = listed(seats.map((seat) => colourOf(state, seat)));
  return names === colours ? names : t('seat.taken', names, colours);
}

/** How it ended, in a sentence or two. */
export function endingText(snapshot: Snapshot, ending: Ending): string {
  const view = viewpointOf(snapshot);
  if (ending.reason === 'closed') return t('end.closed');
  if (ending.reason === 'rules' || ending.by === null) return reasonText(snapshot, view) || resultText(ending, view);
  return `${leavingText(ending.reason, ending.by, view)} ${resultText(ending, view)}`;
}

/** What ended it by the rules, as it is told of the last action. */
function reasonText({ history }: Snapshot, view: Viewpoint): string {
  const ply = history.plies.at(-1);
  return ply?.events.some(({ kind }) => kind === 'won' || kind === 'drawn') ? tellPly(ply, view) : '';
}

function leavingText(reason: 'resigned' | 'time', by: number, { mine, who }: Viewpoint): string {
  return mine.has(by) ? t(`end.${reason}.you`) : t(`end.${reason}.other`, who(by));
}

function resultText({ winners }: Ending, { mine, who }: Viewpoint): string {
  if (winners.length === 0) return t('end.draw');
  if (winners.some((seat) => mine.has(seat))) return t('end.won.you');
  const names = [...new Set(winners.map(who))];
  return t(names.length === 1 ? 'end.won.other' : 'end.won.others', listed(names));
}

import type { MatchState } from '../../door/types';
import { levelName, listed, seatName, t } from '../../base/i18n/words.svelte';
import type { Ending, Player, Snapshot } from '../../match/match';
import { playerOn } from '../../match/players';

/** Names that the app gives, in all its languages: a record has that of the language it was begun in. */
const given = /^(?:Player|Joueur|Speler) (\d+)$/;

export function playerName(player: Player): string {
  if (player.kind === 'level') return t('player.computer', levelName(player.level));
  const number = given.exec(player.name)?.[1];
  return number === undefined ? player.name : t('player.unnamed', number);
}

export function nameOfSeat(state: MatchState, seat: number): string {
  return seatName(state.seats[seat]?.name ?? '', seat);
}

/** Who is behind a screen: `Ada (White)`. */
export function whoPrepares({ state, players }: Snapshot, party: number): string {
  const members = state.seats.flatMap((seat, index) => (seat.party === party ? [{ seat, index }] : []));
  const names = members.flatMap(({ seat }) => (players[seat.player] ? [playerName(players[seat.player]!)] : []));
  return t('seat.taken', listed([...new Set(names)]), listed(members.map(({ index }) => nameOfSeat(state, index))));
}

/** `Ada (White)`. */
export function whoOn({ state, players }: Snapshot, seat: number): string {
  const player = playerOn(state, players, seat);
  const place = nameOfSeat(state, seat);
  return player ? t('seat.taken', playerName(player), place) : place;
}

/** How it ended, in a sentence. */
export function endingText(snapshot: Snapshot, ending: Ending): string {
  if (ending.reason === 'closed') return t('end.closed');
  if (ending.reason === 'rules' || ending.by === null) return resultText(snapshot, ending);
  const why = t(ending.reason === 'time' ? 'end.time' : 'end.resigned', whoOn(snapshot, ending.by));
  return snapshot.online ? `${why} ${resultText(snapshot, ending)}` : why;
}

function resultText(snapshot: Snapshot, ending: Ending): string {
  if (ending.winners.length === 0) return t('end.draw');
  const indices = new Set(ending.winners.map((seat) => snapshot.state.seats[seat]?.player ?? -1));
  const names = [...indices].flatMap((index) => {
    const player = snapshot.players[index];
    return player ? [playerName(player)] : [];
  });
  return t(names.length === 1 ? 'end.won' : 'end.wonTogether', listed(names));
}

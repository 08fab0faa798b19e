import type { MatchState } from '../door/types';
import { levelName, listed, seatName, t } from '../i18n/words.svelte';
import type { Ending, Player, Snapshot } from '../match/match';
import { playerOn } from '../match/players';

export function playerName(player: Player): string {
  return player.kind === 'level' ? t('player.computer', levelName(player.level)) : player.name;
}

export function nameOfSeat(state: MatchState, seat: number): string {
  return seatName(state.seats[seat]?.name ?? '', state.seats.length);
}

/** `Ada, North`. */
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

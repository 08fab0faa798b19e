import { levelName, listed, t } from '../../base/i18n/words.svelte';
import type { Player, Snapshot } from '../../match/match';
import { isUnnamed, personName } from '../../match/players';
import { calledOn, colourOf } from './viewpoint';

/** Who plays, where no seat is in sight: a name, *you*, or nothing but somebody at this device. */
export function playerName(player: Player, isAlone: boolean): string {
  if (player.kind === 'level') return levelName(player.level);
  if (!isUnnamed(player)) return personName(player.name);
  return t(isAlone ? 'player.you' : 'player.person');
}

/** All who play a game: *You and Bran*; *You and 5 others* where one opponent has several seats. */
export function playerNames(players: readonly Player[]): string {
  const people = players.filter(({ kind }) => kind === 'person');
  const isAlone = people.length === 1;
  const names = [...new Set(players.map((player) => playerName(player, isAlone)))];
  const [person] = people;
  if (!isAlone || !person || names.length === players.length) return listed(names);
  return t('player.andOthers', playerName(person, isAlone), players.length - 1);
}

/** Who is behind a screen: `Ada (White)`, or `White` where nobody has a name. */
export function whoPrepares(snapshot: Snapshot, party: number): string {
  const { state } = snapshot;
  const seats = state.seats.flatMap((seat, index) => (seat.party === party ? [index] : []));
  const names = listed([...new Set(seats.map((seat) => calledOn(snapshot, seat)))]);
  const colours = listed(seats.map((seat) => colourOf(state, seat)));
  return names === colours ? names : t('seat.taken', names, colours);
}

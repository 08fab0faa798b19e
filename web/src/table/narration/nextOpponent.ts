import type { GameEnd, Player, Snapshot } from '../../match/match';
import { levels } from '../../door/levels';
import type { Viewpoint } from './viewpoint';

/** Whom to meet after a game alone against the computer: somebody stronger, or gentler after a loss. */
export interface NextOpponent {
  level: number;
  isStronger: boolean;
}

type PersonPlayer = Extract<Player, { kind: 'person' }>;
type LevelPlayer = Extract<Player, { kind: 'level' }>;

export function nextOpponent(
  { players }: Pick<Snapshot, 'players'>,
  { winners }: GameEnd,
  { mine }: Pick<Viewpoint, 'mine'>,
): NextOpponent | null {
  const met = players.filter((player): player is LevelPlayer => player.kind === 'level');
  const people = players.filter((player): player is PersonPlayer => player.kind === 'person');
  if (people.length !== 1 || met.length === 0 || winners.length === 0) return null;
  const isStronger = winners.some((seat) => mine.has(seat));
  const strengths = met.map(({ level }) => level);
  const level = isStronger ? Math.max(...strengths) + 1 : Math.min(...strengths) - 1;
  return levels.includes(level) ? { level, isStronger } : null;
}

/** The same people, with another opponent in place of all that were met. */
export function withOpponent(players: readonly Player[], level: number): readonly Player[] {
  return players.map((player) => (player.kind === 'level' ? { kind: 'level', level } : player));
}

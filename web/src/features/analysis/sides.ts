import { listed } from '../../base/i18n/words.svelte';
import type { MatchState, Variation } from '../../door/types';
import { sayVerdict, type Side } from './say';

/** The two sides of a game as the reader calls them: partners together, and the side of the reader *you*. */
export interface SideNames {
  /** Side 0 and its opponents. */
  names: readonly [Side, Side];
  /** What lines of the engine come to, in a sentence; `acting` is the seat that has to act. */
  sayLines(lines: readonly Variation[], acting: number, isProof: boolean, lastRound: number): string;
}

/** `mine` are the seats of the reader, and `who` tells what a seat is called. */
export function sidesFor(
  { seats }: Pick<MatchState, 'seats'>,
  mine: ReadonlySet<number>,
  who: (seat: number) => string,
): SideNames {
  const called = (members: readonly number[]): Side =>
    members.some((seat) => mine.has(seat)) ? null : listed([...new Set(members.map(who))]);
  const seatsWhere = (isWanted: (side: number) => boolean): readonly number[] =>
    seats.flatMap(({ side }, seat) => (isWanted(side) ? [seat] : []));
  return {
    names: [called(seatsWhere((side) => side === 0)), called(seatsWhere((side) => side !== 0))],
    sayLines(lines, acting, isProof, lastRound) {
      const others = seatsWhere((side) => side !== seats[acting]?.side);
      return sayVerdict({ lines: [...lines], isProof }, called([acting]), called(others), lastRound);
    },
  };
}

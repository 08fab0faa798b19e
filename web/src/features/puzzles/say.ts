import type { MatchState } from '../../door/types';
import { t } from '../../base/i18n/words.svelte';
import { settings } from '../../base/storage/settings.svelte';
import { isGameName, manifestOf } from '../../match/games';
import { tellAfterColon, tellPly } from '../../table/narration/tell';
import { colourOf, type Viewpoint } from '../../table/narration/viewpoint';
import type { Refutation } from './refutation';

/** Who solves a puzzle is *you*; the other side is the opponent, whatever it is called at a table. */
export function solversView(
  { game, seats }: Pick<MatchState, 'game' | 'seats'>,
  solver: number,
  turned: number,
): Viewpoint {
  const mine = new Set(seats.flatMap(({ player }, seat) => (player === seats[solver]?.player ? [seat] : [])));
  const isOpponent = (seat: number): boolean => seats[seat]?.side !== seats[solver]?.side;
  const who = (seat: number): string => (isOpponent(seat) ? t('puzzle.opponent') : colourOf({ seats }, seat));
  return { game, seats, mine, who, turned, coordinates: settings.coordinates };
}

/** Which figures are the solver's, and what there is to win by. */
export function aimOf(state: Pick<MatchState, 'game' | 'seats'>, solver: number): string {
  const { game } = state;
  const colour = manifestOf(game)?.hasColours ? t('puzzle.colour', colourOf(state, solver)) : '';
  return [colour, isGameName(game) ? t(`game.${game}.aim`) : ''].filter((text) => text !== '').join(' ');
}

export function refutationText({ plies: [first, ...others] }: Refutation, view: Viewpoint): string {
  if (!first) return '';
  return [tellAfterColon(first, view), ...others.map((ply) => tellPly(ply, view))].join(' ');
}

import { levelName, listed, t } from '../../base/i18n/words.svelte';
import type { RowPlace, TableRow } from '../../door/server/protocol';
import { isGameName } from '../../match/games';

type Taken = Pick<RowPlace, 'level' | 'name' | 'isTaken' | 'isFormer'>;

export function isFree({ level, isTaken }: Taken): boolean {
  return level === 0 && !isTaken;
}

export function freePlaces(places: readonly Taken[]): number {
  return places.filter(isFree).length;
}

/** Whether something is expected of this player there. */
export function isWaiting({ isMyTurn, phase }: TableRow): boolean {
  return isMyTurn && phase !== 'over';
}

/** Own games as they are shown: where it is one's turn, then what goes on, then what is over; the latest first. */
export interface RowsByPhase {
  turn: readonly TableRow[];
  running: readonly TableRow[];
  over: readonly TableRow[];
}

export function groupByPhase(rows: readonly TableRow[]): RowsByPhase {
  const latest = [...rows].sort((a, b) => b.changed - a.changed);
  return {
    turn: latest.filter(isWaiting),
    running: latest.filter((row) => !isWaiting(row) && row.phase !== 'over'),
    over: latest.filter(({ phase }) => phase === 'over'),
  };
}

/** The list with that table as it is now. */
export function withRow(rows: readonly TableRow[], row: TableRow): readonly TableRow[] {
  const isKnown = rows.some(({ table }) => table === row.table);
  return isKnown ? rows.map((each) => (each.table === row.table ? row : each)) : [row, ...rows];
}

export function gameName(game: string): string {
  return isGameName(game) ? t(`game.${game}.name`) : game;
}

export function placeName({ level, name, isFormer }: Taken): string {
  if (isFormer) return t('player.former');
  return level > 0 ? levelName(level) : name;
}

/** Who sits there already. */
export function whoSits(places: readonly Taken[]): string {
  return listed(places.filter((place) => !isFree(place)).map(placeName));
}

import { answerOrRefusal, isMessage } from '../door/door';
import type { Door, Geometry, MatchState, Tableau } from '../door/types';
import { listed, t } from '../base/i18n/words.svelte';
import type { GameEnd, SavedGame } from '../match/match';
import { endingOf, playersOf, rightsHere } from '../match/players';
import { firstTurn } from '../table/narration/turning';
import { viewpointOf, type Viewpoint } from '../table/narration/viewpoint';

/** How a saved game stands. */
export interface GameStatus {
  actions: number;
  /** In a few words; empty while nobody is to move. */
  text: string;
  /** waiting: for the reader; over: others have won. */
  kind: 'won' | 'lost' | 'drawn' | 'over' | 'waiting' | 'none';
  isOver: boolean;
  geometry: Geometry;
  /** Null while camps draw up. */
  tableau: Tableau | null;
  /** How far the board is turned at the table. */
  turned: number;
}

type StatusText = Pick<GameStatus, 'text' | 'kind'>;

/** Boards are large to tell, and alike for games with the same options. */
const geometries = new WeakMap<Door, Map<string, Geometry>>();

export function geometryOf(door: Door, game: string, options: MatchState['options']): Geometry {
  const known = geometries.get(door) ?? new Map<string, Geometry>();
  geometries.set(door, known);
  const key = JSON.stringify([game, options]);
  const geometry = known.get(key) ?? door.geometry(game, options);
  known.set(key, geometry);
  return geometry;
}

/** Null where the rules cannot read the game. */
export function statusOf(door: Door, { record, resigned }: SavedGame): GameStatus | null {
  const state = answerOrRefusal(() => door.read(record));
  if (isMessage(state)) return null;
  door.close(state.match);
  const ending = endingOf(state, resigned);
  const may = rightsHere(state, ending);
  const view = viewpointOf({ state, players: playersOf(state), may });
  return {
    actions: door.summary(record).actions,
    isOver: ending !== null,
    geometry: geometryOf(door, state.game, state.options),
    tableau: state.tableau,
    turned: firstTurn({ state, may }),
    ...(ending ? ended(ending, view) : waiting(state, view)),
  };
}

/** It is long over: *you won*, where the table said *you win!* */
function ended(ending: GameEnd, view: Viewpoint): StatusText {
  const { winners } = ending;
  if (winners.length === 0) return { text: t('games.drawn'), kind: 'drawn' };
  if (winners.some((seat) => view.mine.has(seat))) return { text: t('games.won.you'), kind: 'won' };
  const text = t('games.won.other', listed([...new Set(winners.map(view.who))]));
  return { text, kind: view.mine.size > 0 ? 'lost' : 'over' };
}

function waiting({ toAct, tableau }: MatchState, view: Viewpoint): StatusText {
  if (tableau === null) return { text: t('games.preparing'), kind: 'none' };
  if (toAct === null) return { text: '', kind: 'none' };
  if (view.mine.has(toAct)) return { text: t('play.turn.you'), kind: 'waiting' };
  return { text: t('play.turn.other', view.who(toAct)), kind: 'none' };
}

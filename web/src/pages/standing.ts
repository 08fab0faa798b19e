import { ask, isMessage } from '../door/door';
import type { Door, MatchState } from '../door/types';
import { t } from '../base/i18n/words.svelte';
import type { Ending, SavedGame } from '../match/match';
import { endingOf, playersOf, rightsHere } from '../match/players';
import { resultText } from '../table/narration/ending';
import { viewpointOf, type Viewpoint } from '../table/narration/viewpoint';

/** How a saved game stands. */
export interface Standing {
  actions: number;
  /** In a few words; empty while nobody is to move. */
  text: string;
  kind: 'won' | 'over' | 'waiting' | 'none';
}

/** Null where the rules cannot read the game. */
export function standingOf(door: Door, { record, resigned }: SavedGame): Standing | null {
  const state = ask(() => door.read(record));
  if (isMessage(state)) return null;
  door.close(state.match);
  const ending = endingOf(state, resigned);
  const view = viewpointOf({ state, players: playersOf(state), may: rightsHere(state, ending) });
  return { actions: door.summary(record).actions, ...(ending ? ended(ending, view) : waiting(state, view)) };
}

function ended(ending: Ending, view: Viewpoint): Omit<Standing, 'actions'> {
  const isWon = ending.winners.some((seat) => view.mine.has(seat));
  return { text: resultText(ending, view), kind: isWon ? 'won' : 'over' };
}

function waiting({ toAct }: MatchState, view: Viewpoint): Omit<Standing, 'actions'> {
  if (toAct === null) return { text: '', kind: 'none' };
  if (view.mine.has(toAct)) return { text: t('play.turn.you'), kind: 'waiting' };
  return { text: t('play.turn.other', view.who(toAct)), kind: 'none' };
}

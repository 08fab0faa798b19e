import { t } from '../base/i18n/words.svelte';
import { go } from '../base/router/router.svelte';
import { settings } from '../base/storage/settings.svelte';
import { announce } from '../base/ui/announce.svelte';
import { sound } from '../base/ui/sounds';
import { clearToast } from '../base/ui/toast.svelte';
import { reportRefusal } from './narration/say';
import { hearPly, soundOfEnd } from './narration/sounding';
import { tellPly } from './narration/tell';
import { viewpointOf } from './narration/viewpoint';
import type { TableState, TableListener } from './tableState.svelte';

/** Says and sounds the last action, for those who do not look. */
function tellLast({ snapshot, decider }: TableState, turned: number, isOnline: boolean): void {
  const { history, ending, may, state } = snapshot;
  const ply = history.plies.at(-1);
  if (!ply) return;
  announce(tellPly(ply, viewpointOf(snapshot, turned)));
  if (ending) return sound(soundOfEnd(ending, may.seats));
  const then = hearPly(ply, state.game);
  if (isOnline && !may.seats.includes(ply.seat) && decider !== null) sound('turn', then);
}

/** What the page does with what happens at its table. */
export function createTableListener(at: () => { table: TableState; turned: number }, isOnline: boolean): TableListener {
  return {
    refused: reportRefusal,
    chosen: () => {
      clearToast();
      if (at().table.pending) announce(t('play.confirmAsk'));
    },
    moved: clearToast,
    confirms: () => settings.confirm === 'always' || (settings.confirm === 'online' && isOnline),
    played: (isFurther) => {
      clearToast();
      if (location.hash !== '') go(location.pathname, { replace: true });
      const { table, turned } = at();
      if (isFurther) tellLast(table, turned, isOnline);
      else if (isOnline) announce(t('table.takenBack'));
    },
  };
}

import { t } from '../../base/i18n/words.svelte';
import { online } from '../../door/server/connection.svelte';
import type { TableRow } from '../../door/server/protocol';
import { announce } from '../../base/ui/announce.svelte';
import { pathTo } from '../../base/router/routes';
import { sound } from '../../base/ui/sounds';
import { showNotice } from '../../base/ui/toast.svelte';
import type { LobbyLine } from './line';
import { followNotices, notify } from './notices';
import { gameName, whoSits } from './rows';
import { renewPush } from './push';
import { keepTitle } from './title';
import { turns } from './turns.svelte';

/** Whether somebody sees that table right now: then the board itself tells whose turn it is. */
function isInView(table: string): boolean {
  return !document.hidden && location.pathname === pathTo.table(table);
}

function tellTurn(row: TableRow): void {
  if (isInView(row.table)) return;
  const title = t('turn.now', gameName(row.game));
  sound('turn');
  announce(title);
  if (document.hidden) notify({ title, body: whoSits(row.places), tag: row.table, path: pathTo.table(row.table) });
}

/** From now on the player is told of every turn, and of being signed out, whatever page is open. Answers how to stop. */
export function startWatch(line: Pick<LobbyLine, 'ask' | 'listen' | 'post' | 'wasSignedOut'> = online()): () => void {
  const stopHearing = turns.follow(line, tellTurn);
  const stopFollowing = followNotices();
  void renewPush(line).catch(() => undefined); // the next page tries again
  const stopTitle = $effect.root(() => {
    const title = keepTitle(() => turns.count);
    $effect(() => {
      void turns.count;
      title.renew();
    });
    $effect(() => title.stop);
    $effect(() => {
      if (line.wasSignedOut) showNotice(() => t('account.signedOut'));
    });
  });
  return () => {
    stopHearing();
    stopFollowing();
    stopTitle();
  };
}

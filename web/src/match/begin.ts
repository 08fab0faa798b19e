import { t } from '../base/i18n/words.svelte';
import type { CreateWish } from '../features/lobby/wish';
import type { Setup } from './match';
import { showNotice } from '../base/ui/toast.svelte';
import { reasonOf } from './reason';

/** Begins a game; its id, or null after a word about what went wrong. */
export async function begin(setup: Setup): Promise<string | null> {
  try {
    const { createGame } = await import('./create');
    return await createGame(setup);
  } catch (error) {
    showNotice(() => reasonOf(error, (reason) => t('new.failed', reason)));
    return null;
  }
}

/** Makes a table online; its id, or null after a word about what went wrong. */
export async function beginOnline(wish: CreateWish): Promise<string | null> {
  try {
    const { makeTable } = await import('../features/lobby/invite');
    return await makeTable(wish);
  } catch {
    showNotice(() => t('online.lost'));
    return null;
  }
}

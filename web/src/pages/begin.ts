import { t } from '../i18n/words.svelte';
import type { Setup } from '../match/match';
import { showNotice } from '../shell/toast.svelte';
import { reasonOf } from './reason';

/** Begins a game; its id, or null after a word about what went wrong. */
export async function begin(setup: Setup): Promise<string | null> {
  try {
    const { createGame } = await import('../match/create');
    return await createGame(setup);
  } catch (error) {
    showNotice(() => reasonOf(error, (reason) => t('new.failed', reason)));
    return null;
  }
}

import { t } from '../base/i18n/words.svelte';
import type { MatchSetup } from './match';
import { showNotice } from '../base/ui/toast.svelte';
import { reasonOf } from './reason';

/** Begins a game; its id, or null after a word about what went wrong. */
export async function begin(setup: MatchSetup): Promise<string | null> {
  try {
    const { createGame } = await import('./create');
    return await createGame(setup);
  } catch (error) {
    showNotice(() => reasonOf(error, (reason) => t('new.failed', reason)));
    return null;
  }
}

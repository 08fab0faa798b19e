import { t } from '../../base/i18n/words.svelte';
import { showNotice } from '../../base/ui/toast.svelte';
import type { CreateWish } from './wish';

/** Makes a table online; its id, or null after a word about what went wrong. */
export async function beginOnline(wish: CreateWish): Promise<string | null> {
  try {
    const { makeTable } = await import('./invite');
    return await makeTable(wish);
  } catch {
    showNotice(() => t('online.lost'));
    return null;
  }
}

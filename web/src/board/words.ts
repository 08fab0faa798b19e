import { t } from '../base/i18n/words.svelte';
import type { BoardWords } from './types';

/** What a board says of itself, in the language of now. */
export function boardWords(): BoardWords {
  return { zoomOut: t('zoom.out'), again: t('zoom.again'), choose: t('cell.which'), cancel: t('word.cancel') };
}

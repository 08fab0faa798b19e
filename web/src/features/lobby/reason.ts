import { RefusedError } from '../../door/wasm';
import { say, t } from '../../base/i18n/words.svelte';

/** Why something did not work online: the server's reason, or that it cannot be reached. */
export function onlineReason(error: unknown): string {
  return error instanceof RefusedError ? say(error.refusal) : t('online.lost');
}

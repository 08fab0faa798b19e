import { RefusedError } from '../door/wasm';
import { say, t } from '../base/i18n/words.svelte';

/** What to say of an error: the rule's own words, put into a sentence; or that the rules could not be loaded. */
export function reasonOf(error: unknown, sentence: (reason: string) => string = (reason) => reason): string {
  return error instanceof RefusedError ? sentence(say(error.refusal)) : t('error.wasm');
}

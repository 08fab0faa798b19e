import type { Door, Message } from './types';
import { openDoor as open, RefusedError } from './wasm';
import address from './broceliande.wasm?url';

export { RefusedError } from './wasm';

let compiled: Promise<WebAssembly.Module> | undefined;
let opened: Promise<Door> | undefined;

/** The rules, compiled once; workers are handed the same module. */
export function compileRules(): Promise<WebAssembly.Module> {
  compiled ??= WebAssembly.compileStreaming(fetch(address));
  return compiled;
}

/** The door of this page. Nothing here thinks for long: searches run in a worker. */
export function openDoor(): Promise<Door> {
  opened ??= freshDoor();
  opened.catch(() => {
    compiled = undefined;
    opened = undefined;
  });
  return opened;
}

/** A door of its own, with a memory of its own that goes when it does: for what must not be remembered. */
export async function freshDoor(): Promise<Door> {
  return open(await compileRules(), { isStopped: () => false, show: () => {} });
}

/** The answer, or the refusal as a value. */
export function answerOrRefusal<Answer>(question: () => Answer): Answer | Message {
  try {
    return question();
  } catch (error) {
    if (error instanceof RefusedError) return error.refusal;
    throw error;
  }
}

export function isMessage(answer: object): answer is Message {
  return 'key' in answer && 'rule' in answer;
}

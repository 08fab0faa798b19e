import { answerOrRefusal, isMessage } from '../door/door';
import type { Door, Draft, Message } from '../door/types';
import type { Drafting } from './match';

/** Drawing up by the rules of this page. */
export function draftingOf(door: Door, game: string, options: Readonly<Record<string, string>>): Drafting {
  return {
    look: (party, text) => answerOrRefusal(() => door.draft(game, options, party, text)),
    choose: (party, text, picks) => answerOrRefusal(() => door.chooseDraft(game, options, party, text, picks)),
    complete: (party, text): Draft | Message => {
      const seed = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
      const done = answerOrRefusal(() => door.complete(game, options, party, text, String(seed)));
      return isMessage(done) ? done : answerOrRefusal(() => door.draft(game, options, party, done.text));
    },
    mirror: (text) => door.mirror(game, options, text).text,
    stock: (party) => door.stock(game, options, party),
  };
}

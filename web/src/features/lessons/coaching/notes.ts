import type { Event, Ply } from '../../../door/types';
import type { WordKey } from '../../../base/i18n/en';
import type { Note, Occasion } from '../coachedGame';

/** As much of a game as notes are chosen by. */
export interface PlayedGame {
  plies: readonly Pick<Ply, 'events' | 'seat'>[];
  /** The seats of whoever learns. */
  mine: ReadonlySet<number>;
  /** What the rules ask the learner after so many plies; empty where somebody else acts. */
  asked(ply: number): string;
}

/** What is said where: of each ply, and to each decision, that before the first ply included. */
export interface Noted {
  plies: readonly (WordKey | null)[];
  decisions: readonly (WordKey | null)[];
}

function isOfEvent(occasion: Occasion, { kind, figure, other }: Event, isMine: boolean): boolean {
  if (!('event' in occasion) || occasion.event !== kind) return false;
  if (occasion.by !== undefined && (occasion.by === 'you') !== isMine) return false;
  return (occasion.figure ?? figure.kind) === figure.kind && (occasion.other ?? other.kind) === other.kind;
}

/** Goes through a game from its start, so that notes stay where they are when moves are taken back or looked at again. */
export function notesOf(notes: readonly Note[], { plies, mine, asked }: PlayedGame): Noted {
  const said = new Set<WordKey>();
  const first = (fits: (occasion: Occasion) => boolean): WordKey | null => {
    const note = notes.find(({ when, say }) => !said.has(say) && when.some(fits));
    if (note) said.add(note.say);
    return note?.say ?? null;
  };
  const decisionAt = (ply: number): WordKey | null => {
    const prompt = asked(ply);
    return prompt === '' ? null : first((occasion) => 'asked' in occasion && occasion.asked === prompt);
  };
  const decisions = [decisionAt(0)];
  const told = plies.map(({ events, seat }, index) => {
    const note = first((occasion) => events.some((event) => isOfEvent(occasion, event, mine.has(seat))));
    decisions.push(decisionAt(index + 1));
    return note;
  });
  return { plies: told, decisions };
}

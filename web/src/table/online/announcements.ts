import { announce } from '../../base/ui/announce.svelte';
import { sound } from '../../base/ui/sounds';
import { endingText } from '../narration/ending';
import { soundOfEnd } from '../narration/sounding';
import type { Match } from '../../match/match';
import { tableChanges } from '../narration/say';

/** Says aloud what happens at an online table besides actions; answers how to stop. */
export function announceTableEvents(match: Match): () => void {
  let before = match.snapshot;
  return match.subscribe(() => {
    const after = match.snapshot;
    const said = before.online && after.online ? [...tableChanges(before.online, after.online)] : [];
    const isOver = after.ending !== null && before.ending === null && after.state.ply === before.state.ply;
    if (isOver && after.ending) said.push(endingText(after, after.ending));
    before = after;
    if (said.length > 0) announce(said.join(' '));
    if (isOver && after.ending) sound(soundOfEnd(after.ending, after.may.seats));
  });
}

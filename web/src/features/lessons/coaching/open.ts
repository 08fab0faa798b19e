import { createGame } from '../../../match/create';
import type { Match } from '../../../match/match';
import { openMatch } from '../../../match/open';
import { unnamed } from '../../../match/players';
import { randomSeed } from '../../../match/setup';
import { coachedId, coachedLesson, isDone, markCoached } from '../progress';
import type { CoachedGame } from '../coachedGame';

/** An explained game that begins now. */
export async function beginCoached({ game, options, level, seed }: CoachedGame): Promise<Match> {
  const players = [unnamed(1), { kind: 'level', level } as const];
  const deal = isDone(game, coachedLesson) ? randomSeed() : seed;
  const id = await createGame({ game, options, players, length: 'games 1', seed: deal, from: '' });
  markCoached(game, id);
  const match = await openMatch(id);
  if (!match) throw new Error(`game ${id} was begun and cannot be opened`);
  return match;
}

/** The one that was left before its end, or a new one. */
export async function openCoached(lesson: CoachedGame): Promise<Match> {
  const match = await openMatch(coachedId(lesson.game) ?? '');
  if (match && !match.snapshot.ending) return match;
  match?.close();
  return beginCoached(lesson);
}

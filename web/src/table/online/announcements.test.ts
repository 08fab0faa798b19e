import { beforeEach, expect, it, vi } from 'vitest';
import type { Match, Snapshot } from '../../match/match';
import { announceTableEvents } from './announcements';

const sound = vi.hoisted(() => vi.fn());
vi.mock('../../base/ui/sounds', () => ({ sound }));

/** A match that ends by resignation when the test says so. */
function matchOf(seats: readonly number[]) {
  let tell = (): void => undefined;
  const history = { start: '', plies: [] };
  const running = { history, state: { ply: 4, seats: [], players: [] }, players: [], ending: null, may: { seats } };
  const match = {
    snapshot: running as unknown as Snapshot,
    subscribe: (listener: () => void) => ((tell = listener), () => undefined),
  };
  const end = (winners: readonly number[]): void => {
    match.snapshot = { ...match.snapshot, ending: { winners, reason: 'resigned', by: null } };
    tell();
  };
  return { match: match as unknown as Match, end };
}

beforeEach(() => sound.mockClear());

it.each([
  ['who wins', [0], 'win'],
  ['who gives up', [1], 'loss'],
  ['who looks on', [], 'end'],
])('%s hears so', (_, seats, heard) => {
  const { match, end } = matchOf(seats);
  announceTableEvents(match);
  end([0]);
  expect(sound.mock.calls).toEqual([[heard]]);
});

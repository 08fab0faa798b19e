import { describe, expect, it } from 'vitest';
import { Random } from '../../tests/random';
import { rules } from '../../tests/rules';
import { tapOutcome } from '../board/targets';
import { languages, say, setLanguage } from '../base/i18n/words.svelte';
import { answerOrRefusal, isMessage } from '../door/door';
import type { Choice, MatchState, Message } from '../door/types';

const door = await rules();

/** What the rules answer to taps on all cells where nothing can be chosen, as `Table.refuse` asks them. */
function refusalsAt({ game, options, position }: MatchState, choice: Choice): readonly Message[] {
  const first = door.choose(game, options, position, []);
  const isOther = (cell: string): boolean => choice.picks.length > 0 && first.next.some((each) => each.cell === cell);
  return door
    .geometry(game, options)
    .cells.filter(({ id }) => tapOutcome(choice, id).act === 'refuse' && !isOther(id))
    .map(({ id }) => answerOrRefusal(() => door.choose(game, options, position, [...choice.picks, id])))
    .filter(isMessage);
}

/** The choice at the start of a turn, and one on the way. */
function choicesOf({ game, options, position }: MatchState, random: Random): readonly Choice[] {
  const first = door.choose(game, options, position, []);
  const onBoard = first.next.filter(({ cell }) => cell !== '');
  if (onBoard.length === 0) return [first];
  const second = door.choose(game, options, position, [...first.picks, random.of(onBoard).id]);
  return second.action === '' ? [first, second] : [first];
}

const played = [
  { game: 'menhirs', options: {}, plies: 24 },
  { game: 'grailnah', options: {}, plies: 40 },
  { game: 'graal', options: { 'drawing-up': 'stock', 'quiet-first-turn': 'on' }, plies: 25 },
];

describe.each(played)('a tap in $game where nothing can be chosen', ({ game, options, plies }) => {
  it('is answered for a player: why not, and what to do instead', async () => {
    const random = new Random(7);
    const refusals = new Map<string, Message>();
    let state = door.begin(game, options, [], '7', 'games 1', '');
    for (let ply = 0; ply < plies && !state.outcome; ++ply) {
      const all = choicesOf(state, random).flatMap((choice) => refusalsAt(state, choice));
      for (const refusal of all) refusals.set(refusal.key, refusal);
      const action = random.of(door.legal(game, state.options, state.position));
      ({ state } = door.play(state.match, state.toAct ?? 0, action));
    }
    door.close(state.match);
    expect(refusals.size).toBeGreaterThan(2);
    for (const language of languages) {
      await setLanguage(language);
      for (const [key, refusal] of refusals) {
        expect(say(refusal), key).toMatch(/\.$/);
        expect(say(refusal), key).not.toMatch(/[{}|>“”‘«»]|\b[a-pA-G]\d+\b/);
      }
    }
    await setLanguage('en');
  });
});

it('asks for mist where a hex without mist was tapped, whatever is chosen', () => {
  const position = '..../.MM../.MM.../..MM.../..M.../...../.... 3a slide - 8a';
  for (const picks of [[], ['b2']]) {
    const refusal = answerOrRefusal(() => door.choose('menhirs', {}, position, [...picks, 'a1']));
    expect(isMessage(refusal) && say(refusal)).toMatch(/^There is no mist here.* tap .*mist/);
  }
});

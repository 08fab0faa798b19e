import { describe, expect, it } from 'vitest';
import { rules } from '../../../tests/rules';
import { describeTarget } from './describe';
import { tellPly } from './tell';

const door = await rules();

describe('on a turned board', () => {
  const position = '..../.MM../.MM.../..MM.../..M.../...../.... 3a slide - 8a';
  const { match, toAct } = door.begin('menhirs', {}, [], '1', 'games 1', position);
  const geometry = door.geometry('menhirs', {});

  it('an arrow is named as it is seen', () => {
    const north = door.choose('menhirs', {}, position, ['b2']).next.find(({ id }) => id === '>N')!;
    expect(describeTarget(north)).toBe('slide north');
    expect(describeTarget(north, 180)).toBe('slide south');
  });

  it('and so is a slide that was played', () => {
    door.play(match, toAct ?? 0, 'b2.b3.c2.c3.d3.d4.e3>NE');
    const [ply] = door.history(match, 1).plies;
    const before = door.tableau('menhirs', {}, position);
    expect(tellPly(geometry, before, ply!)).toMatch(/slides north-east$/);
    expect(tellPly(geometry, before, ply!, 180)).toMatch(/slides south-west$/);
  });

  it('a Knight who leaves the castle is told as a Knight', () => {
    const game = door.begin('grailnah', {}, [], '1', 'games 1', '');
    const before = door.tableau('grailnah', {}, game.position);
    door.play(game.match, game.toAct ?? 0, 'n:N-A3');
    const [ply] = door.history(game.match, 1).plies;
    expect(tellPly(door.geometry('grailnah', {}), before, ply!)).toBe('knight from N to A3');
  });
});

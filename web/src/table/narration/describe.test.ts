import { describe, expect, it } from 'vitest';
import { rules } from '../../../tests/rules';
import { describeTarget } from './describe';
import { tellPly } from './tell';

const door = await rules();

describe('on a turned board', () => {
  const position = '..../.MM../.MM.../..MM.../..M.../...../.... 3a slide - 8a';
  const { match, toAct } = door.begin('menhirs', {}, [], '1', 'games 1', position);

  it('an arrow is named as it is seen', () => {
    const north = door.choose('menhirs', {}, position, ['b2']).next.find(({ id }) => id === '>N')!;
    expect(describeTarget(north)).toBe('slide north');
    expect(describeTarget(north, 180)).toBe('slide south');
  });

  it('and so is a slide that was played', () => {
    const { ply } = door.play(match, toAct ?? 0, 'b2.b3.c2.c3.d3.d4.e3>NE');
    expect(tellPly(ply)).toBe('e3 b2 b3 c2 c3 d3 d4 slides north-east');
    expect(tellPly(ply, 180)).toMatch(/slides south-west$/);
  });

  it('a Knight who leaves the castle is told as a Knight', () => {
    const game = door.begin('grailnah', {}, [], '1', 'games 1', '');
    const { ply } = door.play(game.match, game.toAct ?? 0, 'n:N-A3');
    expect(tellPly(ply)).toBe('knight from N to A3');
  });
});

import { describe, expect, it } from 'vitest';
import { pliesFrom, rules } from '../../tests/rules';
import { effectsOf } from './effects';

const door = await rules();
const effectsFrom = (game: string, position: string, ...actions: readonly string[]) =>
  effectsOf(pliesFrom(door, game, position, actions));
const grailnah = (north: string, south: string, shared = 'M@*,F@*') =>
  effectsFrom.bind(null, 'grailnah', `N:${north}/S:${south} ${shared} N40 -;00;NS en1.1`);

describe('what an action did to others', () => {
  it('is the way of those who are sent home', () => {
    const play = grailnah('K@N,Q@N,n@B7', 'K@S,Q@S,n@B7', 'M@B9,F@*');
    expect(play('M:B9-B7')).toEqual([
      { kind: 'sent', from: 'B7', to: 'N', figure: { kind: 'knight', seat: 0 } },
      { kind: 'sent', from: 'B7', to: 'S', figure: { kind: 'knight', seat: 1 } },
    ]);
  });

  it('is the square where two lock each other, once', () => {
    const play = grailnah('K@N,Q@N,n@B5', 'K@S,Q@S,n@B7');
    expect(play('n:B5-B7')).toEqual([{ kind: 'lit', cell: 'B7' }]);
  });

  it('is the price that was paid, and Knights that came together', () => {
    const knight = { kind: 'knight', seat: 0 };
    expect(grailnah('K@N,Q@N,n@G6', 'K@S,Q@S', 'M@*,F@G5')('F:G5-G6!G6')).toEqual([
      { kind: 'left', cell: 'G6', figure: knight, count: 1 },
    ]);
    expect(grailnah('K@S,Q@B11,n@N,n@N', 'K@S,Q@S')('Q:B11-S')).toEqual([
      { kind: 'came', cell: 'S', figure: knight, count: 4 },
    ]);
  });

  it('is what won', () => {
    const play = grailnah('K@N,Q@N,n@G5', 'K@S,Q@S', 'M@*,F@G9');
    expect(play('n:G5-*')).toEqual([{ kind: 'won', cell: '*' }]);
  });

  it('is every menhir that comes free or is covered again', () => {
    const menhirs = '..../.mM../.MM.../o.MM.../..M.../...../.... 3a slide - 8a';
    const effects = effectsFrom('menhirs', menhirs, 'b2.b3.c2.c3.d3.d4.e3>NE');
    expect(effects.every(({ kind }) => kind === 'lit')).toBe(true);
    expect(effects).toContainEqual({ kind: 'lit', cell: 'b3' });
  });

  it('is a shot, and nothing where somebody is taken by who stands there now', () => {
    const start =
      '5n2n1d1p1l1/8n4ask/12a3/10eaes1a/5l2l3se1l/16/16/16/16/16/16/L1ES3L2L5/A1SEAE10/3A12/KSA4N8/1L1P1D1N' +
      '2N5 a2a1,p15p16 S1 - 0 1@world-of-art';
    const taking = ['c2-b3', 'i15-k15', 'f1-k6', 'k15-l14', 'a5-a16', 'f12-h12', 'a16xf16'];
    expect(effectsFrom('graal', start, ...taking)).toEqual([]);
    const shot = { kind: 'shot', from: 'b2', to: 'b4', cells: [], transfers: [], markings: [] };
    expect(effectsOf([{ events: [shot as never] }])).toEqual([{ kind: 'shot', from: 'b2', to: 'b4' }]);
  });

  it('is nothing where a tile is only lifted', () => {
    expect(effectsFrom('menhirs', '..../.MM../.MM.../..MM.../..M.../...../.... 9a clear - 8a', 'xb2')).toEqual([]);
  });
});

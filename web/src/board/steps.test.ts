import { describe, expect, it } from 'vitest';
import { pliesFrom, rules } from '../../tests/rules';
import { stepsOf } from './steps';

const door = await rules();

const stepsFrom = (game: string, position: string, ...actions: readonly string[]) =>
  stepsOf(pliesFrom(door, game, position, actions).at(-1));

describe('the steps of an action', () => {
  const menhirs = '..../.MM../.MM.../..MM.../..M.../...../.... 3a slide - 8a';
  const grailnah = 'N:K@N,Q@N,n@N,n@N,n@N,n@N/S:K@S,Q@S,n@S,n@S,n@S,n@S M@*,F@* N0 0;00;NS en1.1';

  it('are the ways of all that slides', () => {
    const steps = stepsFrom('menhirs', menhirs, 'b2.b3.c2.c3.d3.d4.e3>NE');
    expect(steps).toHaveLength(7);
    expect(steps).toContainEqual({ from: 'b2', to: 'c3', figure: 'mist' });
  });
  it('begin or end nowhere where something comes or goes', () => {
    const begun = '..../..M../...M../..M..../....MM/..M../...M 1a place - 8a';
    expect(stepsFrom('menhirs', begun, 'd6')).toEqual([{ from: '', to: 'd6', figure: 'mist' }]);
  });
  it('are those of whoever acts, not of those who are sent home', () => {
    const sent = stepsFrom('grailnah', grailnah, 'n:N-A3', 'M:*-A3');
    expect(sent).toEqual([{ from: '*', to: 'A3', figure: 'merlin' }]);
  });
  it('are none of a pass', () => {
    expect(stepsOf({ events: [] })).toEqual([]);
    expect(stepsOf(undefined)).toEqual([]);
  });
  it('show a capture as the way of whoever takes, and a shot though nobody moves', () => {
    const start =
      '5n2n1d1p1l1/8n4ask/12a3/10eaes1a/5l2l3se1l/16/16/16/16/16/16/L1ES3L2L5/A1SEAE10/3A12/KSA4N8/1L1P1D1N' +
      '2N5 a2a1,p15p16 S1 - 0 1@world-of-art';
    const taking = ['c2-b3', 'i15-k15', 'f1-k6', 'k15-l14', 'a5-a16', 'f12-h12', 'a16xf16'];
    expect(stepsFrom('graal', start, ...taking)).toEqual([{ from: 'a16', to: 'f16', figure: 'pikeman' }]);
    const [archer, target] = [
      { kind: 'archer', seat: 0 },
      { kind: 'king', seat: 1 },
    ];
    const shot = { figure: archer, other: target, from: 'b2', to: 'b4', transfers: [] };
    expect(stepsOf({ events: [shot as never] })).toEqual([{ from: 'b2', to: 'b4', figure: 'archer' }]);
  });
});

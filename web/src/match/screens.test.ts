import { expect, it } from 'vitest';
import { lastGameOf, Witness } from './screens';

const waiting = 'format: x\n\ngame 1\nready S aa\nawaited N\n';
const lifted =
  'format: x\n\ngame 1\nready S aa\nready N bb\nlifted S salt1 castle a1b2\nlifted N salt2 castle c1\nstart: p\n1 k\n';

it('reads who is ready, and what was shown', () => {
  expect(lastGameOf(waiting)).toEqual({
    number: 1,
    screens: [
      { party: 'S', commitment: 'aa', text: '' },
      { party: 'N', commitment: '', text: '' },
    ],
  });
  expect(lastGameOf(lifted).screens.map(({ text }) => text)).toEqual(['castle a1b2', 'castle c1']);
  expect(lastGameOf(`${lifted}\ngame 2\nawaited S\nawaited N\n`)).toMatchObject({
    number: 2,
    screens: [{ text: '' }, { text: '' }],
  });
  expect(lastGameOf('')).toEqual({ number: 0, screens: [] });
});

it('remembers what was committed to', () => {
  const witness = new Witness();
  expect(witness.judge(lastGameOf(waiting))).toBe('none');
  expect(witness.judge(lastGameOf(lifted))).toBe('kept');
  expect(witness.judge(lastGameOf(lifted.replace('ready S aa', 'ready S cc')))).toBe('broken');
});

it('remembers what was handed in here', () => {
  const witness = new Witness();
  witness.handIn(1, 'S', 'castle a1b2');
  expect(witness.judge(lastGameOf(lifted))).toBe('kept');
  witness.handIn(1, 'N', 'castle d4');
  expect(witness.judge(lastGameOf(lifted))).toBe('broken');
});

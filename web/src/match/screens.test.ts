import { expect, it } from 'vitest';
import { rules } from '../../tests/rules';
import { ScreenCheck } from './screens';

const door = await rules();
const head = 'format: broceliande-record 1\ngame: graal\nseed: 1\nlength: games 2\nplayer: Ada\nplayer: Ben\n';
const waiting = `${head}\ngame 1\nready S aa\nawaited N\n`;
const lifted = `${head}\ngame 1\nready S aa\nready N bb\nlifted S a1 castle a1b2\nlifted N b2 castle c1\nstart: p\n1 k\n`;

it('reads who is ready, and what was shown', () => {
  expect(door.summary(waiting)).toEqual({
    gameNumber: 1,
    actions: 0,
    screens: [
      { party: 'S', commitment: 'aa', text: '' },
      { party: 'N', commitment: '', text: '' },
    ],
  });
  expect(door.summary(lifted).screens.map(({ text }) => text)).toEqual(['castle a1b2', 'castle c1']);
  expect(door.summary(`${lifted}\ngame 2\nawaited S\nawaited N\n`)).toMatchObject({
    gameNumber: 2,
    actions: 1,
    screens: [{ text: '' }, { text: '' }],
  });
  expect(door.summary('')).toEqual({ gameNumber: 0, actions: 0, screens: [] });
});

it('remembers what was committed to', () => {
  const screenCheck = new ScreenCheck();
  expect(screenCheck.judge(door.summary(waiting))).toBe('none');
  expect(screenCheck.judge(door.summary(lifted))).toBe('kept');
  expect(screenCheck.judge(door.summary(lifted.replace('ready S aa', 'ready S cc')))).toBe('broken');
});

it('remembers what was handed in here', () => {
  const screenCheck = new ScreenCheck();
  screenCheck.handIn(1, 'S', 'castle a1b2');
  expect(screenCheck.judge(door.summary(lifted))).toBe('kept');
  screenCheck.handIn(1, 'N', 'castle d4');
  expect(screenCheck.judge(door.summary(lifted))).toBe('broken');
});

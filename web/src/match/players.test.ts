import { expect, it } from 'vitest';
import { rules } from '../../tests/rules';
import { fullStrength } from '../door/levels';
import {
  formerPlayer,
  levelAmong,
  levelIn,
  levelsFor,
  levelTitle,
  personName,
  playerNamed,
  recordName,
  rightsHere,
} from './players';

it('writes every player into a record and finds them there', () => {
  const names = ['Ada', 'level:1', 'level:8', 'level:8,full', 'level:7,full', 'level:9', 'Player 1'];
  expect(names.map((name) => recordName(playerNamed(name)))).toEqual(names);
  expect(playerNamed('level:8,full')).toEqual({ kind: 'level', level: fullStrength });
  expect(playerNamed('level:7,full').kind).toBe('person');
  expect(playerNamed('level:9').kind).toBe('person');
});

it('calls somebody by a word whose account was deleted, and writes no word into a record', () => {
  const former = playerNamed(formerPlayer);
  expect(recordName(former)).toBe(formerPlayer);
  expect(personName(formerPlayer)).toBe('a former player');
  expect(personName('Ada')).toBe('Ada');
});

it('offers full strength where a network fits the options', async () => {
  const door = await rules();
  const isOffered = (game: string, options = {}) => levelsFor(door, game, options).includes(fullStrength);
  expect(levelsFor(door, 'graal', {})).toEqual([1, 2, 3, 4, 5, 6, 7, 8, fullStrength]);
  expect(['2', '3', '4'].map((players) => isOffered('grailnah', { players }))).toEqual([true, false, true]);
  expect(isOffered('grailnah', { castles: 'four' })).toBe(false);
  expect(isOffered('menhirs')).toBe(false);
});

it('puts the last level in the place of a full strength that is not offered', async () => {
  const door = await rules();
  const three = levelsFor(door, 'grailnah', { players: '3' });
  expect([5, 8, fullStrength].map((level) => levelAmong(three, level))).toEqual([5, 8, 8]);
  expect(levelAmong(levelsFor(door, 'grailnah', {}), fullStrength)).toBe(fullStrength);
  expect(levelIn('graal', fullStrength)).toBe(fullStrength);
  expect(levelIn('menhirs', fullStrength)).toBe(8);
  expect(levelIn('menhirs', 5)).toBe(5);
});

it('says what is chosen', () => {
  expect(levelTitle(5)).toBe('Alanig, level 5 of 8');
  expect(levelTitle(fullStrength)).toBe('The White Hart at full strength');
});

it('lets a person take back what they have played, not the opening of the computer alone', async () => {
  const door = await rules();
  const state = door.begin('grailnah', {}, ['Ada', 'level:1'], '1', 'games 1', '');
  const own = state.seats.findIndex(({ player }) => player === 0);
  const undoAfter = (...seats: number[]) =>
    rightsHere(
      state,
      null,
      seats.map((seat) => ({ seat })),
    ).undo;
  expect(undoAfter()).toBe('never');
  expect(undoAfter(1 - own)).toBe('never');
  expect(undoAfter(1 - own, own)).toBe('freely');
  expect(undoAfter(own)).toBe('freely');
});

it('lets those who look on computers take back any move', async () => {
  const door = await rules();
  const state = door.begin('grailnah', {}, ['level:1', 'level:2'], '1', 'games 1', '');
  expect(rightsHere(state, null, [{ seat: 0 }]).undo).toBe('freely');
});

import { beforeAll, expect, it } from 'vitest';
import { rules } from '../../tests/rules';
import type { Door } from '../door/types';
import { setLanguage } from '../base/i18n/words.svelte';
import type { OnlineFacts } from './match';
import type { Place, Table } from '../door/server/protocol';
import { tableChanges, offerText } from '../table/narration/say';
import { absentAt, hasPartners, placeOf, seatsOf } from './seats';
import { tableOf } from '../door/server/testing';

let door: Door;
beforeAll(async () => {
  door = await rules();
});

const person = (name: string, more: Partial<Place> = {}): Place => ({
  level: 0,
  name,
  isTaken: true,
  isHere: true,
  mayBeHanded: false,
  ...more,
});
const four = ['Ada', 'Bob', 'Cid', 'Dora'];
const tableOfFour = (more: Partial<Table> = {}): Table =>
  tableOf('', { places: four.map((name) => person(name)), players: [2, 3, 0, 1], ...more });
const facts = (table: Table): OnlineFacts => ({ table, at: 0, isSending: false, screens: 'none' });

it('knows who sits where, and with whom', () => {
  const state = door.begin('grailnah', { players: '4' }, four, '1', 'games 1', '');
  const table = tableOfFour();
  for (const [seat, { player }] of state.seats.entries())
    expect(placeOf(state, table, seat)).toBe(table.players[player]);
  expect(seatsOf(state, table, 0).map((seat) => state.seats[seat]?.player)).toEqual([2]);
  expect(seatsOf(state, table, -1)).toEqual([]);
  expect(hasPartners(state, table)).toBe(true);
  expect(hasPartners(door.begin('menhirs', {}, ['Ada', 'Bob'], '1', 'games 1', ''), tableOf(''))).toBe(false);
});

it('knows whom the computer may go on for', () => {
  const away = person('Bob', { isHere: false });
  expect(absentAt(tableOf('', { places: [person('Ada'), away] }))).toEqual([]);
  expect(absentAt(tableOf('', { places: [person('Ada'), { ...away, mayBeHanded: true }] }))).toEqual([
    { place: 1, isLong: true },
  ]);
  const three = [person('Ada'), away, person('Cid')];
  expect(absentAt(tableOf('', { places: three }))).toEqual([{ place: 1, isLong: false }]);
  expect(absentAt(tableOf('', { places: three, me: -1 }))).toEqual([]);
  expect(absentAt(tableOf('', { places: three, phase: 'over' }))).toEqual([]);
  expect(absentAt(tableOf('', { places: three, isSilent: true }))).toEqual([]);
  expect(absentAt(tableOf('', { places: three, clocks: { left: [9000, 9000, 9000], running: [1] } }))).toEqual([]);
});

it('says what is asked, in the language of now', async () => {
  const table = tableOfFour({ me: 0 });
  const offer = { what: 'hand-over', by: 1, place: 2, level: 4, awaited: [0, 3] } as const;
  expect(offerText(table, { ...offer, awaited: [0, 3] })).toBe('Bob asks whether Dourig may take over from Cid.');
  expect(offerText(table, { ...offer, by: 0, awaited: [] })).toBe(
    'You have asked whether Dourig may take over from Cid.',
  );
  await setLanguage('nl');
  expect(offerText(table, { ...offer, what: 'rematch', awaited: [] })).toBe('Bob vraagt revanche.');
  await setLanguage('en');
});

it('hears what happens besides actions, once', () => {
  const before = tableOfFour();
  const offer = { what: 'take-back', by: 1, place: -1, level: 0, awaited: [0] } as const;
  const asked = { ...before, offers: [{ ...offer, awaited: [0] }] };
  expect(tableChanges(facts(before), facts(asked))).toEqual(['Bob asks to take back a move.']);
  expect(tableChanges(facts(asked), facts({ ...asked, watchers: 2 }))).toEqual([]);
  const gone = { ...before, places: before.places.map((place, index) => ({ ...place, isHere: index !== 1 })) };
  expect(tableChanges(facts(before), facts(gone))).toEqual(['Bob: away']);
  expect(tableChanges(facts(gone), facts(before))).toEqual(['Bob: here']);
});

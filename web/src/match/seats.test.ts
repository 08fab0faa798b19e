import { beforeAll, expect, it } from 'vitest';
import { rules } from '../../tests/rules';
import type { Door } from '../door/types';
import { setLanguage } from '../base/i18n/words.svelte';
import type { OnlineFacts } from './match';
import type { Place, Table } from '../door/server/protocol';
import { tableChanges, offerText } from '../table/narration/say';
import { absentAt, endingAt, hasPartners, placeOf, seatsOf } from './seats';
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
const facts = (table: Table): OnlineFacts => ({ table, at: 0, presenceAt: 0, isSending: false, screens: 'none' });

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

it('knows who is away, and what may be done about it', () => {
  const away = person('Bob', { isHere: false, absence: { goneIn: 9000, choices: ['claim', 'hand'] } });
  const places = [person('Ada'), away];
  const absent = [{ place: 1, goneIn: 9000, choices: ['claim', 'hand'] }];
  expect(absentAt(tableOf('', { places }))).toEqual(absent);
  expect(absentAt(tableOf('', { places: [person('Ada'), person('Bob', { isHere: false })] }))).toEqual([]);
  expect(absentAt(tableOf('', { places, me: -1 }))).toEqual([]);
  expect(absentAt(tableOf('', { places, me: 1 }))).toEqual([]);
  expect(absentAt(tableOf('', { places, phase: 'over' }))).toEqual([]);
});

it('offers no choice that the others are asked for already', () => {
  const gone = person('Bob', { isHere: false, absence: { goneIn: 0, choices: ['ask', 'end'] } });
  const places = [person('Ada'), gone, person('Cid')];
  const offer = { by: 0, place: 1, level: 4, awaited: [2] };
  const choices = (what: 'hand-over' | 'end' | 'take-back'): unknown =>
    absentAt(tableOf('', { places, offers: [{ ...offer, what, awaited: [2] }] }))[0]?.choices;
  expect(choices('hand-over')).toEqual(['end']);
  expect(choices('end')).toEqual(['ask']);
  expect(choices('take-back')).toEqual(['ask', 'end']);
});

it('knows who claimed a game against whom', () => {
  const state = door.begin('grailnah', { players: '4' }, four, '1', 'games 1', '');
  const ending = { winners: [0, 2], reason: 'claimed', place: 1, claimant: 0 } as const;
  const table = tableOfFour({ ending: { ...ending, winners: [0, 2] } });
  const [by, claimant] = [1, 0].map((place) => seatsOf(state, table, place)[0]);
  expect(endingAt(state, table)).toEqual({ winners: [0, 2], reason: 'claimed', by, claimant });
  const ended = tableOfFour({ ending: { winners: [], reason: 'ended', place: 1 } });
  expect(endingAt(state, ended)).toEqual({ winners: [], reason: 'ended', by });
});

it('says what is asked, in the language of now', async () => {
  const table = tableOfFour({ me: 0 });
  const offer = { what: 'hand-over', by: 1, place: 2, level: 4, awaited: [0, 3] } as const;
  expect(offerText(table, { ...offer, awaited: [0, 3] })).toBe('Bob asks whether Dourig may take over from Cid.');
  expect(offerText(table, { ...offer, by: 0, awaited: [] })).toBe(
    'You have asked whether Dourig may take over from Cid.',
  );
  expect(offerText(table, { ...offer, what: 'end', awaited: [] })).toBe('Bob asks to end the game without a result.');
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
  const away = (goneIn: number): Table => ({
    ...gone,
    places: gone.places.map((place, index) =>
      index === 1 ? { ...place, absence: { goneIn, choices: ['ask'] } } : place,
    ),
  });
  expect(tableChanges(facts(gone), facts(away(9000)))).toEqual([]);
  expect(tableChanges(facts(away(9000)), facts(away(0)))).toEqual(['Bob has left. You can go on waiting, or choose:']);
  expect(tableChanges(facts(away(0)), facts(away(0)))).toEqual([]);
});

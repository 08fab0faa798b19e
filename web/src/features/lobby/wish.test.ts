import { describe, expect, it } from 'vitest';
import { fullStrength, levels } from '../../door/levels';
import { firstForm, type Form } from '../../match/setup';
import { clockFrom, clockRanges, firstClock, isClockReady } from './clock';
import {
  firstOnlineForm,
  inviteWish,
  isOnlineReady,
  seatsByPlace,
  shapeOf,
  wishFrom,
  withKind,
  withoutPlace,
  withPlace,
  type OnlineForm,
} from './wish';

function onlineOf(game: string, places: number): OnlineForm {
  let online = firstOnlineForm();
  while (online.rows.length < places) online = withPlace(online, game);
  return online;
}

const kinds = ({ rows }: OnlineForm): string => rows.map(({ kind }) => kind).join(' ');

describe('an invitation', () => {
  it('is for two, by lot, without a clock, found by nobody else', () => {
    for (const game of ['menhirs', 'grailnah', 'graal'] as const) {
      const { setup, place } = inviteWish(game);
      expect(place).toBe(0);
      expect(setup).toEqual({
        game,
        options: {},
        length: 'games 1',
        places: [{ level: 0 }, { level: 0 }],
        seating: 'lot',
        clock: { kind: 'none', seconds: 0, increment: 0, days: 0 },
        isListed: false,
        substitute: false,
      });
    }
  });
});

describe('places', () => {
  it('come and go within what the game allows, but never mine', () => {
    expect(onlineOf('graal', 6).rows).toHaveLength(6);
    expect(withPlace(onlineOf('graal', 6), 'graal').rows).toHaveLength(6);
    expect(withPlace(firstOnlineForm(), 'menhirs').rows).toHaveLength(2);
    const three = onlineOf('grailnah', 3);
    expect(withoutPlace(three, 'grailnah', 0)).toBe(three);
    expect(kinds(withoutPlace(three, 'grailnah', 1))).toBe('me friend');
    expect(withoutPlace(firstOnlineForm(), 'grailnah', 1).rows).toHaveLength(2);
  });
  it('change hands; one is always mine', () => {
    const three = withKind(onlineOf('grailnah', 3), 1, 'level', 5);
    expect(kinds(three)).toBe('me level friend');
    expect(kinds(withKind(three, 1, 'me', 5))).toBe('level me friend');
    expect(withKind(three, 1, 'me', 5).rows[0]?.level).toBe(5);
    expect(kinds(withKind(three, 0, 'level', 2))).toBe('level level me');
    expect(kinds(withKind(three, 0, 'friend', 2))).toBe('friend level me');
    const alone = withKind(firstOnlineForm(), 1, 'level', 8);
    expect(kinds(withKind(alone, 0, 'level', 1))).toBe('level me');
    expect(withKind(alone, 9, 'me', 1)).toBe(alone);
  });
});

describe('an online form', () => {
  const graal: Form = { ...firstForm('graal'), options: { map: 'twin-fords' } };

  it('becomes what the server is asked', () => {
    const online: OnlineForm = {
      ...withKind(withKind(onlineOf('graal', 4), 1, 'me', 3), 0, 'level', 6),
      seating: 'chosen',
      clock: { ...firstClock, kind: 'fischer', minutes: 5, increment: 7 },
      isListed: true,
      substitute: true,
    };
    expect(wishFrom(graal, online, levels)).toEqual({
      place: 1,
      setup: {
        game: 'graal',
        options: { map: 'twin-fords', armies: '2' },
        length: 'games 1',
        places: [{ level: 6 }, { level: 0 }, { level: 0 }, { level: 0 }],
        seating: 'chosen',
        clock: { kind: 'fischer', seconds: 300, increment: 7, days: 0 },
        isListed: true,
        substitute: true,
      },
    });
  });
  it('lets seats be chosen only where everybody holds one', () => {
    const chosen = (places: number): OnlineForm => ({ ...onlineOf('graal', places), seating: 'chosen' });
    expect([2, 3, 4, 5, 6].map((places) => wishFrom(graal, chosen(places), levels).setup.seating)).toEqual([
      'chosen',
      'lot',
      'chosen',
      'lot',
      'chosen',
    ]);
    const wide: Form = { ...graal, options: { armies: '2' } };
    expect(wishFrom(wide, chosen(2), levels).setup.seating).toBe('lot');
    const three: OnlineForm = { ...onlineOf('grailnah', 3), seating: 'chosen' };
    expect(wishFrom(firstForm('grailnah'), three, levels).setup.seating).toBe('chosen');
  });
  it('keeps the length of a match of Menhirs', () => {
    const form: Form = { ...firstForm('menhirs'), lengthKind: 'score', lengthNumber: 21 };
    expect(wishFrom(form, firstOnlineForm(), levels).setup.length).toBe('score 21');
    expect(isOnlineReady({ ...form, lengthNumber: Number.NaN }, firstOnlineForm())).toBe(false);
  });
  it('asks for full strength only where it can be chosen', () => {
    const online = withKind(firstOnlineForm(), 1, 'level', fullStrength);
    const asked = (offered: readonly number[]) => wishFrom(graal, online, offered).setup.places[1];
    expect(asked([...levels, fullStrength])).toEqual({ level: fullStrength });
    expect(asked(levels)).toEqual({ level: 8 });
  });
  it('is not listed where nobody could come', () => {
    const online = withKind(firstOnlineForm(true), 1, 'level', 3);
    expect(wishFrom(graal, online, levels).setup.isListed).toBe(false);
    expect(wishFrom(graal, firstOnlineForm(true), levels).setup.isListed).toBe(true);
  });
  it('has a substitute only where somebody else could leave, and who makes it wishes so', () => {
    expect(wishFrom(graal, firstOnlineForm(), levels).setup.substitute).toBe(false);
    const online = { ...firstOnlineForm(), substitute: true };
    expect(wishFrom(graal, online, levels).setup.substitute).toBe(true);
    expect(wishFrom(graal, withKind(online, 1, 'level', 3), levels).setup.substitute).toBe(false);
  });
  it('has as many players as places', () => {
    expect(shapeOf(graal, onlineOf('graal', 5)).rows).toHaveLength(5);
  });
});

describe('a clock', () => {
  it('is one of three', () => {
    const days = clockFrom({ ...firstClock, kind: 'days', days: 2 });
    expect(days).toEqual({ kind: 'days', seconds: 0, increment: 0, days: 2 });
    expect(clockFrom(firstClock)).toEqual({ kind: 'none', seconds: 0, increment: 0, days: 0 });
  });
  it('has its bounds', () => {
    const fischer = { ...firstClock, kind: 'fischer' as const };
    expect(isClockReady(fischer)).toBe(true);
    expect(isClockReady({ ...fischer, minutes: 0 })).toBe(false);
    const least = clockFrom({ ...fischer, minutes: clockRanges.minutes.least, increment: 0 });
    expect(least.seconds).toBeGreaterThanOrEqual(10); // the server takes no less
    expect(isClockReady({ ...fischer, minutes: 1441 })).toBe(false);
    expect(isClockReady({ ...fischer, increment: 1.5 })).toBe(false);
    expect(isClockReady({ ...firstClock, kind: 'days', days: Number.NaN })).toBe(false);
    expect(isClockReady({ ...firstClock, minutes: Number.NaN })).toBe(true);
  });
});

it('places hold the seats in their order', () => {
  const seat = (name: string, player: number) => ({ name, player, party: -1, side: 0, turn: 0 });
  const armies = [seat('S1', 2), seat('N1', 0), seat('S2', 1), seat('N2', 0)];
  expect(seatsByPlace({ seats: armies })).toEqual([
    [{ name: 'S1', number: 0 }],
    [
      { name: 'N1', number: 1 },
      { name: 'N2', number: 3 },
    ],
    [{ name: 'S2', number: 2 }],
  ]);
});

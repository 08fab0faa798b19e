// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LostError } from '../../door/server/commands';
import { spoken } from '../../base/ui/announce.svelte';
import { change, settings } from '../../base/storage/settings.svelte';
import { askForNotices, noticeState } from './notices';
import { FakeLine, rowOf, welcome } from './testing';
import { keepTitle, titled } from './title';
import { Turns, turns } from './turns.svelte';
import { startWatch } from './watch.svelte';

const mine = rowOf('aaaaa1', { isMyTurn: true });
const others = rowOf('aaaaa1');
const settle = () => new Promise((resolve) => setTimeout(resolve));

describe('turns', () => {
  it('are listed and counted, and change with what the server says', async () => {
    const fake = new FakeLine(() => ({ say: 'games', tables: [mine, rowOf('aaaaa2')] }));
    const heard = vi.fn();
    const known = new Turns();
    expect(known.rows).toBeNull();
    const stop = known.follow(fake.line, heard);
    await settle();
    expect(known.count).toBe(1);
    fake.say({ say: 'turn', row: others });
    expect(known.count).toBe(0);
    fake.say({ say: 'turn', row: mine });
    fake.say({ say: 'turn', row: mine });
    expect(heard).toHaveBeenCalledOnce();
    fake.say({ say: 'turn', row: rowOf('bbbbb1', { isMyTurn: true }) });
    expect(known.count).toBe(2);
    fake.say({ say: 'turn', row: rowOf('bbbbb1', { isMyTurn: true, phase: 'over' }) });
    expect(known.count).toBe(1);
    stop();
    expect(fake.listeners).toBe(0);
  });
  it('are asked for again after each connection, and stay while there is none', async () => {
    let answer: object | Error = { say: 'games', tables: [mine] };
    const fake = new FakeLine(() => answer);
    const known = new Turns();
    known.follow(fake.line);
    await settle();
    answer = new LostError();
    fake.say(welcome);
    await settle();
    expect(fake.asked).toHaveLength(2);
    expect(known.count).toBe(1);
  });
});

describe('a title', () => {
  it('says how often it is my turn', () => {
    expect(titled('Lobby', 2)).toBe('(2) Lobby');
    expect(titled('(1) Lobby', 2)).toBe('(2) Lobby');
    expect(titled('(1) Lobby', 0)).toBe('Lobby');
  });
  it('keeps saying so on every page', async () => {
    document.head.innerHTML = '<title>Home</title>';
    let count = 1;
    const kept = keepTitle(() => count);
    expect(document.title).toBe('(1) Home');
    document.title = 'Lobby';
    await settle();
    expect(document.title).toBe('(1) Lobby');
    count = 0;
    kept.renew();
    expect(document.title).toBe('Lobby');
    count = 3;
    kept.renew();
    kept.stop();
    expect(document.title).toBe('Lobby');
  });
});

describe('the watch', () => {
  const made = vi.fn();
  class FakeNotification {
    static permission = 'granted';
    static requestPermission = () => Promise.resolve(FakeNotification.permission);
    close = vi.fn();
    constructor(title: string) {
      made(title);
    }
  }
  let isHidden = false;

  beforeEach(() => {
    isHidden = false;
    vi.stubGlobal('Notification', FakeNotification);
    vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
    history.replaceState(null, '', '/');
    turns.rows = [];
    change({ notices: true });
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    made.mockClear();
    FakeNotification.permission = 'granted';
  });

  async function watched(): Promise<{ fake: FakeLine; stop: () => void }> {
    const fake = new FakeLine(() => ({ say: 'games', tables: [] }));
    document.head.innerHTML = '<title>Home</title>';
    const stop = startWatch(fake.line);
    await settle();
    return { fake, stop };
  }

  it('tells of a turn: aloud, in the title, and by the browser if nobody looks', async () => {
    const { fake, stop } = await watched();
    fake.say({ say: 'turn', row: mine });
    await settle();
    expect([spoken.even, spoken.odd].join('')).toBe('Menhirs in the Mist: it is your turn');
    expect(document.title).toBe('(1) Home');
    expect(made).not.toHaveBeenCalled();
    fake.say({ say: 'turn', row: others });
    isHidden = true;
    fake.say({ say: 'turn', row: mine });
    expect(made).toHaveBeenCalledOnce();
    stop();
    expect(document.title).toBe('Home');
  });
  it('is quiet at the table itself', async () => {
    const { fake, stop } = await watched();
    history.replaceState(null, '', '/table/aaaaa1');
    spoken.even = spoken.odd = '';
    fake.say({ say: 'turn', row: mine });
    expect(spoken.even + spoken.odd).toBe('');
    stop();
  });
  it('notifies only where that was asked for and is allowed', async () => {
    change({ notices: false });
    expect(noticeState()).toBe('off');
    expect(await askForNotices()).toBe('on');
    expect(settings.notices).toBe(true);
    FakeNotification.permission = 'denied';
    expect(await askForNotices()).toBe('denied');
    expect(settings.notices).toBe(false);
    vi.stubGlobal('Notification', undefined);
    expect(noticeState()).toBe('absent');
  });
});

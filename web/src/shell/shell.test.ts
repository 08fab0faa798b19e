// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setLanguage } from '../base/i18n/words.svelte';
import { announce, spoken } from '../base/ui/announce.svelte';
import { arrive } from './arrive';
import { currentHash, currentRoute, go, startRouter } from '../base/router/router.svelte';
import { clearToast, currentToast, readingTime, showNotice, showRefusal } from '../base/ui/toast.svelte';

describe('router', () => {
  let stop: () => void;
  beforeEach(() => {
    history.replaceState(null, '', '/');
    stop = startRouter();
  });
  afterEach(() => stop());

  it('follows addresses and links', () => {
    expect(currentRoute()).toEqual({ page: 'home' });
    go('/game/abc#3');
    expect(currentRoute()).toEqual({ page: 'play', id: 'abc' });
    expect(currentHash()).toBe('#3');
    document.body.innerHTML = '<a href="/games">x</a>';
    document.querySelector('a')!.click();
    expect(currentRoute()).toEqual({ page: 'games' });
    expect(location.pathname).toBe('/games');
  });
  it('goes back', () => {
    const steps = history.length;
    go('/games', { replace: true });
    expect(history.length).toBe(steps);
    history.replaceState(null, '', '/open');
    dispatchEvent(new PopStateEvent('popstate'));
    expect(currentRoute()).toEqual({ page: 'open' });
  });
});

describe('announce', () => {
  it('says the same words again in another place', () => {
    announce('check');
    const before = { ...spoken };
    announce('check');
    expect([spoken.even, spoken.odd].filter(Boolean)).toEqual(['check']);
    expect({ ...spoken }).not.toEqual(before);
  });
});

describe('toast', () => {
  afterEach(async () => {
    clearToast();
    await setLanguage('en');
  });
  it('stays as long as it takes to read, and as long as it asks something', () => {
    const short = { text: 'Choose a direction.', rule: '', action: null };
    const long = { ...short, text: short.text.repeat(6) };
    expect(readingTime(short)).toBeGreaterThan(3000);
    expect(readingTime(long)).toBeGreaterThan(readingTime(short) + 5000);
    expect(readingTime({ ...short, action: { label: 'Undo', run: () => undefined } })).toBe(Infinity);
  });
  it('says why something was refused, in the language of now', async () => {
    showRefusal({ key: 'grailnah.merlin-twice', rule: 'G18', arguments: [] });
    expect(currentToast()).toEqual({
      text: 'Merlin has just been played: play something else this turn.',
      rule: 'G18',
      action: null,
    });
    await setLanguage('nl');
    expect(currentToast()?.text).toBe('Merlijn is net verzet: doe deze beurt iets anders.');
    clearToast();
    expect(currentToast()).toBeNull();
  });
  it('offers something to do', () => {
    const run = vi.fn();
    showNotice(
      () => 'gone',
      () => ({ label: 'undo', run }),
    );
    currentToast()?.action?.run();
    expect(run).toHaveBeenCalledOnce();
    expect(currentToast()).toMatchObject({ text: 'gone', rule: '' });
  });
});

describe('arrive', () => {
  it('moves the focus to the heading, but not on the first page', () => {
    vi.stubGlobal('scrollTo', vi.fn());
    document.body.innerHTML = '<main tabindex="-1"><h1>x</h1></main>';
    const main = document.querySelector('main')!;
    arrive(main, true);
    expect(document.activeElement).toBe(document.body);
    arrive(main, false);
    expect(document.activeElement?.tagName).toBe('H1');
    vi.unstubAllGlobals();
  });
  it('waits for a heading that comes later', async () => {
    vi.stubGlobal('scrollTo', vi.fn());
    document.body.innerHTML = '<main tabindex="-1"></main><button>x</button>';
    const main = document.querySelector('main')!;
    arrive(main, false);
    expect(document.activeElement).toBe(main);
    main.innerHTML = '<h1>x</h1>';
    await vi.waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
    main.innerHTML = '';
    arrive(main, false);
    document.querySelector('button')!.focus();
    main.innerHTML = '<h1>x</h1>';
    await Promise.resolve();
    expect(document.activeElement?.tagName).toBe('BUTTON');
    vi.unstubAllGlobals();
  });
});

// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { change, paced, readSettings, settings, showSettings, wantsMotion } from './settings.svelte';

const defaults = {
  theme: 'auto',
  figureSet: 'carved',
  motion: 'auto',
  sound: true,
  volume: 70,
  confirm: 'never',
  coordinates: false,
  notation: false,
  language: null,
  online: false,
  notices: false,
  opponent: null,
};

describe('settings', () => {
  beforeEach(() => change({ theme: 'auto', motion: 'auto' }));

  it('come out of whatever was kept', () => {
    expect(readSettings(null)).toEqual(defaults);
    expect(readSettings('{"theme":"pink","sound":"loud","language":"de","online":1}')).toEqual(defaults);
    expect(readSettings('{"motion":"warp","volume":400,"confirm":true,"figureSet":"gold"}')).toEqual(defaults);
    expect(readSettings('{"figureSet":"plain"}')).toEqual({ ...defaults, figureSet: 'plain' });
    expect(readSettings('{"theme"')).toEqual(defaults);
    expect(readSettings('null')).toEqual(defaults);
    expect(readSettings('{"theme":"dark","sound":false,"language":"nl"}')).toEqual({
      ...defaults,
      theme: 'dark',
      sound: false,
      language: 'nl',
    });
  });

  it('are kept', () => {
    change({ theme: 'dark', coordinates: true });
    expect(settings.theme).toBe('dark');
    expect(readSettings(localStorage.getItem('broceliande.settings'))).toEqual({ ...settings });
  });

  it('hold without a store', () => {
    const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('no', 'QuotaExceededError');
    });
    expect(() => change({ theme: 'light' })).not.toThrow();
    expect(settings.theme).toBe('light');
    setItem.mockRestore();
  });

  it('show the theme', () => {
    const root = document.createElement('div');
    change({ theme: 'contrast' });
    showSettings(root);
    expect(root.dataset['theme']).toBe('contrast');
    change({ theme: 'auto' });
    showSettings(root);
    expect(root.dataset['theme']).toBeUndefined();
  });

  it('give more contrast to devices that ask for it, unless colours were chosen', () => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('contrast') }));
    const root = document.createElement('div');
    showSettings(root);
    expect(root.dataset['theme']).toBe('contrast');
    change({ theme: 'dark' });
    showSettings(root);
    expect(root.dataset['theme']).toBe('dark');
    vi.unstubAllGlobals();
  });

  it('make things faster and slower', () => {
    expect(paced(200)).toBe(200);
    change({ motion: 'fast' });
    expect(paced(200)).toBeLessThan(100);
    change({ motion: 'slow' });
    expect(paced(200)).toBeGreaterThan(400);
    const root = document.createElement('div');
    showSettings(root);
    expect(root.dataset['motion']).toBe('slow');
  });

  it('ask the device whether things may move', () => {
    expect(wantsMotion()).toBe(true);
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    expect(wantsMotion()).toBe(false);
    vi.unstubAllGlobals();
    change({ motion: 'none' });
    expect(wantsMotion()).toBe(false);
  });

  it('keep an opponent only if there is one of that level', () => {
    expect(readSettings('{"opponent":8}').opponent).toBe(8);
    expect(readSettings('{"opponent":9}').opponent).toBe(9);
    expect(readSettings('{"opponent":10}').opponent).toBeNull();
    expect(readSettings('{"opponent":"8"}').opponent).toBeNull();
  });
});

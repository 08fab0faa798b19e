// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { change, readSettings, settings, showTheme, wantsMotion } from './settings.svelte';

const defaults = {
  theme: 'auto',
  motion: 'auto',
  sound: true,
  coordinates: false,
  notation: false,
  language: null,
  online: false,
  notices: false,
  opponent: null,
  figureSet: 'carved',
};

describe('settings', () => {
  beforeEach(() => change({ theme: 'auto', motion: 'auto' }));

  it('come out of whatever was kept', () => {
    expect(readSettings(null)).toEqual(defaults);
    expect(readSettings('{"theme":"pink","sound":"loud","language":"de","online":1,"figureSet":"marble"}')).toEqual(
      defaults,
    );
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
    change({ theme: 'dark' });
    showTheme(root);
    expect(root.dataset['theme']).toBe('dark');
    change({ theme: 'auto' });
    showTheme(root);
    expect(root.dataset['theme']).toBeUndefined();
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
    expect(readSettings('{"opponent":9}').opponent).toBeNull();
    expect(readSettings('{"opponent":"8"}').opponent).toBeNull();
  });
});

import { afterEach, describe, expect, it } from 'vitest';
import { en } from '../../base/i18n/en';
import { fr } from '../../base/i18n/fr';
import { nl } from '../../base/i18n/nl';
import { fill } from '../../base/i18n/fill';
import { setLanguage } from '../../base/i18n/words.svelte';
import { playerName } from './names';

afterEach(() => setLanguage('en'));

describe('a player without a name of his own', () => {
  const given = [en, fr, nl].map((words) => fill(words['player.unnamed'], ['1']));

  it('is called so in the language of now, whatever it was when he sat down', async () => {
    for (const language of ['en', 'fr', 'nl'] as const) {
      await setLanguage(language);
      const now = given[['en', 'fr', 'nl'].indexOf(language)];
      for (const name of given) expect(playerName({ kind: 'person', name })).toBe(now);
    }
  });

  it('is nobody who has one', async () => {
    await setLanguage('nl');
    expect(playerName({ kind: 'person', name: 'Joueur' })).toBe('Joueur');
    expect(playerName({ kind: 'person', name: 'Player One' })).toBe('Player One');
  });
});

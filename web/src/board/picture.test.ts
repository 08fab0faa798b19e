import { describe, expect, it } from 'vitest';
import { gameNames } from '../match/games';
import { coloursOf, painterOf } from './painters';
import { addressOf, inScheme, pictureOf, placedBehind } from './picture';

describe('a picture', () => {
  const colours = '.a { --x: light-dark(#fff, rgb(0 0 0 / 40%)); --y: light-dark(rgb(1 2 3 / 5%), #000) }';

  it('has the colours of one scheme', () => {
    expect(inScheme(colours, 'light')).toBe('.a { --x: #fff; --y: rgb(1 2 3 / 5%) }');
    expect(inScheme(colours, 'dark')).toBe('.a { --x: rgb(0 0 0 / 40%); --y: #000 }');
  });

  it('is a document of its own, with the theme of the page at its root', () => {
    const picture = pictureOf('<g/>', [-5, -6, 20, 30], colours, { scheme: 'dark', theme: 'contrast' });
    expect(picture).toMatch(/^<svg xmlns="[^"]+" class="painting" viewBox="-5 -6 20 30" width="20" height="30"/);
    expect(picture).toContain(' data-theme="contrast">');
    expect(picture).not.toContain('light-dark');
    expect(decodeURIComponent(addressOf(picture))).toBe(`data:image/svg+xml,${picture}`);
  });

  it('has no theme where none was chosen', () => {
    expect(pictureOf('', [0, 0, 1, 1], '', { scheme: 'light', theme: null })).not.toContain('data-theme');
  });

  it('lies behind the part that is seen', () => {
    expect(placedBehind([0, 0, 100, 100], [0, 0, 100, 100])).toEqual({ x: 0, y: 0, width: 1, height: 1 });
    expect(placedBehind([-10, 0, 100, 80], [40, 40, 50, 40])).toEqual({ x: -1, y: -1, width: 2, height: 2 });
  });
});

describe('the colours of a painting', () => {
  const painted = gameNames.filter((name) => painterOf(name));

  it.each(painted)('are all given for %s, once the scheme is chosen', (game) => {
    expect(inScheme(coloursOf(game), 'dark')).not.toContain('light-dark');
    expect(coloursOf(game)).toContain('--paint-line');
    const others = painted.filter((other) => other !== game).map((other) => `--${other}-`);
    for (const other of others) expect(coloursOf(game)).not.toContain(other);
  });
});

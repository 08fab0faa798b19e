// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { linkOf, pathTo, plyOf, routeOf } from './routes';

describe('routeOf', () => {
  it('knows the pages', () => {
    expect(routeOf('/')).toEqual({ page: 'home' });
    expect(routeOf('/games')).toEqual({ page: 'games' });
    expect(routeOf('/games/')).toEqual({ page: 'games' });
    expect(routeOf('/open')).toEqual({ page: 'open' });
    expect(routeOf(pathTo.lobby)).toEqual({ page: 'lobby' });
    expect(routeOf(pathTo.account)).toEqual({ page: 'account' });
    expect(routeOf(pathTo.settings)).toEqual({ page: 'settings' });
    expect(routeOf('/confirm')).toEqual({ page: 'confirm' });
    expect(routeOf('/recover')).toEqual({ page: 'recover' });
    expect(routeOf('/unsubscribe/a1-b2')).toEqual({ page: 'unsubscribe', token: 'a1-b2' });
    expect(routeOf(pathTo.new('graal'))).toEqual({ page: 'new', game: 'graal' });
    expect(routeOf(pathTo.rules('graal'))).toEqual({ page: 'rules', game: 'graal' });
    expect(routeOf(pathTo.about('graal'))).toEqual({ page: 'about', game: 'graal' });
    expect(routeOf(pathTo.play('a1b2'))).toEqual({ page: 'play', id: 'a1b2' });
    expect(routeOf(pathTo.table('a1b2c3'))).toEqual({ page: 'table', id: 'a1b2c3' });
  });
  it('knows what is none', () => {
    for (const path of [
      '/new',
      '/game',
      '/games/x',
      '/settings/x',
      '/game/a/b',
      '/what',
      '/new/%',
      '/game/a%2Fb',
      '/game/..',
    ]) {
      expect(routeOf(path), path).toEqual({ page: 'missing' });
    }
  });
});

it('plyOf reads the action in the address', () => {
  expect(plyOf('#12')).toBe(12);
  expect(plyOf('#0')).toBe(0);
  for (const hash of ['', '#', '#g=1', '#-1', '#123456']) expect(plyOf(hash), hash).toBeNull();
});

describe('linkOf', () => {
  const click = (html: string, more: MouseEventInit = {}): string | null => {
    document.body.innerHTML = html;
    let answer: string | null = null;
    const listen = (event: MouseEvent): void => {
      answer = linkOf(event, location.origin);
      event.preventDefault();
    };
    document.addEventListener('click', listen, { once: true });
    const target = document.body.querySelector('b') ?? document.body.firstElementChild;
    target?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...more }));
    return answer;
  };
  it('follows links of the app, also from inside them', () => {
    expect(click('<a href="/games">x</a>')).toBe('/games');
    expect(click('<a href="/game/a#4"><b>x</b></a>')).toBe('/game/a#4');
  });
  it('leaves the rest to the browser', () => {
    expect(click('<a href="#main">x</a>')).toBeNull();
    expect(click('<a href="https://example.org/">x</a>')).toBeNull();
    expect(click('<a href="/x" download>x</a>')).toBeNull();
    expect(click('<a href="/x" target="_blank">x</a>')).toBeNull();
    expect(click('<a href="/x">x</a>', { ctrlKey: true })).toBeNull();
    expect(click('<a href="/x">x</a>', { button: 1 })).toBeNull();
    expect(click('<p>x</p>')).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { drawings, symbolOf } from './drawings';

const files = import.meta.glob('../../../games/*/figures/*.svg', { query: '?url' });
const markup = Object.values(drawings).join('\n');

describe('the drawings', () => {
  it('have each a name of their own', () => {
    expect(Object.keys(drawings)).toHaveLength(Object.keys(files).length);
    expect(Object.keys(drawings).filter((name) => !/^(figure|ground|mark)-[a-z-]+$/.test(name))).toEqual([]);
  });

  it.each(Object.entries(drawings))('share one box, so that any of them fits any place: %s', (name, drawing) => {
    expect(drawing).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="-50 -50 100 100">\n[^]*<\/svg>\n$/);
    expect(symbolOf(name, drawing)).toMatch(/^<symbol id="[a-z-]+" viewBox="-50 -50 100 100">\n[^]*<\/symbol>$/);
  });

  it.each([
    ['inline style', /\sstyle[=:]/],
    ['text', /<(text|tspan|foreignObject)\b/],
    ['script or image', /<(script|image)\b/],
    ['a handler of events', /\son\w+=/],
    ['a reference to the outside', /(href="(?!#)|url\((?!#)|https?:(?!\/\/www\.w3\.org\/2000\/svg"))/],
  ])('use no %s', (_, pattern) => {
    expect(markup).not.toMatch(pattern);
  });

  it('stay light', () => {
    expect(markup.length).toBeLessThan(45_000);
  });
});

import { describe, expect, it } from 'vitest';
import { figureKinds, groundKinds } from './kinds';

const sprites = import.meta.glob<string>('./*Sprites.svelte', { query: '?raw', import: 'default', eager: true });
const drawings = Object.values(sprites).join('\n');
const drawn = [...drawings.matchAll(/<symbol id="([^"]+)"/g)].map((match) => match[1] ?? '');
const wanted = [...figureKinds.map((kind) => `figure-${kind}`), ...groundKinds.map((kind) => `ground-${kind}`)];

describe('the sprites', () => {
  it.each(wanted)('hold exactly one %s', (id) => {
    expect(drawn.filter((other) => other === id)).toHaveLength(1);
  });

  it('hold nothing that no kind asks for', () => {
    expect(drawn.filter((id) => !wanted.includes(id))).toEqual([]);
  });

  it('share one box, so that any of them fits any place', () => {
    const symbols = drawings.match(/<symbol [^>]*>/g) ?? [];
    expect(symbols.filter((symbol) => !symbol.includes('viewBox="-50 -50 100 100"'))).toEqual([]);
  });

  it.each([
    ['inline style', /\sstyle[=:]/],
    ['text', /<(text|tspan|foreignObject)\b/],
    ['script or image', /<(script|image)\b(?! lang="ts")/],
    ['a reference to the outside', /(href="(?!#)|url\((?!#)|https?:)/],
  ])('use no %s', (_, pattern) => {
    expect(drawings).not.toMatch(pattern);
  });

  it('stay light', () => {
    expect(drawings.length).toBeLessThan(45_000);
  });
});

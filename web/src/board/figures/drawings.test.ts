import { describe, expect, it } from 'vitest';
import { drawings, drawingsOf, outlineOf, plainDrawings, shapeOf, symbolOf } from './drawings';
import { hatches } from './hatches';

const files = import.meta.glob('../../../games/*/figures/*.svg', { query: '?url' });
const plainFiles = import.meta.glob('../../../games/*/figures/plain/*.svg', { query: '?url' });
const sets = { carved: drawings, plain: plainDrawings };
const all = Object.entries(sets).flatMap(([set, found]) =>
  Object.entries(found).map(([name, drawing]) => [`${set} ${name}`, name, drawing] as const),
);
const markup = all.map(([, , drawing]) => drawing).join('\n');
const isFigure = (name: string): boolean => name.startsWith('figure-');

describe('the drawings', () => {
  it('have each a name of their own', () => {
    expect(Object.keys(drawings)).toHaveLength(Object.keys(files).length);
    expect(Object.keys(plainDrawings)).toHaveLength(Object.keys(plainFiles).length);
    expect(all.filter(([, name]) => !/^(figure|ground|mark)-[a-z-]+$/.test(name))).toEqual([]);
  });

  it('are of the same figures and marks in both sets, and of no others', () => {
    const named = (found: object): string[] => Object.keys(found).filter((name) => !name.startsWith('ground-'));
    expect(named(plainDrawings).sort()).toEqual(named(drawings).sort());
    expect(Object.keys(plainDrawings).filter((name) => name.startsWith('ground-'))).toEqual([]);
    expect(Object.keys(drawingsOf('plain'))).toEqual(Object.keys(drawings));
  });

  it.each(all)('share one box, so that any of them fits any place: %s', (_, name, drawing) => {
    expect(drawing).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="-50 -50 100 100">\n[^]*<\/svg>\n$/);
    expect(symbolOf(name, drawing)).toMatch(
      /^<symbol id="[a-z-]+" overflow="visible" viewBox="-50 -50 100 100">\n[^]*<\/symbol>$/,
    );
  });

  it.each([
    ['inline style', /\sstyle[=:]/],
    ['text', /<(text|tspan|foreignObject)\b/],
    ['script or image', /<(script|image)\b/],
    ['class or name', /\s(class|id)=/],
    ['a handler of events', /\son\w+=/],
    ['a reference to the outside', /(href="(?!#)|url\((?!#)|https?:(?!\/\/www\.w3\.org\/2000\/svg"))/],
  ])('use no %s', (_, pattern) => {
    expect(markup).not.toMatch(pattern);
  });

  it.each(all.filter(([, name]) => isFigure(name)))(
    'stay light, since a board has a hundred: %s',
    (_, _name, drawing) => {
      expect(drawing.length).toBeLessThan(4500);
      expect(drawing.match(/<(path|circle|g)\b/g)!.length).toBeLessThanOrEqual(24);
    },
  );
});

describe('a carved figure', () => {
  /** Those that stand on a pedestal; the others stand free. */
  const standing = Object.entries(drawings).filter(
    ([name, drawing]) => isFigure(name) && drawing.includes('--figure-cloth'),
  );
  const colours =
    /^(currentColor|none|var\(--figure-(cloth(-lit|-pale|-shade)?|trim|hatch|hair|skin|gold(-shade)?|steel(-shade)?|wood|fur|glow)\))$/;

  it('is one of a dozen', () => {
    expect(standing.length).toBeGreaterThan(10);
  });

  it.each(standing)('begins with the outline of all of it, in ink: %s', (name, drawing) => {
    const [first] = drawing.match(/<path [^>]+>/)!;
    expect(first).toContain('fill="currentColor" stroke="currentColor" stroke-width="4.4"');
    expect(shapeOf(name, drawing)).toContain(`id="${name}-shape"`);
    expect(shapeOf(name, drawing)).toContain(outlineOf(drawing));
  });

  it.each(standing)('has all its colours from its seat: %s', (_, drawing) => {
    const used = [...drawing.matchAll(/(?:fill|stroke)="([^"]+)"/g)].map(([, colour]) => colour!);
    expect(used.filter((colour) => !colours.test(colour))).toEqual([]);
  });

  it.each(standing)('has cloth in three tones, and shade beside light: %s', (_, drawing) => {
    expect(drawing).toContain('--figure-cloth)');
    expect(drawing).toContain('--figure-cloth-shade)');
  });
});

describe('hatching', () => {
  it('has every pattern that a seat asks for', async () => {
    const styles = import.meta.glob<string>(['./figures.css', '../../../games/*/look.css'], {
      query: '?raw',
      import: 'default',
      eager: true,
    });
    const asked = Object.values(styles).flatMap((css) =>
      [...css.matchAll(/url\(#(hatch-[a-z-]+)\)/g)].map(([, id]) => id!),
    );
    expect(asked.length).toBeGreaterThan(9);
    const known = hatches.map((pattern) => /id="([^"]+)"/.exec(pattern)![1]!);
    expect(asked.filter((id) => !known.includes(id))).toEqual([]);
  });
});

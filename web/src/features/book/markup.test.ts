import { describe, expect, it } from 'vitest';
import { blocksOf, partsOf } from './markup';
import { linksOf } from './testing';

describe('partsOf', () => {
  it('knows emphasis, typed text and rules', () => {
    expect(partsOf('A *lock*, see [G13]: {n:G7-*}.')).toEqual([
      { kind: 'plain', text: 'A ' },
      { kind: 'emphasis', text: 'lock' },
      { kind: 'plain', text: ', see ' },
      { kind: 'rule', text: 'G13' },
      { kind: 'plain', text: ': ' },
      { kind: 'code', text: 'n:G7-*' },
      { kind: 'plain', text: '.' },
    ]);
  });
  it('knows pictures of figures', () => {
    expect(partsOf('<king> King')).toEqual([
      { kind: 'figure', text: 'king' },
      { kind: 'plain', text: ' King' },
    ]);
  });
  it('leaves the rest as it is', () => {
    for (const text of ['plain', '2 * 3', '[X1]', 'a {', 'a < b > c', '']) {
      expect(
        partsOf(text)
          .map((part) => part.text)
          .join(''),
      ).toBe(text);
      expect(partsOf(text).every((part) => part.kind === 'plain')).toBe(true);
    }
  });
});

it('linksOf finds the rules, but not in typed text', () => {
  expect(linksOf('[M1] and [C12], not {[G1]}')).toEqual(['M1', 'C12']);
});

describe('blocksOf', () => {
  it('joins lines and parts at empty ones', () => {
    expect(blocksOf('One\n   line.\n\n  Another.')).toEqual([
      { kind: 'text', text: 'One line.' },
      { kind: 'text', text: 'Another.' },
    ]);
  });
  it('reads lists, also items of several lines', () => {
    expect(blocksOf('- one\n- two\n  lines')).toEqual([{ kind: 'list', items: ['one', 'two lines'] }]);
  });
  it('reads tables, also with an empty corner', () => {
    expect(blocksOf('| | a |\n | b | {c} |')).toEqual([{ kind: 'table', head: ['', 'a'], rows: [['b', '{c}']] }]);
  });
});

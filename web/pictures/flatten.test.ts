import serialise from 'dom-serializer';
import { expect, it } from 'vitest';
import { flattened } from './flatten';

const styles = [
  `:root { --ink: light-dark(#111, #eee) }
   .seat { --cloth: red }
   .seat .body { fill: var(--cloth); stroke: var(--ink) }
   .seat .body:hover { fill: lime }
   @media (min-width: 1px) { .body { fill: lime } }
   @media not (forced-colors: active) { .body { opacity: 0.5 } }
   .body { fill: lime }
   .moved { transform: translate(3px, 4px) }`,
];

const flat = (markup: string): string =>
  serialise(flattened(`<div>${markup}</div>`, styles), { xmlMode: true }).replaceAll('"', "'");

it('a drawing has its colours in its attributes, and no classes', () => {
  expect(flat('<svg><g class="seat"><path class="body" d="M0 0"/></g></svg>')).toBe(
    "<svg><g><path d='M0 0' opacity='0.5' fill='red' stroke='#111'/></g></svg>",
  );
});

it('a symbol takes the colours of where it is used', () => {
  const symbol = '<symbol id="man" viewBox="0 0 9 9"><path fill="var(--cloth)"/></symbol>';
  const use = '<use href="#man" x="1" y="2" width="9" height="9"/>';
  expect(flat(`<svg><defs>${symbol}</defs><g class="seat moved">${use}</g></svg>`)).toBe(
    "<svg><defs/><g transform='translate(3, 4)'><g><svg x='1' y='2' width='9' height='9' viewBox='0 0 9 9' overflow='visible'><path fill='red'/></svg></g></g></svg>",
  );
});

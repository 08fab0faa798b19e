import { expect, it } from 'vitest';
import { inForce } from './inForce';

it('what holds under the options is said, and nothing else', () => {
  const text = 'Leaving is free{edition=en,fr: , but not onto a Knight}.{edition=fr: Any turn.}{side=3: Small.}';
  expect(inForce(text, { edition: 'en' })).toBe('Leaving is free, but not onto a Knight.');
  expect(inForce(text, { edition: 'fr' })).toBe('Leaving is free, but not onto a Knight.Any turn.');
  expect(inForce(text, { edition: 'nl', side: '3' })).toBe('Leaving is free.Small.');
  expect(inForce('in {edition=nl: two\n  lines}', { edition: 'nl' })).toBe('in two\n  lines');
});

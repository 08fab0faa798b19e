import { describe, expect, it } from 'vitest';
import { printPath, usualPaper } from './printing';

describe('a game to print', () => {
  it('has a file for each paper and language', () => {
    expect(printPath('graal', 'letter', 'fr')).toBe('/print/graal-letter-fr.pdf');
  });
  it('comes on the paper of the country', () => {
    expect(usualPaper('en-US')).toBe('letter');
    expect(usualPaper('fr-CA')).toBe('letter');
    expect(usualPaper('en-GB')).toBe('a4');
    expect(usualPaper('nl')).toBe('a4');
  });
});

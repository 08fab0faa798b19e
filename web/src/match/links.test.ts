import { afterEach, describe, expect, it, vi } from 'vitest';
import { gameFragment, positionFragment, readFragment } from './links';

const record = 'format: broceliande-record 1\ngame: menhirs\nplayer: Zoé\n' + '1 d1.d2.d3>NE\n'.repeat(200);

describe('a game in a link', () => {
  it('comes out as it went in, and is short', async () => {
    const fragment = await gameFragment(record);
    expect(fragment).toMatch(/^g=[\w-]+$/);
    expect(fragment.length).toBeLessThan(record.length / 5);
    expect(await readFragment(`#${fragment}`)).toEqual({ shared: { kind: 'game', record } });
  });

  it('says so when a part was lost', async () => {
    const fragment = await gameFragment(record);
    expect(await readFragment(fragment.slice(0, -6))).toEqual({ trouble: 'cut' });
    expect(await readFragment('#g=')).toEqual({ trouble: 'empty' });
  });

  it('says so when it is something else', async () => {
    expect(await readFragment('#g=***')).toEqual({ trouble: 'unreadable' });
    expect(await readFragment('#g=AAAA')).toEqual({ trouble: 'cut' });
    expect(await readFragment('#x=1')).toEqual({ trouble: 'unreadable' });
    expect(await readFragment('')).toEqual({ trouble: 'empty' });
  });

  it('does not unpack what is far too big', async () => {
    const fragment = await gameFragment('a'.repeat(3_000_000));
    expect(await readFragment(fragment)).toEqual({ trouble: 'unreadable' });
  });

  describe('in an old browser', () => {
    afterEach(() => vi.unstubAllGlobals());
    it('says so', async () => {
      const fragment = await gameFragment(record);
      vi.stubGlobal('DecompressionStream', undefined);
      expect(await readFragment(fragment)).toEqual({ trouble: 'oldBrowser' });
    });
  });
});

describe('a position in a link', () => {
  const position = 'N:K@B11,Q@S,n@C5/S:K@C19 M@D8,F@G2 N30 -;01;NS en1.1';

  it('comes out as it went in', async () => {
    const options = { players: '2', 'knight-exit': 'slide', board: 'rings=6;spokes=16' };
    const fragment = positionFragment('grailnah', options, position);
    expect(await readFragment(`#${fragment}`)).toEqual({
      shared: { kind: 'position', game: 'grailnah', options, position },
    });
  });

  it('can be typed', async () => {
    expect(positionFragment('menhirs', {}, 'M../.M 1a')).toBe('p=menhirs,,M../.M_1a');
    const underscored = positionFragment('x', {}, 'a_b c');
    expect(await readFragment(underscored)).toMatchObject({ shared: { position: 'a_b c' } });
    expect(await readFragment('#p=menhirs,side:3,M../.M_1a')).toEqual({
      shared: { kind: 'position', game: 'menhirs', options: { side: '3' }, position: 'M../.M 1a' },
    });
  });

  it('says what is wrong', async () => {
    expect(await readFragment('#p=')).toEqual({ trouble: 'empty' });
    expect(await readFragment('#p=menhirs')).toEqual({ trouble: 'cut' });
    expect(await readFragment('#p=menhirs,,')).toEqual({ trouble: 'cut' });
    expect(await readFragment('#p=menhirs,side,M..')).toEqual({ trouble: 'unreadable' });
    expect(await readFragment('#p=menhirs,,%E0%A4%A')).toEqual({ trouble: 'cut' });
  });
});

import { describe, expect, it } from 'vitest';
import type { Ply } from '../../door/types';
import { actionsTo, lineFrom, Tree } from './tree';

const ply = (action: string): Ply => ({ action, seat: 0, events: [], position: `after ${action}` });
const tree = () => new Tree('start', ['a', 'b', 'c'].map(ply));

describe('a tree of variations', () => {
  it('begins with what was played', () => {
    expect(tree().mainLine.map((node) => node.ply?.action)).toEqual(['a', 'b', 'c']);
    expect(tree().positionAt(tree().root)).toBe('start');
  });
  it('keeps what was tried, and the same try only once', () => {
    const tried = tree();
    const first = tried.mainLine[0]!;
    const other = tried.add(first, ply('x'));
    expect(tried.add(first, ply('x'))).toBe(other);
    expect(tried.add(first, ply('b'))).toBe(tried.mainLine[1]);
    expect(actionsTo(other)).toEqual(['a', 'x']);
    expect(tried.mainLine).toHaveLength(3);
  });
  it('lets a variation become the main line', () => {
    const tried = tree();
    const other = tried.add(tried.add(tried.mainLine[0]!, ply('x')), ply('y'));
    tried.promote(other);
    expect(tried.mainLine.map((node) => node.ply?.action)).toEqual(['a', 'x', 'y']);
  });
  it('drops a variation with all that follows', () => {
    const tried = tree();
    const [first, second] = tried.mainLine;
    expect(tried.remove(second!)).toBe(first);
    expect(lineFrom(tried.root)).toHaveLength(1);
    expect(tried.remove(tried.root)).toBe(tried.root);
  });
});

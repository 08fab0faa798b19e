import { describe, expect, it } from 'vitest';
import { resolved } from './values';

const of = (value: string, properties: Record<string, string> = {}): string =>
  resolved(value, new Map(Object.entries(properties)));

describe('what a value comes to', () => {
  it('has no custom properties', () => {
    expect(of('var(--a)', { '--a': '#123' })).toBe('#123');
    expect(of('var(--a, var(--b, red))')).toBe('red');
    expect(of('url(#x) var(--a)', { '--a': 'var(--b)', '--b': 'blue' })).toBe('url(#x) blue');
  });
  it('is that of the day', () => {
    expect(of('light-dark(#fff, #000)')).toBe('#fff');
    expect(of('light-dark(var(--a), rgb(1, 2, 3))', { '--a': 'rgb(4, 5, 6)' })).toBe('rgb(4, 5, 6)');
  });
  it('is one colour where two were mixed', () => {
    expect(of('color-mix(in oklab, #ff0000 50%, transparent)')).toBe('rgba(255, 0, 0, 0.5)');
    expect(of('color-mix(in oklab, white, black 100%)')).toBe('rgb(0, 0, 0)');
    expect(() => of('color-mix(in oklab, none, black)')).toThrow('no colours');
  });
  it('is a length where it was to be reckoned', () => {
    expect(of('clamp(1px, calc(var(--figure) * 0.05), 2px)', { '--figure': '30px' })).toBe('1.5px');
    expect(of('clamp(1px, calc(var(--figure) * 0.05), 2px)', { '--figure': '90px' })).toBe('2px');
  });
});

// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { fileName, readRecord, saveRecord } from './files';

it('names a file after the game and the day', () => {
  expect(fileName('graal', Date.UTC(2026, 4, 4, 12))).toBe('graal-2026-05-04.txt');
});

it('hands a record over as a file', () => {
  vi.useFakeTimers();
  const made: Blob[] = [];
  URL.createObjectURL = (blob) => `blob:${made.push(blob as Blob)}`;
  URL.revokeObjectURL = vi.fn();
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    expect(this.download).toBe('menhirs-2026-05-04.txt');
  });
  expect(saveRecord('game', 'menhirs', Date.UTC(2026, 4, 4))).toBe('menhirs-2026-05-04.txt');
  expect(clicked).toHaveBeenCalledOnce();
  expect(made).toHaveLength(1);
  vi.runAllTimers();
  expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:1');
  vi.useRealTimers();
});

function file(text: string | Uint8Array, size?: number): Blob {
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text;
  return { size: size ?? bytes.length, arrayBuffer: () => Promise.resolve(bytes.buffer) } as Blob;
}

it('reads a record', async () => {
  expect(await readRecord(file('format: é\n'))).toEqual({ record: 'format: é\n' });
});

it('says why a file is none', async () => {
  expect(await readRecord(file('x', 3_000_000))).toEqual({ trouble: 'tooBig' });
  expect(await readRecord(file(' \n'))).toEqual({ trouble: 'cannotRead' });
  expect(await readRecord(file(Uint8Array.of(0xff, 0xfe)))).toEqual({ trouble: 'cannotRead' });
});

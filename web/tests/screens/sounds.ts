import { Buffer } from 'node:buffer';
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, it } from 'vitest';
import { scores, type Sound } from '../../src/base/ui/scores';
import { newPage, useBrowser } from '../browser/browser';
import { listener } from '../browser/listening';
import { rate } from '../browser/rendering';

useBrowser();

const folder = fileURLToPath(new URL('../../screens/sounds/', import.meta.url));

/** PCM of 16 bits, one channel. */
function wavOf(samples: Float32Array): Buffer {
  const wav = Buffer.alloc(44 + 2 * samples.length);
  wav.write('RIFF', 0);
  wav.writeUInt32LE(wav.length - 8, 4);
  wav.write('WAVEfmt ', 8);
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(1, 22);
  wav.writeUInt32LE(rate, 24);
  wav.writeUInt32LE(2 * rate, 28);
  wav.writeUInt16LE(2, 32);
  wav.writeUInt16LE(16, 34);
  wav.write('data', 36);
  wav.writeUInt32LE(2 * samples.length, 40);
  for (const [index, sample] of samples.entries()) {
    wav.writeInt16LE(Math.round(Math.max(-1, Math.min(1, sample)) * 32767), 44 + 2 * index);
  }
  return wav;
}

describe('sounds', () => {
  it('as files', async () => {
    mkdirSync(folder, { recursive: true });
    const render = await listener(await newPage());
    for (const name of Object.keys(scores) as Sound[]) writeFileSync(`${folder}${name}.wav`, wavOf(await render(name)));
  });
});

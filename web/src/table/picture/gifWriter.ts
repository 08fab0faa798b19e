import { applyPalette, GIFEncoder, quantize, type Encoder, type Palette } from 'gifenc';

/** The colour that leaves a pixel as it was. */
const unchanged = 255;

/** Frames of the same size as an animated GIF: one palette for all, and of each frame only what has changed. */
export class GifWriter {
  private readonly encoder: Encoder = GIFEncoder();
  private readonly palette: Palette;
  private before: Uint8Array | null = null;

  /** The colours are those of samples: pixels of frames from all over the film. */
  constructor(
    private readonly side: number,
    samples: Uint8ClampedArray,
  ) {
    const colours = quantize(samples, unchanged, { format: 'rgb565' });
    const rest = Array.from({ length: unchanged + 1 - colours.length }, () => [0, 0, 0]);
    this.palette = [...colours, ...rest];
  }

  add(pixels: Uint8ClampedArray, delay: number): void {
    const now = applyPalette(pixels, this.palette.slice(0, unchanged), 'rgb565');
    const { before } = this;
    this.before = now;
    if (!before) return this.encoder.writeFrame(now, this.side, this.side, { palette: this.palette, delay });
    const difference = now.map((colour, place) => (colour === before[place] ? unchanged : colour));
    this.encoder.writeFrame(difference, this.side, this.side, {
      delay,
      transparent: true,
      transparentIndex: unchanged,
      dispose: 1, // what was there stays
    });
  }

  bytes(): Uint8Array<ArrayBuffer> {
    this.encoder.finish();
    return this.encoder.bytes();
  }
}

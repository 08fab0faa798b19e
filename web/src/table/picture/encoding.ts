/** What the worker that makes films is told, one after the other; it answers each. */
export type EncodingOrder =
  | { kind: 'begin'; side: number; samples: Uint8ClampedArray<ArrayBuffer> }
  | { kind: 'frame'; pixels: Uint8ClampedArray<ArrayBuffer>; delay: number }
  | { kind: 'end' };

/** The film, once it is whole; before, that the order was carried out. */
export type EncodingReport = Uint8Array<ArrayBuffer> | null;

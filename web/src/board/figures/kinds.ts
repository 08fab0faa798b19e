export const figureKinds = [
  'king',
  'queen',
  'prince',
  'duke',
  'knight',
  'sergeant',
  'squire',
  'archer',
  'pikeman',
  'merlin',
  'morgane',
  'menhir',
  'mist',
] as const;

export const groundKinds = [
  'forest',
  'rock',
  'stairs',
  'grail',
  'castle',
  'donjon',
  'courtyard',
  'gate',
  'royal-gate',
  'lock',
] as const;

export type FigureKind = (typeof figureKinds)[number];
export type GroundKind = (typeof groundKinds)[number];

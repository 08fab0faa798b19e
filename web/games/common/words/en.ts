const en = {
  'figure.king': 'king',
  'figure.knight': 'knight',
  'cell.forest': 'forest',
  'figure.castle': 'castle',
} as const;

export default en;
/** The same in another language: no word may be missing, none too many. */
export type Words = Readonly<Record<keyof typeof en, string>>;

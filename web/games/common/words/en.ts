const en = {
  'figure.king': 'King',
  'figure.knight': 'Knight',
  'figure.king.mine': 'your King',
  'figure.king.the': 'the {0} King',
  'figure.knight.mine': 'your Knight',
  'figure.knight.the': 'the {0} Knight',
  'cell.forest': 'forest',
  'figure.castle': 'castle',
} as const;

export default en;
/** The same in another language: no word may be missing, none too many. */
export type CommonWords = Readonly<Record<keyof typeof en, string>>;

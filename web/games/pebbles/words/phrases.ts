// Generated from the phrases in the C++ sources by scripts/phrases.mjs; not to be edited.

export const phrases = {
  'pebbles.cell-name': {
    rule: 'P1',
    english: '\'{0}\' is no cell',
    expected: 'a1 to c3',
  },
  'pebbles.count': {
    rule: 'P2',
    english: 'there are {0} x and {1} o',
    expected: 'as many of both, or one x more',
  },
  'pebbles.over': {
    rule: 'P4',
    english: 'the game is over',
    expected: '',
  },
  'pebbles.prompt.put': {
    rule: 'P3',
    english: 'put a pebble on a free cell',
    expected: '',
  },
  'pebbles.ranks': {
    rule: 'P1',
    english: '\'{0}\' is no board of three ranks',
    expected: 'three ranks of . x and o joined by /, the farthest first',
  },
  'pebbles.taken': {
    rule: 'P3',
    english: 'a pebble lies on {0} already',
    expected: 'a free cell',
  },
  'pebbles.two-rows': {
    rule: 'P4',
    english: 'a pebble was put after the end',
    expected: '',
  },
} as const;

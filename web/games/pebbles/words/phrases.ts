// Generated from the phrases in the C++ sources by scripts/phrases.mjs; not to be edited.

export const phrases = {
  'pebbles.cell-name': { rule: 'P1', arguments: 1 },
  'pebbles.count': { rule: 'P2', arguments: 2 },
  'pebbles.over': { rule: 'P4', arguments: 0 },
  'pebbles.prompt.put': { rule: 'P3', arguments: 0 },
  'pebbles.ranks': { rule: 'P1', arguments: 1 },
  'pebbles.taken': { rule: 'P3', arguments: 1 },
  'pebbles.two-rows': { rule: 'P4', arguments: 0 },
} as const;

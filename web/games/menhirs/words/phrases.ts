// Generated from the phrases in the C++ sources by scripts/phrases.mjs; not to be edited.

export const phrases = {
  'menhirs.cell-letter': {
    rule: '',
    english: '\'{0}\' is no cell',
    expected: '. forest, o menhir, m mist, M mist on a menhir',
  },
  'menhirs.cell-name': {
    rule: 'M1',
    english: '\'{0}\' is no cell of this board',
    expected: 'a column letter and a row, a1 to {1}',
  },
  'menhirs.clearing': {
    rule: 'M13',
    english: '\'{0}\' is no start of the clearing',
    expected: '7b or 8a',
  },
  'menhirs.columns': {
    rule: 'M3',
    english: 'the board has {0} columns',
    expected: '5, 7 or 9 columns joined by /',
  },
  'menhirs.covered-at-end': {
    rule: 'M16',
    english: 'the game is over at {0} with a menhir under mist',
    expected: 'no M, or turn 12b',
  },
  'menhirs.direction': {
    rule: 'M8',
    english: '\'{0}\' is no direction',
    expected: 'N, NE, SE, S, SW or NW',
  },
  'menhirs.fact.clearing': {
    rule: 'M13',
    english: 'each turn ends with a clearing',
    expected: '',
  },
  'menhirs.fact.clearing-ahead': {
    rule: 'M13',
    english: 'mist is cleared from turn {0} on',
    expected: '',
  },
  'menhirs.fact.covered': {
    rule: 'M12',
    english: '{0} of {1} menhirs are under mist',
    expected: '',
  },
  'menhirs.fact.turn': {
    rule: 'M6',
    english: 'round {0} of {1}',
    expected: '',
  },
  'menhirs.few-free': {
    rule: 'M7',
    english: 'there are {0} free cells for {1} placements',
    expected: '',
  },
  'menhirs.fields': {
    rule: '',
    english: 'the position text breaks off or goes on',
    expected: '\'<cells> <turn> <phase> <mirror> <clearing>\' with single spaces',
  },
  'menhirs.last-menhir': {
    rule: 'M14',
    english: 'the tile on {0} is the last that covers a menhir',
    expected: 'another tile',
  },
  'menhirs.may-slide': {
    rule: 'M15',
    english: 'a slide is possible, so no pass',
    expected: '',
  },
  'menhirs.mirror': {
    rule: 'M11',
    english: 'exactly this part has just been slid here; it may not go straight back',
    expected: 'another part or direction',
  },
  'menhirs.mirror-back': {
    rule: 'M11',
    english: 'the mirror could not go back',
    expected: 'free cells on the board where it came from',
  },
  'menhirs.mirror-cells': {
    rule: 'M11',
    english: 'the mirror is not one connected part of the mist',
    expected: '',
  },
  'menhirs.mirror-form': {
    rule: 'M11',
    english: '\'{0}\' is no slide',
    expected: '-, or cells in board order joined by . and > and a direction',
  },
  'menhirs.mirror-here': {
    rule: 'M11',
    english: 'there can be no mirror here',
    expected: '- in phases place and over and at 3a',
  },
  'menhirs.must-clear': {
    rule: 'M13',
    english: 'this turn ends by clearing, but \'{0}\' does not',
    expected: 'x and a cell under mist',
  },
  'menhirs.must-place': {
    rule: 'M7',
    english: 'rounds 1 and 2 place mist, but \'{0}\' does not',
    expected: 'a free cell',
  },
  'menhirs.must-slide': {
    rule: 'M8',
    english: 'this turn slides mist, but \'{0}\' does not',
    expected: 'cells joined by . then > and a direction',
  },
  'menhirs.no-covered': {
    rule: 'M12',
    english: 'no menhir is under mist, but the game runs on',
    expected: 'an M, or phase over',
  },
  'menhirs.no-mist': {
    rule: 'M8',
    english: 'there is no mist on {0}',
    expected: '',
  },
  'menhirs.not-connected': {
    rule: 'M9',
    english: 'the part is not connected',
    expected: 'one connected part of one cluster',
  },
  'menhirs.not-in-cluster': {
    rule: 'M8',
    english: '{0} does not belong to the cluster that is chosen',
    expected: '',
  },
  'menhirs.nothing-there': {
    rule: 'M13',
    english: 'there is no mist on {0} to take',
    expected: '',
  },
  'menhirs.nothing-to-clear': {
    rule: 'M14',
    english: 'the clear has no tile to take',
    expected: 'the next turn instead of phase clear',
  },
  'menhirs.off-board': {
    rule: 'M10',
    english: '{0} would leave the board',
    expected: '',
  },
  'menhirs.order': {
    rule: 'M8',
    english: '{0} is named out of board order',
    expected: 'cells by column, then row, each once',
  },
  'menhirs.over': {
    rule: 'M12',
    english: 'the game is over',
    expected: '',
  },
  'menhirs.phase': {
    rule: '',
    english: '\'{0}\' is no phase',
    expected: 'place, slide, clear or over',
  },
  'menhirs.phase-at-turn': {
    rule: 'M6',
    english: 'turn {0} has no phase {1}',
    expected: 'place in rounds 1 and 2, slide from round 3 on, clear from the clearing on, over after a slide',
  },
  'menhirs.place-taken': {
    rule: 'M7',
    english: '{0} is under mist already',
    expected: 'a cell without mist',
  },
  'menhirs.prompt.apart': {
    rule: 'M9',
    english: 'the tiles that slide must touch: take in those between',
    expected: '',
  },
  'menhirs.prompt.blocked': {
    rule: 'M10',
    english: 'these tiles have no room to slide: take in or leave out others',
    expected: '',
  },
  'menhirs.prompt.clear': {
    rule: 'M13',
    english: 'take one tile of mist away',
    expected: '',
  },
  'menhirs.prompt.cluster': {
    rule: 'M8',
    english: 'choose a cluster of mist to slide',
    expected: '',
  },
  'menhirs.prompt.direction': {
    rule: 'M8',
    english: 'choose a direction',
    expected: '',
  },
  'menhirs.prompt.part': {
    rule: 'M9',
    english: 'leave tiles out or choose a direction',
    expected: '',
  },
  'menhirs.prompt.pass': {
    rule: 'M15',
    english: 'nothing can slide: pass',
    expected: '',
  },
  'menhirs.prompt.place': {
    rule: 'M7',
    english: 'place mist on a free cell',
    expected: '',
  },
  'menhirs.prompt.small-part': {
    rule: 'M9',
    english: 'at least {0} tiles must slide together: take in more',
    expected: '',
  },
  'menhirs.prompt.small-rest': {
    rule: 'M9',
    english: 'at least {0} tiles must stay behind together, or none',
    expected: '',
  },
  'menhirs.prompt.tiles': {
    rule: 'M9',
    english: 'choose the tiles that slide: at least {0}, all touching',
    expected: '',
  },
  'menhirs.rows': {
    rule: 'M1',
    english: 'column {0} has {1} cells',
    expected: '{2}',
  },
  'menhirs.small-cluster': {
    rule: 'M9',
    english: 'a cluster of {0} slides whole or not at all',
    expected: 'the whole cluster, or a cluster of 6 or more',
  },
  'menhirs.small-part': {
    rule: 'M9',
    english: 'a part of {0} is too small',
    expected: 'at least 3 tiles',
  },
  'menhirs.small-rest': {
    rule: 'M9',
    english: 'a piece of {0} would stay behind at {1}',
    expected: 'pieces of 3 or more',
  },
  'menhirs.stack': {
    rule: 'M10',
    english: '{0} would land on other mist',
    expected: '',
  },
  'menhirs.stuck': {
    rule: 'M10',
    english: 'no part of this cluster can slide',
    expected: 'another cluster',
  },
  'menhirs.tile-bound': {
    rule: 'M9',
    english: 'with {0} changed, no part that can slide is left',
    expected: '',
  },
  'menhirs.turn': {
    rule: 'M6',
    english: '\'{0}\' is no turn',
    expected: '1a to 12b',
  },
  'menhirs.whole-only': {
    rule: 'M9',
    english: 'this cluster slides whole',
    expected: '',
  },
} as const;

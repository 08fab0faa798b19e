// Generated from the phrases in the C++ sources by scripts/phrases.mjs; not to be edited.

export const phrases = {
  'grailnah.board-inside': {
    rule: 'G2',
    english: 'ring {0} cannot be the first inside the magic circle',
    expected: 'ring 3 to {1}, counted from outside',
  },
  'grailnah.board-line': {
    rule: 'G2',
    english: '\'{0}\' says nothing about a board',
    expected: 'rings, spokes, first-inside, stairs-ring or stairs-offset, = and a number or a ring\'s letter',
  },
  'grailnah.board-missing': {
    rule: 'G2',
    english: '{0} is missing',
    expected: '',
  },
  'grailnah.board-name': {
    rule: 'G2',
    english: 'there is no board \'{0}\'',
    expected: 'one of: {1}; or a file that describes one',
  },
  'grailnah.board-offset': {
    rule: 'G5',
    english: 'the first staircase cannot lie on spoke {0}',
    expected: '1 to {1}',
  },
  'grailnah.board-rings': {
    rule: 'G2',
    english: 'a board cannot have {0} rings',
    expected: '3 to {1}',
  },
  'grailnah.board-spokes': {
    rule: 'G2',
    english: 'a board cannot have {0} spokes',
    expected: 'a multiple of 4 from 16 to {1}',
  },
  'grailnah.board-stairs': {
    rule: 'G2',
    english: 'the staircases cannot lie on ring {0}',
    expected: 'a ring outside the magic circle, 1 to {1}',
  },
  'grailnah.board-twice': {
    rule: 'G2',
    english: '{0} is given twice',
    expected: '',
  },
  'grailnah.board-value': {
    rule: 'G2',
    english: '\'{0}\' has no number',
    expected: '',
  },
  'grailnah.cannot-move': {
    rule: 'G10',
    english: 'what stands on {0} has nowhere to go',
    expected: '',
  },
  'grailnah.cannot-pay': {
    rule: 'G24',
    english: '{0} has no Knight at {1} to give',
    expected: '',
  },
  'grailnah.crowded': {
    rule: 'G6',
    english: '{0} holds too many pieces, or two of one colour',
    expected: '',
  },
  'grailnah.edition': {
    rule: '',
    english: 'there is no edition \'{0}\'',
    expected: 'nl2004, en1.1 or fr1.0',
  },
  'grailnah.fact.gone': {
    rule: 'G28',
    english: '{0} is disqualified',
    expected: '',
  },
  'grailnah.fact.no-merlin': {
    rule: 'G18',
    english: 'Merlin cannot be moved this turn',
    expected: '',
  },
  'grailnah.fact.no-morgane': {
    rule: 'G22',
    english: 'Morgane cannot be moved this turn',
    expected: '',
  },
  'grailnah.fact.turn': {
    rule: 'G30',
    english: 'turn {0} of at most {1}',
    expected: '',
  },
  'grailnah.fields': {
    rule: '',
    english: 'the position text breaks off or goes on',
    expected: '\'<players> <magicians> <turn> <memory> <edition>\' with single spaces',
  },
  'grailnah.form': {
    rule: '',
    english: '\'{0}\' is no action',
    expected: 'a piece K Q n M or F, \':\', from, \'-\', to, for example n:A3-B3; Morgane with \'!\' and who pays; or pass',
  },
  'grailnah.gone-to-move': {
    rule: 'G28',
    english: '{0} is to move, but disqualified',
    expected: '',
  },
  'grailnah.in-the-way': {
    rule: 'G12',
    english: 'something stands in the way between {0} and {1}',
    expected: 'a free way: no piece, staircase or castle',
  },
  'grailnah.knight-backward': {
    rule: 'G12',
    english: 'Knights never go backward',
    expected: '',
  },
  'grailnah.knight-into-castle': {
    rule: 'G12',
    english: 'Knights never enter a castle',
    expected: '',
  },
  'grailnah.knight-on-grail': {
    rule: 'G14',
    english: 'a Knight of {0} is on the Grail, but {0} has not won',
    expected: '',
  },
  'grailnah.knight-on-stairs': {
    rule: 'G12',
    english: 'a Knight cannot be on the staircase {0}',
    expected: '',
  },
  'grailnah.knight-step': {
    rule: 'G12',
    english: 'a Knight goes one square forward, or along its ring',
    expected: '',
  },
  'grailnah.locked': {
    rule: 'G13',
    english: 'the {0} on {1} is locked',
    expected: '',
  },
  'grailnah.locked-payer': {
    rule: 'G24',
    english: 'the Knight on {0} is locked and cannot be given',
    expected: '',
  },
  'grailnah.magicians': {
    rule: 'G9',
    english: 'the magicians are not written so',
    expected: 'M@ and a place, \',\', F@ and a place',
  },
  'grailnah.magicians-together': {
    rule: 'G21',
    english: 'both magicians are at {0}',
    expected: '',
  },
  'grailnah.may-move': {
    rule: 'G10',
    english: 'a move is possible, so no pass',
    expected: '',
  },
  'grailnah.memory': {
    rule: 'G18',
    english: '\'{0}\' is no memory',
    expected: '0, M, F or -, then ; and a digit 0 to 3 for each seat, then ; and a castle for each seat',
  },
  'grailnah.merlin-first': {
    rule: 'G18',
    english: 'Merlin cannot make the first move of the game',
    expected: '',
  },
  'grailnah.merlin-inward': {
    rule: 'G20',
    english: 'Merlin is outside the magic circle and may not cross it inward',
    expected: '',
  },
  'grailnah.merlin-line': {
    rule: 'G19',
    english: 'Merlin goes straight: along his spoke or along his ring',
    expected: '',
  },
  'grailnah.merlin-stop': {
    rule: 'G19',
    english: 'Merlin cannot stop at {0}',
    expected: 'no staircase and no castle',
  },
  'grailnah.merlin-there': {
    rule: 'G19',
    english: 'Merlin cannot be at {0}',
    expected: '',
  },
  'grailnah.merlin-thrice': {
    rule: 'G18',
    english: '{0} has moved Merlin three times in a row',
    expected: '',
  },
  'grailnah.merlin-twice': {
    rule: 'G18',
    english: 'Merlin moved just before',
    expected: '',
  },
  'grailnah.merlin-way': {
    rule: 'G19',
    english: 'something stands in Merlin\'s way between {0} and {1}',
    expected: 'a free way: no piece, staircase or castle',
  },
  'grailnah.morgane-circle': {
    rule: 'G23',
    english: 'Morgane stays inside the magic circle',
    expected: '',
  },
  'grailnah.morgane-first': {
    rule: 'G22',
    english: 'Morgane cannot make the first move of the game',
    expected: '',
  },
  'grailnah.morgane-grail': {
    rule: 'G23',
    english: 'Morgane does not go back to the Grail by herself',
    expected: '',
  },
  'grailnah.morgane-on-knight': {
    rule: 'G25',
    english: 'as she leaves the Grail Morgane may not stop on a Knight',
    expected: '',
  },
  'grailnah.morgane-outside': {
    rule: 'G23',
    english: 'Morgane cannot be outside the magic circle, at {0}',
    expected: '',
  },
  'grailnah.morgane-step': {
    rule: 'G23',
    english: 'Morgane goes one square forward, backward or along her ring',
    expected: '',
  },
  'grailnah.morgane-twice': {
    rule: 'G22',
    english: 'Morgane never moves twice in a row',
    expected: '',
  },
  'grailnah.must-pay': {
    rule: 'G24',
    english: 'this move of Morgane costs a Knight of yours',
    expected: '! and where he stands',
  },
  'grailnah.no-castle': {
    rule: 'G7',
    english: 'no castle stands at {0}',
    expected: '',
  },
  'grailnah.no-move-before': {
    rule: 'G18',
    english: '0 belongs to turn 0, and to no other',
    expected: '',
  },
  'grailnah.not-there': {
    rule: 'G10',
    english: '{0} has no {1} at {2}',
    expected: '',
  },
  'grailnah.not-yours': {
    rule: 'G10',
    english: 'what stands on {0} belongs to another player',
    expected: '',
  },
  'grailnah.nothing-to-move': {
    rule: 'G10',
    english: 'there is nothing to move on {0}',
    expected: '',
  },
  'grailnah.nothing-to-pay': {
    rule: 'G24',
    english: 'Morgane leaves the Grail free of charge',
    expected: 'no \'!\'',
  },
  'grailnah.on-castle-square': {
    rule: 'G3',
    english: '{0} is covered by a castle',
    expected: '',
  },
  'grailnah.one-side-left': {
    rule: 'G29',
    english: 'only one side is left, but the game runs on',
    expected: '',
  },
  'grailnah.over': {
    rule: 'G14',
    english: 'the game is over',
    expected: '',
  },
  'grailnah.pieces': {
    rule: 'G8',
    english: 'the pieces of {0} are not written so',
    expected: 'K@ and Q@ and then n@ for each Knight, joined by \',\', or -',
  },
  'grailnah.place': {
    rule: 'G1',
    english: '\'{0}\' is no place on this board',
    expected: 'a ring A to {1} and a spoke 1 to {2}, *, or a castle N E S W',
  },
  'grailnah.prompt.pass': {
    rule: 'G10',
    english: 'no move is possible: pass',
    expected: '',
  },
  'grailnah.prompt.pay': {
    rule: 'G24',
    english: 'choose the Knight you give for it',
    expected: '',
  },
  'grailnah.prompt.piece': {
    rule: 'G10',
    english: 'choose a piece of yours, Merlin or Morgane',
    expected: '',
  },
  'grailnah.prompt.where': {
    rule: 'G10',
    english: '{0}: choose where to',
    expected: '',
  },
  'grailnah.royal-circle': {
    rule: 'G16',
    english: 'King and Queen never enter the magic circle',
    expected: '',
  },
  'grailnah.royal-gate': {
    rule: 'G15',
    english: 'King and Queen leave and enter a castle by its Royal gate',
    expected: '{0}',
  },
  'grailnah.royal-inside': {
    rule: 'G16',
    english: 'King and Queen cannot be inside the magic circle, at {0}',
    expected: '',
  },
  'grailnah.royal-step': {
    rule: 'G16',
    english: 'King and Queen go one square at a time',
    expected: '',
  },
  'grailnah.seats': {
    rule: 'G7',
    english: 'nobody sits like this',
    expected: 'groups for N and S, for N, E and W, or for N, E, S and W',
  },
  'grailnah.shut-in': {
    rule: 'G28',
    english: 'the castle of {0} is shut in, but {0} plays on',
    expected: '',
  },
  'grailnah.side-gate': {
    rule: 'G11',
    english: 'a Knight leaves castle {0} by a side gate',
    expected: '{1}',
  },
  'grailnah.stairs-for-royals': {
    rule: 'G17',
    english: 'only King and Queen may stop on the staircase {0}',
    expected: '',
  },
  'grailnah.stairs-shared': {
    rule: 'G17',
    english: 'the staircase {0} holds more than one piece',
    expected: '',
  },
  'grailnah.stairs-taken': {
    rule: 'G17',
    english: 'the staircase {0} is taken',
    expected: '',
  },
  'grailnah.stays-put': {
    rule: 'G10',
    english: 'a move ends on another square than it began',
    expected: '',
  },
  'grailnah.stop-magician': {
    rule: 'G13',
    english: 'a magician stands on {0}',
    expected: '',
  },
  'grailnah.stop-own': {
    rule: 'G13',
    english: 'a piece of your own stands on {0}',
    expected: '',
  },
  'grailnah.stop-two': {
    rule: 'G13',
    english: 'two pieces stand on {0} already',
    expected: '',
  },
  'grailnah.swap-for-two': {
    rule: '',
    english: 'option swap is for two players',
    expected: '',
  },
  'grailnah.together-elsewhere': {
    rule: 'G26',
    english: 'King and Queen of {0} are together in a castle that is not their last common one',
    expected: '',
  },
  'grailnah.too-many': {
    rule: 'G26',
    english: '{0} has more than 8 Knights',
    expected: '',
  },
  'grailnah.turn': {
    rule: 'G10',
    english: '\'{0}\' is no turn',
    expected: 'a site and a number below 400 (N0), =N, =NS or ==',
  },
  'grailnah.unsorted': {
    rule: '',
    english: 'the Knights of {0} are out of order',
    expected: 'castles N E S W first, then by ring and spoke, * last',
  },
  'grailnah.with-magician': {
    rule: 'G13',
    english: 'a magician shares {0} with a piece',
    expected: '',
  },
} as const;

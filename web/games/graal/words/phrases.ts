// Generated from the phrases in the C++ sources by scripts/phrases.mjs; not to be edited.

export const phrases = {
  'graal.abroad': {
    rule: 'C6',
    english: '{0} is not in one\'s own kingdom',
    expected: 'ranks {1}',
  },
  'graal.action-form': {
    rule: '',
    english: '\'{0}\' is no action',
    expected: 'd4-d9, d4xd9 (takes), f6*f8 (shot) or pass',
  },
  'graal.archer-in-donjon': {
    rule: 'C7',
    english: 'no archer stands in a donjon, as on {0}',
    expected: '',
  },
  'graal.archer-takes': {
    rule: 'C12',
    english: 'archers never take',
    expected: '* to shoot',
  },
  'graal.armies-form': {
    rule: 'C22',
    english: '\'{0}\' does not name armies and map',
    expected: '1, 2 or 3, @ and the name of a map',
  },
  'graal.cannot-move': {
    rule: 'C9',
    english: 'the figure on {0} can neither move nor shoot',
    expected: '',
  },
  'graal.castle-abroad': {
    rule: 'C3',
    english: '{0} is not in the castle\'s own kingdom',
    expected: 'ranks {1}',
  },
  'graal.castle-apart': {
    rule: 'C3',
    english: '{0} and {1} are not side by side',
    expected: 'a donjon and a courtyard that share an edge',
  },
  'graal.castle-form': {
    rule: 'C3',
    english: '\'{0}\' is no pair of castles',
    expected: 'donjon and courtyard of South, a comma, those of North',
  },
  'graal.clock': {
    rule: 'C20',
    english: '\'{0}\' is no number of turns',
    expected: '0 to 200',
  },
  'graal.clock-out': {
    rule: 'C20',
    english: '200 turns without a capture are over, but the game runs on',
    expected: 'a clock below 200, or the end',
  },
  'graal.drawing-up-army': {
    rule: 'C22',
    english: 'army {0} does not play',
    expected: 'armies 1 to {1}',
  },
  'graal.drawing-up-form': {
    rule: 'C6',
    english: '\'{0}\' is no part of a drawing-up',
    expected: 'castle=d2d3;1=Ke3,Pf4,…;2=…',
  },
  'graal.drawing-up-twice': {
    rule: 'C6',
    english: '\'{0}\' comes twice',
    expected: 'once',
  },
  'graal.enemy-figure': {
    rule: 'C8',
    english: 'the figure on {0} is the enemy\'s',
    expected: 'a figure of {1}',
  },
  'graal.fact.clock': {
    rule: 'C20',
    english: '{0} of {1} turns without a capture',
    expected: '',
  },
  'graal.fact.quiet': {
    rule: 'C23',
    english: 'first turn: nobody is taken, nobody shoots',
    expected: '',
  },
  'graal.fields': {
    rule: '',
    english: 'the position text breaks off or goes on',
    expected: '\'<rows> <castles> <turn> <pending> <clock> <armies>\' with single spaces',
  },
  'graal.figure-letter': {
    rule: 'C4',
    english: '\'{0}\' is no figure',
    expected: 'one of KPDNSEAL, small letters for North',
  },
  'graal.foot-rock': {
    rule: 'C10',
    english: 'footmen do not climb rock, as on {0}',
    expected: '',
  },
  'graal.hole-taken': {
    rule: 'C6',
    english: 'two figures on {0}',
    expected: 'a free hole',
  },
  'graal.horse-forest': {
    rule: 'C10',
    english: 'horsemen go round forest, as on {0}',
    expected: '',
  },
  'graal.horse-in-forest': {
    rule: 'C7',
    english: 'no horseman stands in forest, as on {0}',
    expected: '',
  },
  'graal.horse-rock': {
    rule: 'C10',
    english: 'horsemen go round rock, as on {0}',
    expected: '',
  },
  'graal.idle-army': {
    rule: 'C22',
    english: 'the figure on {0} is of army {1}',
    expected: 'armies up to {2}',
  },
  'graal.in-the-way': {
    rule: 'C9',
    english: 'the figure on {0} is in the way',
    expected: '',
  },
  'graal.into-donjon': {
    rule: 'C15',
    english: 'the donjon is entered from its courtyard only',
    expected: 'a step from {0}',
  },
  'graal.leap-castle': {
    rule: 'C13',
    english: 'the castle on {0} is in the squire\'s way',
    expected: '',
  },
  'graal.leap-rock': {
    rule: 'C13',
    english: 'the rock on {0} is in the squire\'s way',
    expected: '',
  },
  'graal.map-letter': {
    rule: 'C2',
    english: '\'{0}\' is no ground',
    expected: '. open, f forest or r rock',
  },
  'graal.map-name': {
    rule: 'C2',
    english: '\'{0}\' is no name for a map',
    expected: 'up to 32 small letters, digits and hyphens',
  },
  'graal.map-name-taken': {
    rule: 'C2',
    english: 'there is another map of the name \'{0}\'',
    expected: 'a name of its own',
  },
  'graal.map-room': {
    rule: 'C4',
    english: 'a kingdom has only {0} open squares',
    expected: 'at least {1}',
  },
  'graal.map-row': {
    rule: 'C1',
    english: 'rank {0} of the map has {1} squares',
    expected: '16',
  },
  'graal.map-rows': {
    rule: 'C1',
    english: 'the map has {0} ranks',
    expected: 'a name and 16 ranks',
  },
  'graal.map-symmetry': {
    rule: 'C2',
    english: 'the ground on {0} differs from that on {1}',
    expected: 'the same map when the board is turned half round',
  },
  'graal.may-act': {
    rule: 'C20',
    english: 'the army can act, so it does not pass',
    expected: 'another action',
  },
  'graal.missing': {
    rule: 'C6',
    english: 'army {0} still has {1} of {2} to place',
    expected: 'every figure on the board',
  },
  'graal.missing-castle': {
    rule: 'C6',
    english: 'the castle is still to be placed',
    expected: 'castle= with donjon and courtyard',
  },
  'graal.never-in-donjon': {
    rule: 'C15',
    english: 'archers and squires never enter a donjon',
    expected: '',
  },
  'graal.no-royals': {
    rule: 'C19',
    english: '{0} has neither King nor Prince nor Duke, but the game runs on',
    expected: 'one of them in army 1, or the end',
  },
  'graal.no-such-name': {
    rule: 'C6',
    english: 'there is no drawing-up \'{0}\'',
    expected: 'one of: {1}; or castle=…;1=…',
  },
  'graal.no-target': {
    rule: 'C16',
    english: 'nobody stands on {0} to be shot at',
    expected: 'an enemy',
  },
  'graal.nobody': {
    rule: 'C9',
    english: 'nobody stands on {0}',
    expected: '',
  },
  'graal.not-a-leap': {
    rule: 'C13',
    english: 'a squire goes one square orthogonally and one diagonally onward, not from {0} to {1}',
    expected: '',
  },
  'graal.not-straight': {
    rule: 'C9',
    english: '{0} and {1} are not on a straight line',
    expected: '',
  },
  'graal.nothing-to-take': {
    rule: 'C9',
    english: 'nobody stands on {0} to be taken',
    expected: '- for a move',
  },
  'graal.nowhere-to-go': {
    rule: 'C17',
    english: 'this shot would leave its target nowhere to go',
    expected: '',
  },
  'graal.on-rock': {
    rule: 'C7',
    english: 'no figure stands on rock, as on {0}',
    expected: '',
  },
  'graal.only-archers': {
    rule: 'C16',
    english: 'the figure on {0} is no archer',
    expected: '',
  },
  'graal.other-army': {
    rule: 'C22',
    english: 'the figure on {0} is of army {1}',
    expected: 'a figure of {2}',
  },
  'graal.out-of-donjon': {
    rule: 'C15',
    english: 'the donjon is left through its courtyard only',
    expected: 'a step to {0}',
  },
  'graal.over': {
    rule: 'C19',
    english: 'the game is over',
    expected: '',
  },
  'graal.over-donjon': {
    rule: 'C15',
    english: 'nothing passes over the donjon on {0}',
    expected: '',
  },
  'graal.own-camp': {
    rule: 'C22',
    english: 'the figure on {0} is of the same camp',
    expected: '',
  },
  'graal.pending-form': {
    rule: 'C18',
    english: '\'{0}\' is no pending shot',
    expected: '-, or archer*target',
  },
  'graal.pending-over': {
    rule: 'C18',
    english: 'a shot waits after the end',
    expected: '-',
  },
  'graal.pinched': {
    rule: 'C11',
    english: 'a horseman does not squeeze through between {0} and {1}',
    expected: '',
  },
  'graal.placement-form': {
    rule: 'C4',
    english: '\'{0}\' is no figure on a square',
    expected: 'a letter of KPDNSEAL and a square',
  },
  'graal.prompt.archer': {
    rule: 'C16',
    english: 'choose where the archer goes, or whom he shoots',
    expected: '',
  },
  'graal.prompt.draw-up': {
    rule: 'C6',
    english: 'choose a figure of the tray, then its square',
    expected: '',
  },
  'graal.prompt.figure': {
    rule: 'C8',
    english: 'choose a figure',
    expected: '',
  },
  'graal.prompt.pass': {
    rule: 'C20',
    english: 'this army can do nothing: pass',
    expected: '',
  },
  'graal.prompt.retreat': {
    rule: 'C17',
    english: 'choose where the {0} flees',
    expected: '',
  },
  'graal.prompt.where': {
    rule: 'C12',
    english: 'choose where the {0} goes',
    expected: '',
  },
  'graal.quiet-here': {
    rule: 'C23',
    english: 'the quiet first turn is past',
    expected: '! at S1 with clock 0 and no pending shot only',
  },
  'graal.quiet-turn': {
    rule: 'C23',
    english: 'on the quiet first turn nothing is taken and nobody shoots',
    expected: 'a move onto a free square',
  },
  'graal.rank-length': {
    rule: 'C1',
    english: 'rank {0} has not 16 holes',
    expected: 'figures and empty runs that add up to 16',
  },
  'graal.ranks': {
    rule: 'C1',
    english: 'the position has {0} ranks',
    expected: '16, joined by /',
  },
  'graal.reach': {
    rule: 'C12',
    english: '{0}, not {1} {2}',
    expected: '',
  },
  'graal.retreat-direction': {
    rule: 'C17',
    english: '{0} is neither straight back nor sideways of the shot',
    expected: '',
  },
  'graal.retreat-donjon': {
    rule: 'C17',
    english: 'nobody retreats into a donjon',
    expected: '',
  },
  'graal.retreat-far': {
    rule: 'C17',
    english: '{0} is {1} squares away',
    expected: '1 to 3',
  },
  'graal.retreat-takes': {
    rule: 'C17',
    english: 'a retreat never takes, as on {0}',
    expected: 'a free square',
  },
  'graal.roster-line': {
    rule: 'C4',
    english: '\'{0}\' is no part of an army',
    expected: 'a letter of K P D N S E A L, a blank and a number',
  },
  'graal.roster-missing': {
    rule: 'C4',
    english: '{0} is missing',
    expected: '',
  },
  'graal.roster-royal': {
    rule: 'C4',
    english: 'an army has one {0}, no more, no less',
    expected: '',
  },
  'graal.roster-size': {
    rule: 'C4',
    english: 'an army of {0} finds no room',
    expected: 'at most {1} figures',
  },
  'graal.roster-twice': {
    rule: 'C4',
    english: '{0} is given twice',
    expected: '',
  },
  'graal.run': {
    rule: '',
    english: '\'{0}\' is no run of empty holes',
    expected: '1 to 16, the longest possible, without leading zero',
  },
  'graal.say-takes': {
    rule: 'C9',
    english: 'an enemy stands on {0}',
    expected: 'x to take him',
  },
  'graal.shot-at-friend': {
    rule: 'C16',
    english: 'the figure on {0} is of the archer\'s own camp',
    expected: 'an enemy',
  },
  'graal.shot-blocked': {
    rule: 'C16',
    english: 'the {0} on {1} is in the line of fire',
    expected: '',
  },
  'graal.shot-crooked': {
    rule: 'C16',
    english: '{1} is in none of the 8 directions from {0}',
    expected: '',
  },
  'graal.shot-donjon': {
    rule: 'C16',
    english: 'a figure inside a donjon is no target',
    expected: '',
  },
  'graal.shot-far': {
    rule: 'C16',
    english: '{1} is {2} squares from {0}',
    expected: 'a target at most 3 away',
  },
  'graal.shot-waits': {
    rule: 'C18',
    english: 'the figure on {0} has been shot at and retreats first',
    expected: 'a retreat from {0}',
  },
  'graal.square-name': {
    rule: 'C1',
    english: '\'{0}\' is no square',
    expected: 'a1 to p16',
  },
  'graal.squire-in-donjon': {
    rule: 'C7',
    english: 'a squire in the donjon on {0} could never leave it',
    expected: '',
  },
  'graal.stays': {
    rule: 'C9',
    english: 'the figure would stay on {0}',
    expected: '',
  },
  'graal.stays-in-range': {
    rule: 'C17',
    english: 'the archer could shoot again at {0}, and there are squares where he could not',
    expected: 'a square out of his range',
  },
  'graal.stormed': {
    rule: 'C19',
    english: 'an enemy stands in the donjon on {0}, but the game runs on',
    expected: 'the end',
  },
  'graal.through-courtyard': {
    rule: 'C14',
    english: 'one may stop in the courtyard on {0} but not pass',
    expected: '',
  },
  'graal.too-many': {
    rule: 'C4',
    english: 'army {0} has only {1} of {2}',
    expected: '',
  },
  'graal.turn': {
    rule: 'C22',
    english: '\'{0}\' is no turn',
    expected: 'S1 to N{1}, or =S, =N or == after the end',
  },
  'graal.turn-without-figures': {
    rule: 'C22',
    english: '{0} has no figures, so it is not its turn',
    expected: '',
  },
  'graal.unguarded': {
    rule: 'C14',
    english: 'nothing of your own guards the courtyard; a horseman takes the castle in two turns',
    expected: '',
  },
  'graal.unknown-map': {
    rule: 'C2',
    english: 'there is no map \'{0}\'',
    expected: 'one of: {1}',
  },
} as const;

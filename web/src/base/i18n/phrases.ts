// Generated from the phrases in ../src by scripts/phrases.mjs; not to be edited.

export const phrases = {
  'choice.unknown': {
    rule: '',
    english: '\'{0}\' cannot be chosen now',
    expected: '',
  },
  'door.function': {
    rule: '',
    english: 'the door has no function \'{0}\'',
    expected: '',
  },
  'door.game': {
    rule: '',
    english: 'there is no game \'{0}\'',
    expected: '',
  },
  'door.length': {
    rule: '',
    english: '\'{0}\' is not the length of a match',
    expected: 'games or score, and a number',
  },
  'door.match': {
    rule: '',
    english: 'no match \'{0}\' is open',
    expected: '',
  },
  'door.number': {
    rule: '',
    english: '\'{0}\' is not a number that fits here',
    expected: '{1} to {2}',
  },
  'door.parameters': {
    rule: '',
    english: '{0} was given {1} parameters',
    expected: '{2}',
  },
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
  'hall.cannot-think': {
    rule: '',
    english: 'the computer cannot play this: {0}',
    expected: '',
  },
  'hall.contended': {
    rule: '',
    english: 'others were first several times',
    expected: 'another try',
  },
  'hall.foreign-origin': {
    rule: '',
    english: 'this comes from a page of somebody else',
    expected: '',
  },
  'hall.has-account': {
    rule: '',
    english: 'you have an account already',
    expected: '',
  },
  'hall.name-taken': {
    rule: '',
    english: 'this name is taken',
    expected: 'another one',
  },
  'hall.no-identity': {
    rule: '',
    english: 'nobody knows who you are',
    expected: 'a cookie from /api/me, or a token',
  },
  'hall.no-table': {
    rule: '',
    english: 'there is no such table',
    expected: '',
  },
  'hall.not-kept': {
    rule: '',
    english: 'this could not be kept, so nothing was changed',
    expected: 'another try in a moment',
  },
  'hall.overloaded': {
    rule: '',
    english: 'the server has too much to do',
    expected: 'another try in a moment',
  },
  'hall.stopping': {
    rule: '',
    english: 'the server is being stopped',
    expected: 'another try in a moment',
  },
  'hall.too-fast': {
    rule: '',
    english: 'this is too much at once',
    expected: 'a little patience',
  },
  'hall.too-many-computers': {
    rule: '',
    english: 'you are playing {0} games with computers already',
    expected: 'one of them finished or given up first',
  },
  'hall.too-many-tokens': {
    rule: '',
    english: 'you have many tokens already',
    expected: 'one of them removed first',
  },
  'hall.wrong-login': {
    rule: '',
    english: 'name or password is not right',
    expected: '',
  },
  'hall.wrong-request': {
    rule: '',
    english: 'nothing is done at \'{0}\'',
    expected: '{1}',
  },
  'identity.account-character': {
    rule: '',
    english: 'an account name cannot have {0} here',
    expected: 'letters and digits, and between them also . _ - or single spaces',
  },
  'identity.account-length': {
    rule: '',
    english: 'an account name of {0} characters',
    expected: '3 to 40 characters',
  },
  'identity.blank': {
    rule: '',
    english: 'there is nothing to be seen in it',
    expected: 'at least one character that is no space',
  },
  'identity.chat-length': {
    rule: '',
    english: 'a message of {0} characters',
    expected: '1 to 300 characters',
  },
  'identity.nickname-length': {
    rule: '',
    english: 'a name of {0} characters',
    expected: '1 to 40 characters',
  },
  'identity.no-hash': {
    rule: '',
    english: 'the password cannot be kept now: not enough memory',
    expected: '',
  },
  'identity.no-origin': {
    rule: '',
    english: '\'{0}\' is no origin',
    expected: 'scheme, host and port, such as https://games.example.org',
  },
  'identity.not-utf8': {
    rule: '',
    english: 'this is no valid UTF-8 text',
    expected: '',
  },
  'identity.password-length': {
    rule: '',
    english: 'a password of {0} bytes',
    expected: '8 to 1024 bytes',
  },
  'identity.unseen': {
    rule: '',
    english: 'the character {0} cannot be seen, or changes how others are read',
    expected: 'characters that can be seen',
  },
  'match.broken-commitment': {
    rule: '',
    english: 'what {0} showed is not what it had committed to',
    expected: 'commitment {1}',
  },
  'match.game-over': {
    rule: '',
    english: 'this game is over',
    expected: '',
  },
  'match.no-swap': {
    rule: '',
    english: 'nobody may swap now',
    expected: 'option swap, and the first answer of the game',
  },
  'match.not-complete': {
    rule: '',
    english: 'this is not complete yet',
    expected: '',
  },
  'match.not-preparing': {
    rule: '',
    english: 'nothing is prepared now',
    expected: '',
  },
  'match.over': {
    rule: '',
    english: 'the match is over',
    expected: '',
  },
  'match.player-name': {
    rule: '',
    english: '\'{0}\' is no name for a player',
    expected: 'one to forty printable characters',
  },
  'match.players': {
    rule: '',
    english: '{0} players were named',
    expected: '{1} for this game',
  },
  'match.preparing': {
    rule: '',
    english: 'the screens have not been lifted yet',
    expected: '',
  },
  'match.ready-already': {
    rule: '',
    english: '{0} is ready already',
    expected: '',
  },
  'match.running': {
    rule: '',
    english: 'this game is not over yet',
    expected: '',
  },
  'match.salt': {
    rule: '',
    english: '\'{0}\' is no salt',
    expected: 'letters and digits, at least 16',
  },
  'match.seats': {
    rule: '',
    english: 'the position is for {0} seats',
    expected: 'one for {1}, as the options say',
  },
  'match.start': {
    rule: '',
    english: 'the game did not start here',
    expected: 'the position dealt from the seed, {0}',
  },
  'match.turn': {
    rule: '',
    english: 'it is not your turn',
    expected: '{0} to act',
  },
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
  'option.twice': {
    rule: '',
    english: 'option {0} is given twice',
    expected: 'each option once',
  },
  'option.unknown': {
    rule: '',
    english: 'there is no option \'{0}\'',
    expected: 'one of: {1}',
  },
  'option.value': {
    rule: '',
    english: 'option {0} cannot be \'{1}\'',
    expected: 'one of: {2}',
  },
  'record.format': {
    rule: '',
    english: 'this is not a game record this program can read',
    expected: '\'format: broceliande-record 1\' as the first line',
  },
  'record.late': {
    rule: '',
    english: 'header \'{0}\' stands after the games have begun',
    expected: '',
  },
  'record.line': {
    rule: '',
    english: 'cannot make sense of \'{0}\'',
    expected: 'a header, \'game N\', \'start: POSITION\' or \'N ACTION\'',
  },
  'record.missing': {
    rule: '',
    english: 'header \'{0}\' is missing',
    expected: 'it before the first game',
  },
  'record.number': {
    rule: '',
    english: '\'{0}\' is not the number that belongs here',
    expected: '{1}',
  },
  'record.preparation': {
    rule: '',
    english: '\'{0}\' does not belong here',
    expected: '\'awaited PARTY\', \'ready PARTY COMMITMENT\' or \'lifted PARTY SALT TEXT\' before the game\'s start',
  },
  'record.start': {
    rule: '',
    english: 'an action before the game\'s start',
    expected: '\'start: POSITION\'',
  },
  'record.twice': {
    rule: '',
    english: 'header \'{0}\' stands here a second time',
    expected: '',
  },
  'record.unprintable': {
    rule: '',
    english: 'a character that cannot be printed',
    expected: 'text',
  },
  'search.no-game': {
    rule: '',
    english: 'nobody here plays \'{0}\'',
    expected: 'one of {1}',
  },
  'search.no-opponent': {
    rule: '',
    english: 'there is no opponent \'{0}\'',
    expected: 'random, greedy or uct',
  },
  'table.asked-already': {
    rule: '',
    english: 'this is asked already',
    expected: '',
  },
  'table.begun': {
    rule: '',
    english: 'the game has begun already',
    expected: '',
  },
  'table.broken-log': {
    rule: '',
    english: 'event {0} of this table makes no sense',
    expected: '',
  },
  'table.chat-off': {
    rule: '',
    english: 'you have turned chat off',
    expected: '',
  },
  'table.chosen-seats': {
    rule: '',
    english: 'seats can be chosen only where everybody holds one',
    expected: '',
  },
  'table.full': {
    rule: '',
    english: 'all places are taken',
    expected: '',
  },
  'table.game': {
    rule: '',
    english: 'there is no game \'{0}\'',
    expected: '',
  },
  'table.has-time': {
    rule: '',
    english: 'this player still has time on the clock: nobody else may hand over the place',
    expected: '',
  },
  'table.makers-place': {
    rule: '',
    english: 'who makes a table takes a place for a person',
    expected: '',
  },
  'table.moved': {
    rule: '',
    english: 'something else was played meanwhile',
    expected: 'an action after ply {0}',
  },
  'table.no-take-back': {
    rule: '',
    english: 'there is nothing of yours to take back',
    expected: '',
  },
  'table.nobody-there': {
    rule: '',
    english: 'no person sits there',
    expected: '',
  },
  'table.not-away': {
    rule: '',
    english: 'this player has not been away for long enough',
    expected: '',
  },
  'table.not-begun': {
    rule: '',
    english: 'the game has not begun yet',
    expected: 'all places taken',
  },
  'table.not-over': {
    rule: '',
    english: 'this game is not over yet',
    expected: '',
  },
  'table.not-seated': {
    rule: '',
    english: 'you do not sit at this table',
    expected: '',
  },
  'table.nothing-asked': {
    rule: '',
    english: 'nobody asks this of you',
    expected: '',
  },
  'table.over': {
    rule: '',
    english: 'this game is over',
    expected: '',
  },
  'table.place-taken': {
    rule: '',
    english: 'this place is taken',
    expected: 'a free one',
  },
  'table.seated-already': {
    rule: '',
    english: 'you sit at this table already',
    expected: '',
  },
  'table.silence': {
    rule: '',
    english: 'partners keep silence until the end',
    expected: '',
  },
  'table.time-up': {
    rule: '',
    english: 'your time is up',
    expected: '',
  },
} as const;

export type PhraseKey = keyof typeof phrases;

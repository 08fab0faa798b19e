import type { TranslationsOf } from '../../../src/base/i18n/translation';
import type { phrases } from './phrases';

const en: TranslationsOf<typeof phrases> = {
  'menhirs.cell-letter':
    '“{0}” is not a hex: write . for forest, o for a free menhir, m for mist, M for mist on a menhir.',
  'menhirs.cell-name': '“{0}” is not a hex of this board: a hex is a column letter and a row, from a1 to {1}.',
  'menhirs.clearing': 'The clearing cannot start at “{0}”: write 7b, 8a or never.',
  'menhirs.columns': 'This position has {0} (column|columns): write 5, 7 or 9, joined by /.',
  'menhirs.covered-at-end':
    'This game is over at turn {0}, yet a menhir is still in the mist: replace every M by o, or end at {1}.',
  'menhirs.direction': '“{0}” is not a direction: write N, NE, SE, S, SW or NW.',
  'menhirs.fact.clearing': 'The clearing: lift a tile at the end of each turn',
  'menhirs.fact.clearing-ahead': 'The clearing starts {0}',
  'menhirs.fact.covered': '{0} of {1} menhirs still in the mist',
  'menhirs.fact.no-clearing': 'No clearing: all the mist stays on the board',
  'menhirs.fact.turn': 'Round {0} of {1}',
  'menhirs.few-free':
    'Only {0} (hex is|hexes are) without mist, but {1} (tile has|tiles have) yet to be placed: leave more hexes without mist.',
  'menhirs.fields':
    'This position text is cut short or too long: write “<hexes> <turn> <phase> <mirror> <clearing>” with single ' +
    'spaces.',
  'menhirs.last-menhir': 'This tile hides the last menhir, so it stays. Lift another one.',
  'menhirs.may-slide': 'You may not pass while you have a slide: choose a cluster.',
  'menhirs.mirror':
    'Your opponent has just slid exactly these tiles, so you may not slide them straight back. Take more, take ' +
    'fewer, or go another way.',
  'menhirs.mirror-back':
    'The forbidden slide of this position could not be made anyway: it needs hexes without mist to go back to.',
  'menhirs.mirror-cells': 'The forbidden slide of this position must name one connected part of the mist.',
  'menhirs.mirror-form':
    '“{0}” is not a slide: write -, or hexes in board order with full stops between them, then > and a direction, ' +
    'such as a1.a2>N.',
  'menhirs.mirror-here': 'No slide can be forbidden here: write - while tiles are placed, at 3a and after the end.',
  'menhirs.must-clear': 'You still have to lift one mist tile, and “{0}” does not do that. Type x and a hex with mist.',
  'menhirs.must-place': 'In rounds 1 and 2 you place mist, and “{0}” does not do that. Type a hex without mist.',
  'menhirs.must-slide':
    'Now you slide mist, and “{0}” is not a slide. Type hexes with full stops between them, then > and a direction, ' +
    'such as a1.a2>N.',
  'menhirs.no-covered': 'No menhir is in the mist, so this game is already won: write an M, or the phase over.',
  'menhirs.no-mist': 'There is no mist here: tap a mist tile.',
  'menhirs.not-connected': 'Tiles that slide together must touch: choose one connected part.',
  'menhirs.not-in-cluster':
    'There is no mist here that can slide. Choose a direction for your tiles, or tap other mist.',
  'menhirs.nothing-there': 'There is no mist here to lift: tap a mist tile.',
  'menhirs.nothing-to-clear':
    'No tile may be lifted here, so the turn is over: write the next turn instead of the phase clear.',
  'menhirs.off-board': 'That way mist would leave the board: choose another direction.',
  'menhirs.order': '{0} comes too early or twice: name hexes by column, then by row, each once.',
  'menhirs.over': 'The game is over.',
  'menhirs.phase': '“{0}” is not a phase: write place, slide, clear or over.',
  'menhirs.phase-at-turn':
    'Turn {0} has no phase {1}: place belongs to rounds 1 and 2, slide to round 3 and later, clear to the ' +
    'clearing, over to the end of the game, never before round 3.',
  'menhirs.place-taken': 'There is mist here already: choose a hex without mist.',
  'menhirs.prompt.apart': 'The tiles that slide must touch: add the ones in between.',
  'menhirs.prompt.blocked': 'These tiles have no room to slide: add some, or leave some behind.',
  'menhirs.prompt.clear': 'Now lift one mist tile off the board.',
  'menhirs.prompt.cluster': 'Choose the cluster you want to slide.',
  'menhirs.prompt.direction': 'Choose a direction.',
  'menhirs.prompt.part': 'Choose a direction, or tap tiles to leave them behind.',
  'menhirs.prompt.pass': 'You have no slide: pass.',
  'menhirs.prompt.place': 'Place a mist tile on any hex without mist.',
  'menhirs.prompt.small-part': 'At least {0} tiles must slide together: add some more.',
  'menhirs.prompt.small-rest': 'Every part that stays needs at least {0} tiles: leave more behind, or none.',
  'menhirs.prompt.tiles': 'Choose the tiles to slide: at least {0}, all connected.',
  'menhirs.rows': 'Column {0} has {1} (hex|hexes): on this board it needs {2}.',
  'menhirs.small-cluster': 'These {0} tiles slide together: only a cluster of six or more may be split.',
  'menhirs.small-part': 'A part of {0} (tile|tiles) is too small: slide at least three.',
  'menhirs.small-rest': 'That leaves only {0} (tile|tiles) behind: every part needs at least three.',
  'menhirs.stack': 'Tiles may not stack, and other mist is in the way: choose another direction.',
  'menhirs.stuck': 'This cluster has no room to slide: choose another one.',
  'menhirs.tile-bound':
    'Then nothing could slide: each part needs three connected tiles, and the one that slides needs room.',
  'menhirs.turn': '“{0}” is not a turn: turns run from 1a to {1}.',
  'menhirs.whole-only': 'This cluster slides as a whole: choose a direction.',
};

export default en;

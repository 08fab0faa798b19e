import type { TranslationsOf } from '../../../src/base/i18n/translation';
import type { phrases } from './phrases';

const en: TranslationsOf<typeof phrases> = {
  'grailnah.board-inside':
    'Ring {0} cannot be the first inside the magic circle: choose ring 3 to {1}, counted from outside.',
  'grailnah.board-line':
    '“{0}” does not describe a board: write rings, spokes, first-inside, stairs-ring or stairs-offset, then = and ' +
    'a number or a ring’s letter.',
  'grailnah.board-missing': 'The board needs a line for {0}: add it.',
  'grailnah.board-name': 'There is no board “{0}”: choose from {1}, or a file that describes one.',
  'grailnah.board-offset': 'The first staircase cannot be on spoke {0}: choose 1 to {1}.',
  'grailnah.board-rings': 'A board cannot have {0} (ring|rings): choose 3 to {1}.',
  'grailnah.board-spokes': 'A board cannot have {0} (spoke|spokes): choose a multiple of 4 from 16 to {1}.',
  'grailnah.board-stairs': 'The staircases cannot be on ring {0}: choose a ring outside the magic circle, 1 to {1}.',
  'grailnah.board-twice': '{0} is given twice: give it once.',
  'grailnah.board-value': '“{0}” needs a number or a ring’s letter.',
  'grailnah.cannot-move': 'This piece has nowhere to go: choose another one.',
  'grailnah.cannot-pay': 'None of your Knights stands here: choose a Knight to sacrifice.',
  'grailnah.crowded': '{0} holds too many pieces: two at most, and of different colours.',
  'grailnah.edition': 'There is no booklet “{0}”: write nl2004, en1.1 or fr1.0.',
  'grailnah.fact.gone': '{0} is out of the game',
  'grailnah.fact.late-turn': 'Turn {0} of at most {1}',
  'grailnah.fact.no-magician': 'Neither Merlin nor Morgane may be played this turn',
  'grailnah.fact.no-merlin': 'Merlin may not be played this turn',
  'grailnah.fact.no-morgane': 'Morgane may not be played this turn',
  'grailnah.fact.turn': 'Turn {0}',
  'grailnah.fields':
    'This position text is cut short or too long: write “<players> <Merlin,Morgane> <turn> <memory> <edition>” with ' +
    'single spaces.',
  'grailnah.form':
    '“{0}” is not a move: type K, Q, n, M or F, then : and where it stands, then - and where it goes, such as n:A3-B3; for Morgane add ! ' +
    'and where the sacrificed Knight stands; or type pass.',
  'grailnah.gone-to-move': '{0} is out of the game, so it cannot be their turn.',
  'grailnah.in-the-way':
    'Something stands in the way: you may not pass over a piece, a staircase or a castle. Choose a marked square.',
  'grailnah.knight-backward': 'A Knight may not ride backward: go forward, or along its ring.',
  'grailnah.knight-into-castle': 'A Knight may not enter a castle: go forward, or along its ring.',
  'grailnah.knight-on-grail':
    'A Knight of {0} is on the Grailnah, so {0} has won: write the end as the turn, or put the Knight elsewhere.',
  'grailnah.knight-on-stairs': 'A Knight cannot be on {0}: staircases are for King and Queen alone.',
  'grailnah.knight-step': 'A Knight goes one square forward, or any distance along its ring: choose a marked square.',
  'grailnah.locked': 'Your {0} is locked as long as the other piece stays on this square: choose another piece.',
  'grailnah.locked-payer': 'This Knight is locked and cannot be sacrificed: choose another one.',
  'grailnah.magicians': 'Merlin and Morgane are written M@ and a place, a comma, then F@ and a place.',
  'grailnah.magicians-together': 'Merlin and Morgane cannot both be on {0}: only the Grailnah has room for both.',
  'grailnah.may-move': 'You may not pass while you have a move: choose a piece.',
  'grailnah.memory':
    '“{0}” is not the memory of a game: write 0, M, F or -, then ; and a digit 0 to 3 for each seat, then ; and a ' +
    'castle for each seat.',
  'grailnah.merlin-first': 'Merlin may not make the first move of the game: play one of your own pieces.',
  'grailnah.merlin-inward': 'Merlin has left the magic circle and may not come back in: choose a square outside it.',
  'grailnah.merlin-line': 'Merlin goes straight: forward or backward, or along his ring. Choose a marked square.',
  'grailnah.merlin-stop': 'Merlin may not stop on a staircase or in a castle: choose another square.',
  'grailnah.merlin-there': 'Merlin cannot be on {0}: staircases and castles are closed to him.',
  'grailnah.merlin-thrice': 'You have played Merlin the last three times: play something else this turn.',
  'grailnah.merlin-twice': 'Merlin has just been played: play something else this turn.',
  'grailnah.merlin-way':
    'Something stands in Merlin’s way: he may not pass over a piece, a staircase or a castle. Choose a marked square.',
  'grailnah.morgane-circle': 'Morgane never leaves the magic circle: choose a square inside it.',
  'grailnah.morgane-first': 'Morgane may not make the first move of the game: play one of your own pieces.',
  'grailnah.morgane-grail': 'Morgane may not step back onto the Grailnah: choose another square.',
  'grailnah.morgane-on-knight': 'As she leaves the Grailnah, Morgane may not stop on a Knight: choose another square.',
  'grailnah.morgane-outside': 'Morgane cannot be on {0}: she never leaves the magic circle.',
  'grailnah.morgane-step': 'Morgane goes one square: forward, backward or along her ring. Choose a marked square.',
  'grailnah.morgane-twice': 'Morgane has just been played: play something else this turn.',
  'grailnah.must-pay': 'Morgane has her price: choose a Knight to sacrifice, or type ! and where it stands.',
  'grailnah.no-castle': 'No castle stands there: choose another square.',
  'grailnah.no-move-before': 'The memory 0 belongs to turn 0 and to no other.',
  'grailnah.not-there': 'There is no {1} on {2} that you could move: type the square where that piece stands.',
  'grailnah.not-yours': 'This piece belongs to another player: choose one of yours.',
  'grailnah.nothing-to-move': 'This square is empty: choose one of your pieces.',
  'grailnah.nothing-to-pay': 'It costs nothing when Morgane leaves the Grailnah: type the move without !.',
  'grailnah.on-castle-square': 'A castle stands there: choose another square.',
  'grailnah.one-side-left': 'Only one side is left, so this game is over: write its end as the turn, such as =N.',
  'grailnah.over': 'The game is over.',
  'grailnah.pieces':
    'The pieces of {0} cannot be read: write K@, Q@ and n@ for each Knight, each with its place, joined by ' +
    'commas; or - if out of the game.',
  'grailnah.place':
    '“{0}” is not a place on this board: write a ring A to {1} and a spoke 1 to {2}, or *, or a castle N E S W.',
  'grailnah.prompt.pass': 'You have no move: pass.',
  'grailnah.prompt.pay': 'Morgane has her price: choose a Knight to sacrifice.',
  'grailnah.prompt.piece': 'Choose one of your pieces, or Merlin or Morgane.',
  'grailnah.prompt.piece-merlin': 'Choose one of your pieces, or Merlin.',
  'grailnah.prompt.piece-morgane': 'Choose one of your pieces, or Morgane.',
  'grailnah.prompt.piece-own': 'Choose one of your pieces.',
  'grailnah.prompt.where': 'Choose where {mine} goes.',
  'grailnah.royal-circle': 'King and Queen may not enter the magic circle: choose a square outside it.',
  'grailnah.royal-gate': 'King and Queen leave and enter a castle by the royal gate, in front: choose a marked square.',
  'grailnah.royal-inside': 'King and Queen cannot be on {0}, inside the magic circle.',
  'grailnah.royal-step': 'King and Queen go one square at a time, in any direction: choose a marked square.',
  'grailnah.seats': 'These seats cannot be played: write groups for N and S, for N, E and W, or for N, E, S and W.',
  'grailnah.shut-in': 'Every gate of this castle is blocked, so {0} is out of the game: write - for the pieces of {0}.',
  'grailnah.side-gate': 'Knights leave a castle by a side gate, left or right: choose a marked square.',
  'grailnah.stairs-for-royals': 'Only a King or a Queen may stop on a staircase: choose another square.',
  'grailnah.stairs-shared': 'The staircase {0} holds more than one piece: it has room for one.',
  'grailnah.stairs-taken': 'This staircase is taken: choose another one.',
  'grailnah.stays-put': 'A move must end on another square: choose where to go.',
  'grailnah.stop-magician': 'You may not stop where Merlin or Morgane stands: choose another square.',
  'grailnah.stop-own': 'One of your own pieces is there: choose another square.',
  'grailnah.stop-two': 'Two pieces are there already: choose another square.',
  'grailnah.swap-for-two': 'Sides can be swapped only in a game for two: turn the option off, or play with two.',
  'grailnah.together-elsewhere':
    'King and Queen of {0} are together in one castle, but the memory names another: change one of the two.',
  'grailnah.too-many': '{0} has more than 8 Knights: leave some out.',
  'grailnah.turn': '“{0}” is not a turn: write a castle’s letter and a number below 400, such as N0, or =N, =NS or ==.',
  'grailnah.unsorted':
    'The Knights of {0} are out of order: write castles N E S W first, then by ring and spoke, * last.',
  'grailnah.with-magician': 'A piece shares {0} with Merlin or Morgane: that is possible only on the Grailnah.',
};

export default en;

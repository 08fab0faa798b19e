import type { WordKey } from './en';
import type { PhraseKey } from './phrases';

/** Arguments of phrases that are words themselves, as the rules write them. */
export const argumentWords: Readonly<Record<string, WordKey>> = {
  King: 'figure.king',
  Queen: 'figure.queen',
  Knight: 'figure.knight',
  Merlin: 'figure.merlin',
  Morgane: 'figure.morgane',
  king: 'figure.king',
  queen: 'figure.queen',
  prince: 'figure.prince',
  duke: 'figure.duke',
  knight: 'figure.knight',
  sergeant: 'figure.sergeant',
  squire: 'figure.squire',
  archer: 'figure.archer',
  pikeman: 'figure.pikeman',
  castle: 'figure.castle',
  North: 'seat.1',
  South: 'seat.0',
  rock: 'cell.rock',
  forest: 'cell.forest',
  donjon: 'figure.donjon',
  none: 'argument.none',
  'the board': 'argument.board',
  'a king goes 1 or 2 squares': 'reach.king',
  'a prince goes any number of squares': 'reach.prince',
  'a duke goes any number of squares': 'reach.duke',
  'a knight goes any number of squares': 'reach.knight',
  'a sergeant goes up to 12 squares diagonally or 1 orthogonally': 'reach.sergeant',
  'a squire leaps': 'reach.squire',
  'an archer goes 1 to 3 squares': 'reach.archer',
  'an archer goes exactly 3 squares': 'reach.exactArcher',
  'a pikeman goes up to 12 squares orthogonally or 1 diagonally': 'reach.pikeman',
  diagonally: 'reach.diagonally',
  orthogonally: 'reach.orthogonally',
};

/** Arguments put together by the rules, with what is to be kept of them. */
export const argumentForms: readonly (readonly [RegExp, WordKey])[] = [
  [/^(\S+) or (\S+)$/, 'argument.or'],
  [/^(\d+) to (\d+)$/, 'argument.range'],
  [/^a seed from (\d+) to (\d+)$/, 'argument.seed'],
  [/^a number from (\d+) to (\d+)$/, 'argument.number'],
  [/^game (\d+) after the one before$/, 'argument.nextGame'],
];

/** Which arguments name a seat; elsewhere the same letters are castles, squares or figures. */
export const seatArguments: Partial<Record<PhraseKey, readonly number[]>> = {
  'graal.enemy-figure': [1],
  'graal.other-army': [2],
  'graal.turn-without-figures': [0],
  'grailnah.cannot-pay': [0],
  'grailnah.fact.gone': [0],
  'grailnah.gone-to-move': [0],
  'grailnah.knight-on-grail': [0],
  'grailnah.merlin-thrice': [0],
  'grailnah.not-there': [0],
  'grailnah.pieces': [0],
  'grailnah.shut-in': [0],
  'grailnah.together-elsewhere': [0],
  'grailnah.too-many': [0],
  'grailnah.unsorted': [0],
  'match.turn': [0],
};

/** Which arguments name a camp of Graal. */
export const campArguments: Partial<Record<PhraseKey, readonly number[]>> = {
  'match.broken-commitment': [0],
  'match.ready-already': [0],
};

/** Which arguments are the letter of a figure of Graal. */
export const letterArguments: Partial<Record<PhraseKey, readonly number[]>> = {
  'graal.missing': [2],
  'graal.roster-missing': [0],
  'graal.roster-royal': [0],
  'graal.roster-twice': [0],
  'graal.too-many': [2],
};

export const figureLetters: Readonly<Record<string, WordKey>> = {
  K: 'figure.king',
  P: 'figure.prince',
  D: 'figure.duke',
  N: 'figure.knight',
  S: 'figure.sergeant',
  E: 'figure.squire',
  A: 'figure.archer',
  L: 'figure.pikeman',
};

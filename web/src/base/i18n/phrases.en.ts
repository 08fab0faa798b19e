import { server } from './phrases.en.server';
import { joined } from '../content/folders';
import type { AllTranslations, Translations } from './translation';

const shared: Translations = {
  ...server,
  'choice.unknown': 'You cannot choose that now: choose one of the marked places.',
  'door.flag': '“{0}” is neither yes nor no: write true or false.',
  'door.function': 'The rules have no function “{0}”.',
  'door.game': 'There is no game called “{0}” here.',
  'door.length': '“{0}” is not the length of a match: write games or score, and a number.',
  'door.match': 'No match “{0}” is open.',
  'door.network': 'This file does not hold what the computer has learnt about {0}.',
  'door.number': '“{0}” does not fit here: write a number from {1} to {2}.',
  'door.parameters': '{0} was given {1} (parameter|parameters): it takes {2}.',
  'match.broken-commitment': 'What {0} showed is not the set-up that was sealed before: {1} does not match.',
  'match.game-over': 'This game is over.',
  'match.no-swap': 'You may swap sides only in answer to the first move, and only if the game was set up that way.',
  'match.not-complete': 'This move is not complete yet: choose what is still missing.',
  'match.not-preparing': 'The set-up is over: the game has begun.',
  'match.over': 'The match is over.',
  'match.player-name': '“{0}” cannot be a player’s name: use 1 to 40 visible characters.',
  'match.players': '{0} (player was|players were) named, but this game is for {1}.',
  'match.preparing': 'The screens are still up: wait until both camps are ready.',
  'match.ready-already': 'The set-up of {0} is finished and can no longer change.',
  'match.running': 'This game is not over yet: finish it first.',
  'match.salt': '“{0}” is not a salt: write at least 16 letters and digits.',
  'match.seats': 'This position has {0} (seat|seats), but the options ask for {1}: change one of the two.',
  'match.start': 'The game did not start from this position: its seed deals {0}.',
  'match.turn': 'Not yet: {0} is to move.',
  'option.twice': 'The option {0} is given twice: give it once.',
  'option.unknown': 'There is no option “{0}”: choose from {1}.',
  'option.value': 'The option {0} cannot be “{1}”: choose from {2}.',
  'record.format':
    'This is not a game file that can be read here: its first line must be “format: broceliande-record 1”.',
  'record.late': 'The header “{0}” comes after the start of the games: move it before the first one.',
  'record.line': '“{0}” cannot be read: write a header, “game N”, “start: POSITION” or “N ACTION”.',
  'record.missing': 'The header “{0}” is missing: write it before the first game.',
  'record.number': '“{0}” is not the number that belongs here: it must be {1}.',
  'record.preparation':
    '“{0}” does not belong here: before the start write “awaited PARTY”, “ready PARTY COMMITMENT” or “lifted PARTY ' +
    'SALT TEXT”.',
  'record.start': 'There is a move before the game starts: write “start: POSITION” first.',
  'record.twice': 'The header “{0}” is there twice: keep one.',
  'record.unprintable': 'This file holds a character that cannot be printed: it must be plain text.',
  'search.no-game': 'The computer does not play “{0}”: choose from {1}.',
  'search.no-opponent': 'There is no opponent “{0}”: choose random, greedy or uct.',
};

const games = import.meta.glob<AllTranslations>('../../../games/*/words/phrases.en.ts', {
  eager: true,
  import: 'default',
});

export const phrasesEn: AllTranslations = { ...shared, ...joined(games) };

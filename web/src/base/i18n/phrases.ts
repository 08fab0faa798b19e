// Generated from the phrases in the C++ sources by scripts/phrases.mjs; not to be edited.

export const phrases = {
  'choice.unknown': {
    rule: '',
    english: '\'{0}\' cannot be chosen now',
    expected: '',
  },
  'door.flag': {
    rule: '',
    english: '\'{0}\' is neither yes nor no',
    expected: 'true or false',
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

import type { GameFacts } from '../../src/match/games';

/** How a piece moves, by its letter: out of a castle, and on the board. */
const pieceRules: Readonly<Record<string, readonly [inCastle: string, onBoard: string]>> = {
  n: ['G11', 'G12'],
  K: ['G15', 'G16'],
  Q: ['G15', 'G16'],
  M: ['G19', 'G19'],
  F: ['G23', 'G23'],
};

const grailnah: GameFacts = {
  place: 2,
  rules: { letter: 'G', count: 30 },
  ends: { won: 'G14', drawn: 'G30' },
  players: { least: 2, most: 4 },
  emblem: 'king',
  countsPoints: false,
  fitting(options, players) {
    const fitted = { ...options, players: String(players) };
    return players === 2 ? fitted : { ...fitted, swap: 'off' };
  },
  open(option, values, players) {
    const isDecided = option === 'players' || (option === 'swap' && players !== 2);
    return isDecided ? [] : values;
  },
  /** Where the rules say where to, it is how the picked piece moves. */
  ruleOfChoice({ picks, prompt }) {
    if (prompt.key !== 'grailnah.prompt.where') return prompt.rule;
    const [letter = '', place = ''] = (picks[0] ?? '').split('@');
    const [inCastle, onBoard] = pieceRules[letter] ?? [prompt.rule, prompt.rule];
    return /^[NESW]$/.test(place) ? inCastle : onBoard;
  },
};

export default grailnah;

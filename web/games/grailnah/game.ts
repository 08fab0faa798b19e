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
  rules: 30,
  emblem: 'king',
  unsaid: ['home'],
  /** Where the rules say where to, it is how the picked piece moves. */
  ruleOfChoice({ picks, prompt }) {
    if (prompt.key !== 'grailnah.prompt.where') return prompt.rule;
    const [letter = '', place = ''] = (picks[0] ?? '').split('@');
    const [inCastle, onBoard] = pieceRules[letter] ?? [prompt.rule, prompt.rule];
    return /^[NESW]$/.test(place) ? inCastle : onBoard;
  },
};

export default grailnah;

import type { GameFacts } from '../../src/match/games';

const graal: GameFacts = {
  place: 3,
  rules: { letter: 'C', count: 23 },
  ends: { won: 'C19', drawn: 'C20' },
  players: { least: 2, most: 6 },
  emblem: 'king',
  countsPoints: false,
  /** Drawing up an army is for those who know the game. */
  quickOptions: { 'drawing-up': 'stock' },
  fitting(options, players) {
    const needed = Math.ceil(players / 2);
    return { ...options, armies: String(Math.max(needed, Number(options['armies'] ?? 1))) };
  },
  open(option, values, players, fitted) {
    if (option === 'armies') return values.filter((value) => Number(value) * 2 >= players);
    return option === 'allied-house' && fitted['armies'] === '1' ? [] : values;
  },
  hasSeatForEach: (players, fitted) => Number(fitted['armies']) * 2 === players,
  ruleOfChoice: ({ prompt }) =>
    prompt.key === 'graal.prompt.where' && prompt.arguments[0] === 'squire' ? 'C13' : prompt.rule,
};

export default graal;

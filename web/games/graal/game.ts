import type { GameFacts } from '../../src/match/games';

const graal: GameFacts = {
  place: 3,
  rules: 23,
  emblem: 'king',
  unsaid: ['screen'],
  ruleOfChoice: ({ prompt }) =>
    prompt.key === 'graal.prompt.where' && prompt.arguments[0]?.value === 'squire' ? 'C13' : prompt.rule,
};

export default graal;

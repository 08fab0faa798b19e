import type { GameFacts } from '../../src/match/games';

const menhirs: GameFacts = {
  place: 1,
  rules: 19,
  emblem: 'menhir',
  unsaid: ['forest'],
  sounds: { freed: 'stone', covered: 'stone' },
};

export default menhirs;

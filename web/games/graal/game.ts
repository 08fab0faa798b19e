import type { GameFacts } from '../../src/match/games';

const graal: GameFacts = {
  place: 3,
  rules: 23,
  emblem: 'king',
  unsaid: ['screen'],
  sounds: { shot: 'shot' },
  firstOptions: { 'quiet-first-turn': 'on' },
};

export default graal;

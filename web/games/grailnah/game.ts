import type { GameFacts } from '../../src/match/games';

const grailnah: GameFacts = {
  place: 2,
  rules: 30,
  emblem: 'king',
  unsaid: ['home'],
  sounds: {
    'left-castle': 'bolt',
    'entered-castle': 'bolt',
    locked: 'bolt',
    unlocked: 'bolt',
    'took-staircase': 'stone',
  },
};

export default grailnah;

import type { GameFacts } from '../../src/match/games';

const grailnah: GameFacts = { place: 2, rules: 30, emblem: 'king', unsaid: ['home'] };

export default grailnah;

import type { GameFacts } from '../../src/match/games';

const pebbles: GameFacts = { place: 9, rules: 5, emblem: 'pebble' };

export default pebbles;

import type { GameFacts } from '../../src/match/games';

const menhirs: GameFacts = {
  place: 1,
  rules: 19,
  emblem: 'mist',
  turnOf: (position) => / (\d{1,2}[ab]) /.exec(position)?.[1] ?? null,
};

export default menhirs;

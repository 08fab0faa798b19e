import type { GameFacts } from '../../src/match/games';

const menhirs: GameFacts = {
  place: 1,
  rules: { letter: 'M', count: 19 },
  ends: { won: 'M12', drawn: 'M16' },
  players: { least: 2, most: 2 },
  emblem: 'mist',
  countsPoints: true,
  turnOf: (position) => / (\d{1,2}[ab]) /.exec(position)?.[1] ?? null,
};

export default menhirs;

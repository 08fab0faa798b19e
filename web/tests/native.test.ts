import { describe, expect, it } from 'vitest';
import { fullStrength } from '../src/door/levels';
import { isLong } from './browser/scope';
import { answers, Engine, printed, type Options } from './program';
import { Random } from './random';
import { bringNetwork, playedAtRandom, rules, type Moment } from './rules';

interface Trial {
  game: string;
  options: Options;
  /** Those that a position does not tell by itself. */
  beyond?: Options;
  games: number;
  most: number;
}

const trials: readonly Trial[] = [
  { game: 'menhirs', options: { side: '3' }, games: 4, most: 40 },
  { game: 'menhirs', options: { clearing: '7b' }, games: 3, most: 60 },
  { game: 'menhirs', options: { side: '5' }, games: 1, most: 30 },
  { game: 'grailnah', options: {}, games: 2, most: 60 },
  {
    game: 'grailnah',
    options: { players: '4', edition: 'nl2004', board: 'avalon' },
    beyond: { board: 'avalon' },
    games: 1,
    most: 60,
  },
  {
    game: 'grailnah',
    options: { players: '3', edition: 'fr1.0', castles: 'four' },
    beyond: { castles: 'four' },
    games: 1,
    most: 60,
  },
  { game: 'graal', options: {}, games: 2, most: 60 },
  {
    game: 'graal',
    options: { armies: '2', map: 'twin-fords', 'archer-step': 'exact' },
    beyond: { map: 'twin-fords', 'archer-step': 'exact' },
    games: 1,
    most: 40,
  },
  { game: 'menhirs', options: { clearing: 'never' }, games: 1, most: 90 },
  { game: 'graal', options: { retreat: 'one' }, beyond: { retreat: 'one' }, games: 1, most: 60 },
];

const door = await rules();
const played = trials.map((trial, index) => {
  const games = Array.from({ length: trial.games }, (_, number) =>
    playedAtRandom(door, trial.game, trial.options, 100 * index + number, trial.most),
  );
  return { ...trial, beyond: trial.beyond ?? {}, moments: games.flat() };
});
const title = ({ game, options }: Trial): string => `${game} ${Object.values(options).join(' ')}`.trim();

/** Some moments from the whole of a game. */
function spread(moments: readonly Moment[], count: number): Moment[] {
  return Array.from({ length: count }, (_, index) => moments[Math.floor((index * moments.length) / count)]!);
}

describe('the rules in the browser and the program', () => {
  it('are compared on hundreds of positions', () => {
    const positions = new Set(played.flatMap(({ moments }) => moments.map(({ position }) => position)));
    expect(positions.size).toBeGreaterThanOrEqual(300);
  });

  it.each(played.map((trial) => [title(trial), trial] as const))('allow the same in %s', (_, trial) => {
    const { game, beyond, moments } = trial;
    const native = answers(
      ['legal', game, '-'],
      beyond,
      moments.map(({ position }) => position),
    );
    expect(native).toEqual(moments.map(({ legal }) => legal.join(' ')));
  });

  it.each(played.map((trial) => [title(trial), trial] as const))('come to the same positions in %s', (_, trial) => {
    const { game, beyond, moments } = trial;
    const lines = moments.map(({ position, action }) => `${position}\t${action}`);
    expect(answers(['apply', game, '-'], beyond, lines)).toEqual(moments.map(({ after }) => after));
  });

  it('deal the same and draw up the same from a seed', () => {
    for (const seed of ['1', '42', '18446744073709551615']) {
      const { position, match } = door.begin('menhirs', {}, ['A', 'B'], seed, 'games 1', '');
      expect(printed(['new', 'menhirs', '--seed', seed])).toBe(position);
      door.close(match);
      const { text } = door.complete('graal', {}, 1, '', seed);
      expect(printed(['draw-up', 'graal', '--camp', 'N', '--complete', '--seed', seed])).toBe(text);
    }
  });
});

describe('the computer in the browser and in the program', () => {
  const nodes = 2000;
  const megabytes = 96; // what the door gives its opponents

  it.each(played.map((trial) => [title(trial), trial] as const))('finds the same in %s', async (_, trial) => {
    const positions = spread(trial.moments, isLong ? 25 : 8).map(({ position }) => position);
    const command = ['analyse', trial.game, '-', '--hash', String(megabytes), '--nodes', String(nodes), '--lines', '2'];
    const native = answers(command, trial.options, positions).map((line) => JSON.parse(line) as unknown);
    expect(native).toHaveLength(positions.length);
    for (const [index, position] of positions.entries()) {
      const fresh = await rules();
      bringNetwork(fresh, trial.game, trial.options);
      const { isProof, action, ...result } = fresh.think(
        trial.game,
        trial.options,
        position,
        [],
        fullStrength,
        '0',
        nodes,
        2,
        false,
      );
      expect(action).toBe(result.lines[0]?.actions[0]);
      const lines = result.lines.map(({ score, actions }) => expect.objectContaining({ score, actions }));
      expect(native[index]).toMatchObject({ ...result, lines, proof: isProof, score: result.lines[0]?.score });
    }
  });

  it.each(['menhirs', 'grailnah', 'graal'])('errs alike at every level of %s', async (game) => {
    const trial = played.find((each) => each.game === game)!;
    const random = new Random(7);
    const engine = new Engine(game, trial.options);
    engine.tell(`setoption name hash value ${megabytes}`);
    try {
      for (const level of [1, 2, 3, 4, 5, 6, 7]) {
        const { position } = random.of(trial.moments);
        const seed = String(random.below(1000));
        const orders = [`setoption name level value ${level}`, `setoption name seed value ${seed}`, 'uginewgame'];
        for (const order of [...orders, `position fen ${position}`, `go nodes ${nodes}`]) engine.tell(order);
        const best = (await engine.until('bestmove')).at(-1);
        const { action } = (await rules()).think(game, trial.options, position, [], level, seed, nodes, 1, false);
        expect(best, `level ${level}: ${position}`).toBe(`bestmove ${action}`);
      }
    } finally {
      engine.close();
    }
  });
});

import type { FigureInfo } from '../../board/types';
import type { Figure, ReachList } from '../../door/types';
import { isWordKey, language, named, t } from '../../base/i18n/words.svelte';
import { capitalised } from '../../base/i18n/fill';
import { manifestOf } from '../../match/games';
import type { OptionValues } from '../../match/setup';
import { figureNoun } from './nouns';
import { viewpointOf, type Watched } from './viewpoint';

/** How a kind of figure moves under these options, as the game's crib says; null where it says nothing. */
export function howItMoves(game: string, kind: string, options: OptionValues): string | null {
  const key = `crib.${game}.${kind}`;
  const conditional = Object.entries(options).map(([name, value]) => `${key}[${name}=${value}]`);
  const found = [...conditional, key].find(isWordKey);
  return found === undefined ? null : t(found);
}

export interface Crib {
  title: string;
  figures: readonly { kind: string; name: string; text: string }[];
}

/** All figures of a game with how they move; null for a game without a crib. */
export function cribOf(game: string, options: OptionValues): Crib | null {
  const title = howItMoves(game, 'title', {});
  if (title === null) return null;
  const figures = (manifestOf(game)?.figures ?? []).flatMap(({ kind }) => {
    const text = howItMoves(game, kind, options);
    return text === null ? [] : [{ kind, name: capitalised(language(), named('figure', kind)), text }];
  });
  return { title, figures };
}

/** What a figure tells who asks it: its name, how it moves, and where it could go; null where its game has no crib. */
export function tellFigure(snapshot: Watched, figure: Figure, reaches: (cell: string) => ReachList): FigureInfo | null {
  const { game, options, toAct } = snapshot.state;
  const text = howItMoves(game, figure.kind, options);
  if (text === null) return null;
  const reach = reaches(figure.cell).find(({ kind, seat }) => kind === figure.kind && seat === figure.seat);
  const { moves, shots } = reach ?? { moves: [], shots: [] };
  const isStuck = toAct !== null && moves.length + shots.length === 0;
  return {
    name: capitalised(language(), figureNoun(figure, viewpointOf(snapshot))),
    text: isStuck ? `${text} ${t('figure.stuck')}` : text,
    moves,
    shots,
  };
}

import { isSameFigure } from '../../door/figures';
import type { Event, FigureName, Ply } from '../../door/types';
import type { GameEnd } from '../../match/match';
import { factsOf } from '../../match/games';
import { sound, type Sound } from '../../base/ui/sounds';

/** More would be noise. */
const most = 2;

/** Whether what is nobody's slides in a direction, or vanishes from the board. */
function isSliding({ angle, figure, transfers }: Event): boolean {
  const vanishes = transfers.some(
    ({ figure: each, to }) => isSameFigure(each, figure) && to.cell === '' && to.reserve === '',
  );
  return (angle >= 0 && figure.seat < 0) || vanishes;
}

/** Whether something befell another figure; one that only goes out of another's way is not hit. */
function isHitting({ figure, other, transfers }: Event): boolean {
  if (other.kind === '') return false;
  const moves = (name: FigureName): boolean => transfers.some((transfer) => isSameFigure(transfer.figure, name));
  return moves(other) || !moves(figure);
}

/** What an action sounds like by itself: what slides rustles, a figure that falls makes a dull blow, else wood on wood. */
function usualSound(ply: Ply): Sound {
  const [deed] = ply.events;
  if (deed && isSliding(deed)) return 'slide';
  return ply.events.some(isHitting) ? 'capture' : 'step';
}

/** What is heard of an action, one after the other: what it is, and what the game hears in its events. */
export function soundsOf(ply: Ply, game: string): readonly Sound[] {
  const own = factsOf(game)?.sounds ?? {};
  const special = ply.events.flatMap(({ kind }) => own[kind] ?? []);
  const usual = usualSound(ply);
  const isCovered = usual === 'step' && special.length > 0;
  return [...new Set(isCovered ? special : [usual, ...special])].slice(0, most);
}

/** Sounds so soon after each other, in seconds, are still told apart. */
const apart = 0.22;

/** Lets an action be heard; answers when what comes after it may begin, in seconds. */
export function hearPly(ply: Ply, game: string): number {
  const sounds = soundsOf(ply, game);
  sounds.forEach((name, index) => sound(name, index * apart));
  return sounds.length * apart;
}

/** How an end sounds to those who hold these seats: only a win of theirs is music, and a loss is quiet. */
export function soundOfEnd({ winners }: GameEnd, seats: readonly number[]): Sound {
  if (winners.some((seat) => seats.includes(seat))) return 'win';
  return winners.length > 0 && seats.length > 0 ? 'loss' : 'end';
}

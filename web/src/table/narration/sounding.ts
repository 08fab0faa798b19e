import { isSameFigure } from '../../door/figures';
import type { Event, FigureName, Ply } from '../../door/types';
import type { Ending } from '../../match/match';
import type { Sound } from '../../base/ui/sounds';

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

/** What an action sounds like: what slides rustles, a figure that falls makes a dull blow, anything else is wood on wood. */
export function soundOf(ply: Ply): Sound {
  const [deed] = ply.events;
  if (deed && isSliding(deed)) return 'slide';
  return ply.events.some(isHitting) ? 'capture' : 'place';
}

/** How an end sounds to those who hold these seats: only a win of theirs is music. */
export function soundOfEnd({ winners }: Ending, seats: readonly number[]): Sound {
  return winners.some((seat) => seats.includes(seat)) ? 'win' : 'end';
}

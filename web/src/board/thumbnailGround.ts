import type { Geometry, Tableau } from '../door/types';
import { fitOf } from './figures/look';
import { coloursOf, type Painter } from './painters';
import { addressOf, pictureOf, type Appearance } from './picture';
import { frame, places } from './places';

/** Grounds that were painted, by what they show: most games in a list share theirs. */
const painted = new Map<string, string>();
/** More are not kept: each is a text of some hundred kilobytes. */
const most = 24;

type Occupants = Pick<Tableau, 'figures' | 'marks'>;

/** What is still to be drawn on a painted ground. */
export function unpainted(painter: Painter, { figures, marks }: Occupants): Occupants {
  return { figures, marks: marks.filter(({ kind }) => !painter.marks.includes(kind)) };
}

/** The painted ground of a board as the address of a picture. */
export function groundAddress(
  painter: Painter,
  game: string,
  geometry: Geometry,
  tableau: Occupants | null,
  turned: number,
  shown: Appearance,
): string {
  const marks = (tableau?.marks ?? []).filter(({ kind }) => painter.marks.includes(kind));
  const figures = (tableau?.figures ?? []).filter(({ kind }) => painter.figures?.includes(kind));
  const cells = geometry.cells.map(({ id, features }) => `${id} ${features.join(' ')}`);
  const key = JSON.stringify([game, geometry.box, cells, marks, figures, turned, shown]);
  const known = painted.get(key);
  if (known !== undefined) return known;
  const whole = frame(geometry.box, turned);
  const markup = painter.paint({
    geometry,
    places: places(geometry, turned, fitOf(game)),
    whole,
    turned,
    marks,
    figures,
  });
  const address = addressOf(pictureOf(markup, whole, coloursOf(game), shown));
  if (painted.size >= most) painted.delete([...painted.keys()][0] ?? '');
  painted.set(key, address);
  return address;
}

import type { Mark } from '../../src/door/types';
import { ellipse, group, inked, paint, path, svg } from '../common/paint/svg';
import { colour } from './country';
import type { Field, Square } from './field';
import { farTowers, flag, hungFlag, keep, keepShade, stairTower, yardBefore, yardBehind, yardSides } from './masonry';
import type { Standing } from './woods';

/** While a camp draws up, one of them may stand alone. */
interface Castle {
  seat: number;
  donjon: Square | null;
  courtyard: Square | null;
}

/** A castle leans a little over its squares. */
const larger = 1.13;
/** How far a keep rises above the foot of its walls: its battlements, its tower and its flag. */
const rise = { keep: 74, tower: 98, flag: 113 } as const;
const foot = 26;

const niche = 'niche';
const donjonGlow = 'glow';

export function castleColours(): string {
  const stop = (offset: number, name: string): string => svg`<stop offset="${offset}" stop-color="${colour(name)}"/>`;
  return (
    `<radialGradient id="${niche}" cx=".5" cy=".55" r=".68">` +
    `${stop(0, 'candle')}${stop(0.42, 'candle')}${stop(0.76, 'candle-deep')}${stop(1, 'niche')}</radialGradient>` +
    `<radialGradient id="${donjonGlow}">${stop(0, 'glow')}` +
    `<stop offset="1" stop-color="${colour('glow')}" stop-opacity="0"/></radialGradient>`
  );
}

export function castles(field: Field, marks: readonly Mark[]): Standing[] {
  return pairs(field, marks).map((castle) => ({
    foot: Math.max(castle.donjon?.y ?? -Infinity, castle.courtyard?.y ?? -Infinity) + 26 * field.unit,
    markup: group(
      { class: `castle castle-${castle.seat}` },
      glow(field, castle),
      ground(field, castle),
      ...building(field, castle),
    ),
  }));
}

function pairs({ squares, side }: Field, marks: readonly Mark[]): Castle[] {
  const byId = new Map(squares.map((square) => [square.id, square]));
  const built = (wanted: string) =>
    marks.flatMap(({ cell, kind, seat }) => {
      const square = byId.get(cell);
      return kind === wanted && square ? [{ seat, square }] : [];
    });
  const courtyards = new Set(built('courtyard'));
  const castles = built('donjon').map(({ seat, square: donjon }): Castle => {
    const near = [...courtyards].find(
      ({ square }) => Math.hypot(square.x - donjon.x, square.y - donjon.y) < side * 1.1,
    );
    if (near) courtyards.delete(near);
    return { seat, donjon, courtyard: near?.square ?? null };
  });
  return [...castles, ...[...courtyards].map(({ seat, square }) => ({ seat, donjon: null, courtyard: square }))];
}

/** Candle light around the keep, by night. */
function glow({ side }: Field, { donjon }: Castle): string {
  return donjon
    ? ellipse(donjon.x, donjon.y + side * 0.2, side * 1.5, side * 1.2, {
        fill: `url(#${donjonGlow})`,
        'clip-path': 'url(#field)',
      })
    : '';
}

/** The terrace on which both stand: what makes one castle of two squares. */
function ground({ side, unit }: Field, { donjon, courtyard }: Castle): string {
  const squares = [donjon, courtyard].filter((square) => square !== null);
  const half = side * 0.53;
  const left = Math.min(...squares.map(({ x }) => x)) - half;
  const top = Math.min(...squares.map(({ y }) => y)) - half;
  const right = Math.max(...squares.map(({ x }) => x)) + half;
  const bottom = Math.max(...squares.map(({ y }) => y)) + half;
  const round = 7 * unit;
  const terrace = svg`M${left + round} ${top}H${right - round}q${round} 0 ${round} ${round}V${bottom - round}q0 ${round} ${-round} ${round}H${left + round}q${-round} 0 ${-round} ${-round}V${top + round}q0 ${-round} ${round} ${-round}z`;
  return (
    path(terrace, { fill: paint('shade'), opacity: 0.34, transform: svg`translate(${7 * unit} ${5 * unit})` }) +
    path(terrace, { fill: colour('terrace'), ...inked(1.2), 'stroke-opacity': 0.55 })
  );
}

function building(field: Field, { donjon, courtyard }: Castle): string[] {
  const yard = (...parts: readonly string[]): string => (courtyard ? on(field, courtyard, 1, parts) : '');
  const isBefore = donjon !== null && courtyard !== null && donjon.y > courtyard.y + 1;
  const tower = donjon ? keepOn(field, donjon, isBefore) : '';
  if (!donjon || !courtyard) return [yard(yardBehind(), yardSides(), yardBefore()), tower];
  if (isBefore) return [yard(yardBehind(), farTowers(), yardSides(), keepShade()), tower];
  if (donjon.y < courtyard.y - 1) return [tower, yard(yardBehind(), yardSides(), yardBefore())];
  return [yard(yardBehind()), tower, yard(yardSides(), yardBefore())];
}

/** As high as the sheet has room; low before a courtyard, which it would hide. */
function keepOn(field: Field, donjon: Square, isLow: boolean): string {
  if (isLow) return on(field, donjon, 0.94, [hungFlag(), keep(niche)]);
  const room = (donjon.y - field.whole[1]) / (field.unit * larger) + foot - 2;
  const above =
    room > rise.flag ? [stairTower(), flag()] : room > rise.tower ? [stairTower(), hungFlag()] : [hungFlag()];
  return on(field, donjon, Math.min(1, room / rise.keep), [...above, keep(niche)]);
}

function on({ unit }: Field, { x, y }: Square, height: number, parts: readonly string[]): string {
  const scale = unit * larger;
  const transform = svg`translate(${x} ${y + foot * scale}) scale(${scale} ${scale * height}) translate(0 ${-foot})`;
  return group({ transform }, ...parts);
}

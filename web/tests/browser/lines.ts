import { door } from './table';
import { positionAfter } from './ways';

/** Games that end soon, because one side lets the other. */
export const grailnahLine = (
  'n:N-A3 n:S-A13 M:*-A13 Q:S-B12 n:A3-B3 Q:B12-C12 n:B3-C3 Q:C12-C11 n:C3-D3 Q:C11-B10 n:D3-E3 Q:B10-A10 ' +
  'n:E3-F3 M:A13-A17 n:F3-G3 M:A17-A20 n:G3-*'
).split(' ');

/** The same for three, and for two against two: North walks into the middle. */
export const grailnahOfThree = (
  'n:N-A3 M:*-E18 Q:W-B17 n:A3-B3 n:E-A8 n:W-A18 n:B3-C3 Q:E-B6 Q:B17-C16 n:C3-D3 Q:B6-A5 Q:C16-C17 n:D3-E3 n:A8-A10 ' +
  'n:W-A15 n:E3-F3 n:E-A8 Q:C17-C18 n:F3-G3 Q:A5-A4 Q:C18-B17 n:G3-*'
).split(' ');
export const grailnahOfFour = (
  'n:N-A3 M:*-E16 Q:S-B12 n:W-A18 n:A3-B3 Q:E-B7 Q:B12-S n:A18-A19 n:B3-C3 Q:B7-A8 Q:S-B11 n:W-A18 n:C3-D3 Q:A8-B8 ' +
  'Q:B11-S n:A18-B18 n:D3-E3 Q:B8-C8 n:S-A10 n:B18-B8 n:E3-F3 n:E-A5 Q:S-B11 n:B8-B10 n:F3-G3 Q:C8-B7 Q:B11-C12 ' +
  'n:B10-B7 n:G3-*'
).split(' ');

/** South draws up as `corner`, North as `charge`. */
export const graalLine =
  'h1-f3 m13-o15 a5-a16 h14-i15 a16xl16 h10-e7 l16xm15 i15-m11 m15xm11 n15-l13 f1-h3 n16-m16 m11xm16 e7-g7 m16-n16'.split(
    ' ',
  );

function graalStart(): string {
  const { match } = door.begin('graal', {}, ['A', 'B'], '1', 'games 1', '');
  const salt = '0'.repeat(32);
  const textOf = (party: number, name: string): string =>
    door.stock('graal', {}, party).find((stock) => stock.name === name)?.text ?? '';
  door.prepare(match, 0, textOf(0, 'corner'), salt);
  const { position } = door.prepare(match, 1, textOf(1, 'charge'), salt);
  door.close(match);
  return position;
}

export function grailnahAfter(plies: number): string {
  return positionAfter('grailnah', {}, '', grailnahLine.slice(0, plies));
}

export function graalAfter(plies: number): string {
  return positionAfter('graal', {}, graalStart(), graalLine.slice(0, plies));
}

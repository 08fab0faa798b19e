import { encode } from 'uqr';

/** Empty modules around a code, without which cameras do not find it. */
export const quietZone = 4;

export interface QrPicture {
  /** Of one side, the quiet zone included, in modules. */
  size: number;
  /** The dark modules as one path: runs of them along each row. */
  path: string;
}

export function qrPicture(text: string): QrPicture {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const runs = data.flatMap((row, y) => runsOf(row).map(([x, length]) => runAt(x + quietZone, y + quietZone, length)));
  return { size: size + 2 * quietZone, path: runs.join('') };
}

function runAt(x: number, y: number, length: number): string {
  return `M${x} ${y}h${length}v1h-${length}z`;
}

/** Where dark modules begin, and how many follow each other. */
function runsOf(row: readonly boolean[]): readonly (readonly [number, number])[] {
  const runs: [number, number][] = [];
  row.forEach((isDark, x) => {
    const last = runs.at(-1);
    if (!isDark) return;
    if (last && last[0] + last[1] === x) ++last[1];
    else runs.push([x, 1]);
  });
  return runs;
}

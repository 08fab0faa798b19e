import type { Painter } from '../../src/board/painters';
import { rockSymbols } from '../common/paint/rocks';
import { group, svg } from '../common/paint/svg';
import { treeSymbols } from '../common/paint/trees';
import { brook } from './brook';
import { castleColours, castles } from './castles';
import { countryColours, cover, growth, land, softGround } from './country';
import { fieldOf, type Field } from './field';
import { frame, neatLine } from './frame';
import { lines } from './lines';
import { screen, screened } from './screen';
import { crags, woods } from './woods';

function definitions(field: Field): string {
  const [x, y, width, height] = field.box;
  const squares = svg`<rect x="${x}" y="${y}" width="${width}" height="${height}"/>`;
  return (
    `<defs>${countryColours(field)}${castleColours()}<clipPath id="field">${squares}</clipPath>` +
    `${treeSymbols()}${rockSymbols()}</defs>`
  );
}

/** An illuminated map of two kingdoms: the land seen from above, and what stands on it seen from the south. */
const painter: Painter = {
  marks: ['donjon', 'courtyard', 'screen'],
  rim: 27,
  hasLines: true,
  paint(seen) {
    const field = fieldOf(seen);
    const hidden = screened(field, seen.marks);
    const open = { ...field, squares: field.squares.filter((square) => !hidden.has(square)) };
    const standing = [
      ...[...woods(open), ...crags(open)].map((each) => ({ ...each, isGoal: false })),
      ...castles(field, seen.marks).map((each) => ({ ...each, isGoal: true })),
    ];
    standing.sort((a, b) => a.foot - b.foot);
    const veiled = (...parts: readonly string[]): string => group({ class: 'veiled' }, ...parts);
    return [
      definitions(field),
      veiled(
        frame(field),
        land(field),
        growth(field),
        softGround(field),
        cover(field, { fill: 'url(#light)' }),
        neatLine(field),
      ),
      brook(field),
      lines(field),
      ...standing.map(({ isGoal, markup }) => (isGoal ? markup : veiled(markup))),
      screen(field, seen.marks),
      cover(field, { fill: 'url(#grain)' }),
    ].join('');
  },
};

export default painter;

import type { Look } from '../../src/board/figures/look';
import { pedestals } from '../../src/base/content/pedestals';

function star(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: 2 * points }, (_, i) => {
    const radius = i % 2 === 0 ? outer : inner;
    const angle = (i * Math.PI) / points;
    return `${(radius * Math.sin(angle)).toFixed(1)} ${(-radius * Math.cos(angle)).toFixed(1)}`;
  });
  return `M${corners.join('L')}Z`;
}

function foil(lobes: number, radius: number): string {
  const lobe = (radius * Math.sin(Math.PI / lobes) * 1.06).toFixed(1);
  const ends = Array.from({ length: lobes }, (_, i) => {
    const angle = ((2 * i + 1) * Math.PI) / lobes;
    return `${(radius * Math.sin(angle)).toFixed(1)} ${(-radius * Math.cos(angle)).toFixed(1)}`;
  });
  return `M${ends.join(`A${lobe} ${lobe} 0 0 1 `)}A${lobe} ${lobe} 0 0 1 ${ends[0] ?? ''}Z`;
}

const disc = 'M0 -46A46 46 0 0 1 0 46A46 46 0 0 1 0 -46Z';

const look: Look = {
  bases: {
    merlin: { outline: star(12, 49.5, 41.5), ring: disc, inset: 0.79, scale: 0.68, shift: 0 },
    morgane: { outline: foil(8, 42), inset: 0.86, scale: 0.7, shift: 0 },
  },
  pedestals: { merlin: pedestals.star, morgane: pedestals.foil },
  uncovered: ['grail'],
  barriers: ['stairs'],
  fit: { share: 1.04, least: 1, most: 1.4 },
};

export default look;

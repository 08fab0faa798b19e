import type { Look } from '../../src/board/figures/look';
import { pedestals } from '../../src/base/content/pedestals';

/** The armies of the South look to the left from round pedestals, those of the North to the right from square ones. */
const look: Look = {
  stances: [{ pedestal: pedestals.round }, { pedestal: pedestals.square, isMirrored: true }],
  indoors: { donjon: 0.7, courtyard: 0.74 },
};

export default look;

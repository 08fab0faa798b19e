/** Screens on which a table is laid out differently, as media queries; layout.css says how. */

/** Phones held upright: a bar of the table's own is in the place of the header. */
export const phone = '(min-width: 20rem) and (max-width: 41.99rem) and (min-height: 34rem) and (max-aspect-ratio: 1/1)';

/** Phones held sideways, and pages that are zoomed in: the board has the whole height. */
export const short = '(min-width: 34rem) and (max-height: 35rem) and (min-aspect-ratio: 1/1)';

/** Where the moves have no room of their own: all but the tallest of the one and the widest of the other. */
export const low = [
  `${phone} and (max-height: 45.99rem)`,
  `${phone} and (min-aspect-ratio: 1/2)`,
  `${short} and (max-width: 47.99rem)`,
].join(', ');

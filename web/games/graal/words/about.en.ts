import type { About } from '../../../src/features/book/about';

const about: About = {
  origin: `
    *Graal* comes with a French booklet headed *The World of Art*. The game is for two to four players, or two teams of three; a later
    chapter says three to six, in two camps. A game takes 45 minutes on average. The booklet calls it akin to chess, but
    more realistic.

    In the box were a board in four panels to assemble; six armies in pale blue, turquoise, dark blue, white, light
    brown and dark brown; and two cardboard screens on grey plastic feet. Rocks were plain green, forests hatched in
    green.

    The booklet gives no year, author or age, and does not say whether The World of Art is a publisher or a series.
  `,
  lost: `
    The drawings of the board and of an army; the rest of the first variant, which breaks off in mid-sentence just
    where it says what the allies’ armies lack; and any later variants.
  `,
  rebuilt: `
    A board of 16 × 16 squares: some figures may go twelve squares at most and others have no limit, so a side had at
    least fourteen, and perhaps more. The map, the twenty figures of an army, the castle of two squares, and allies
    without a castle or a royal house are ours too.

    The booklet makes a retreat one square in one place and one to three in another: we play one to three, and exactly
    one is an option. Passing, draws and the quiet first turn are ours.
  `,
};

export default about;

import type { About } from '../../../src/features/book/about';

const about: About = {
  origin: `
    *Grailnah* is for two or three players, or four in two teams. We know three booklets:

    - *Het Tintagelle*, in Dutch: © IMOTEP, 2004 edition, ages 8 and over;
    - *La Tintagelle*, in French, version 1.0: © IMOTEP, 2004 edition, ages 8 and over;
    - *The Tintagelle*, in English, rules 1.1, whose opening is missing from our copy.

    None gives a playing time in the text that we have. The French text was put online by the collectors of Escale à jeux.
  `,
  editions: `
    The booklets differ in two rules that matter. In the French booklet, Morgane may be played on any turn; in the Dutch and English ones, only after
    a coloured piece or Merlin. In the French and English ones, she may not send a Knight home as she leaves the Grailnah; the
    Dutch booklet does not say so.

    The French and English booklets ask teams for complete silence; the Dutch one forbids partners to confer.
  `,
  lost: `
    The drawing that the numbers in the text refer to: side gates (1), royal gate (2), magic circle (3), staircase (4).
    With it went the number of rings and squares, the place of the magic circle and of the staircases, and every colour
    but white.
  `,
  rebuilt: `
    Four pieces block three gates, so one gate opens onto two squares. One or two pieces can be sent home, so a square
    holds two. You have eight Knights at most, so four wait beside the board.

    We chose seven rings of twenty squares after trial games: with four or more rings outside the magic circle, at least
    half of the games ran into the turn limit.
  `,
};

export default about;

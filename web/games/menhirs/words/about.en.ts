import type { About } from '../../../src/features/book/about';

const about: About = {
  origin: `
    *Menhirs dans le Brouillard* is a game for two. Its booklet is in Dutch, under a French title. It opens with the
    whole game in four sentences and recommends two things beyond them: a round marker and a score.

    The author speaks up twice. First, the clearing is more fun one turn later than the marker shows, from round 8.
    Second, no win can then score just one point, so the 1 on the score marker may serve as 21, the prize for a win in round 3.

    The text that we have names no author, publisher, year, age or playing time.
  `,
  lost: `
    The three pictures (the set-up, the first mist and the win), the round marker and the score markers. With them
    went the size of the board and the number of tiles.
  `,
  rebuilt: `
    A win before the clearing scores all the mist in play, which is eleven tiles. If you place one tile a turn, four are
    placed, so seven lie on menhirs. If the clearing then starts in round 7, one tile is left for the last turn, and if
    it starts in round 8, two: this fits the author’s remark on the score of 1. With two tiles a turn, three menhirs would
    fit the same numbers: seven is likelier, but not proven.

    Four hexes along each side is our choice from trial games: with three, nearly every slide is a split.
  `,
};

export default about;

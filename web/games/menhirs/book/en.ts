import type { Book } from './chapters';

const book: Book = {
  aim: `Seven standing stones are hidden under mist, and two players slide the same mist over the same forest. Whoever
    makes the slide after which no menhir is under mist wins.`,
  chapters: {
    board: 'The board',
    setup: 'Setting up',
    turns: 'Rounds and turns',
    slides: 'Sliding mist',
    clearing: 'The clearing',
    end: 'The end',
    score: 'Score and match',
    options: 'Options',
    notation: 'Writing it down',
  },
  paragraphs: {
    M1: {
      heading: 'A hexagon of hexes',
      text: `The board is a hexagon made of hexes. A hex has up to six neighbours: north, north-east, south-east,
        south, south-west and north-west. There is no straight east and no straight west.

        To write a game down, columns are lettered from west to east and rows are numbered from south to north; each
        column starts again at 1. So {c3} is the third hex of the third column.`,
      reconstructed: 'The booklet has the hexagon and the six directions. The names of the hexes are ours.',
    },
    M2: {
      heading: 'Menhirs and forest',
      text: `Seven hexes hold a *menhir*, a standing stone. All other hexes are forest. Chance decides anew for every
        game where the menhirs stand.`,
      reconstructed: `The booklet deals menhirs and forest at random. How many menhirs there are was shown in a
        picture that is lost; [M4] tells how seven was found.`,
    },
    M3: {
      heading: 'How large the forest is',
      text: 'The board has three, four or five hexes along a side: 19, 37 or 61 in all. Four along a side is usual.',
      reconstructed: `The booklet gives no size in words. Trial games decided. With three along a side nearly every
        slide is a split, and the mist hardly moves as a whole. With four, whole clusters travel, and an early win is
        possible.`,
    },
    M4: {
      heading: 'Eleven tiles of mist',
      text: `There are eleven tiles of mist: one for each of the seven menhirs, and four that the players place
        themselves ([M7]).`,
      reconstructed: `Nowhere is this number given, but it can be worked out. The score is the mist in play, and a win
        before the clearing scores 11: so there are eleven tiles. Four turns place one tile each; the seven others lie
        on the menhirs.`,
    },
    M5: {
      heading: 'Mist over the stones',
      text: 'Before the first turn every menhir is covered with one tile of mist.',
    },
    M6: {
      heading: 'Twelve rounds',
      text: `A game lasts at most twelve rounds. In each round the first player, {a}, has one turn, then the second
        player, {b}. A turn is named after both: {3a} is the first player’s turn in round 3.

        - In rounds 1 and 2 mist is placed ([M7]).
        - From round 3 on mist slides ([M8]).
        - From round 8 on a turn that has not won also takes a tile away ([M13]).`,
      reconstructed: 'The booklet only recommends its round marker. Here rounds are always counted.',
    },
    M7: {
      heading: 'Placing mist',
      text: `In rounds 1 and 2 a turn places one tile of mist on any hex without mist. The menhirs are all covered by
        then, so the tile goes onto forest.`,
      reconstructed: 'One tile a turn follows from the count in [M4]. That any free hex will do is our ruling.',
    },
    M8: {
      heading: 'Clusters and slides',
      text: `Tiles that touch along an edge form a *cluster*. A loose tile is a cluster too.

        From round 3 on, a turn chooses a part of the mist and one of the six directions, and that part slides one hex
        that way. The mist belongs to nobody: both players may slide all of it. At a table the slide is said aloud
        first; here it is shown before it counts.`,
    },
    M9: {
      heading: 'Whole or split',
      text: `The part that slides is a whole cluster, or a part of a large one. To split a cluster, three things are
        needed:

        - the cluster has at least six tiles;
        - the part that leaves hangs together and has at least three tiles;
        - all that stays behind lies in connected pieces of at least three tiles.

        Sizes count at the moment of parting. Where the part arrives it may well touch the rest again.`,
      reconstructed: 'That sizes count at the moment of parting is how we read the booklet.',
    },
    M10: {
      heading: 'Where mist may land',
      text: `Every tile of the part must land on the board, on a hex without mist. Hexes that the part itself leaves
        count as free. Tiles never lie on top of each other.`,
      reconstructed: `The booklet keeps the mist inside the hexagon. It tells of clusters pushed against each other,
        and never of one on top of another; so tiles do not stack.`,
    },
    M11: {
      heading: 'The mirror rule',
      text: `A slide may not simply undo the one before it. Exactly the tiles that the opponent has just slid may not
        slide straight back, even where they have become part of a larger cluster.

        - A larger part may go back, or a smaller one.
        - In the clearing the mirror is lifted when the opponent ended that same turn by taking a tile out of the part
          just slid. A tile taken elsewhere lifts nothing, not even one of a larger cluster that the part has joined.
        - Only the turn just before counts. After a pass there is no mirror.`,
      reconstructed: 'That a pass ends the mirror is our ruling. All the rest comes from the booklet.',
    },
    M12: {
      heading: 'No stone under mist',
      text: `A slide after which no menhir is under mist wins at once. Nothing is cleared any more. Mist that moves
        from one menhir onto another wins nothing yet: all of them must be bare.`,
    },
    M13: {
      heading: 'The sky clears',
      text: `From turn {8a} on, a turn that has not won ends by taking one tile of mist off the board, turn {12b} too.
        Any tile may go: one of the part just slid, or one that leaves only one or two tiles behind. The sizes of [M9]
        bind slides, not the clearing.

        As an option the clearing begins one turn earlier, at {7b}.`,
      reconstructed: `The round marker in the booklet begins at {7b}. Its author adds that round 8 is more fun, and we
        follow him. That [M9] does not bind the clearing is our ruling.`,
    },
    M14: {
      heading: 'The last stone stays hidden',
      text: `A game is never won by clearing. Where only one menhir is still under mist, the tile on it may not be
        taken. If no tile may be taken, nothing is cleared.`,
      reconstructed: 'The booklet does not say what happens when only that tile is left. We ruled: nothing.',
    },
    M15: {
      heading: 'Passing',
      text: `A player without any slide passes, and in the clearing still takes a tile. As long as there is a slide,
        nobody may pass.`,
      reconstructed: `The booklet does not speak of being stuck. It is rare, and to lose the game for it would be a
        heavy rule to invent.`,
    },
    M16: {
      heading: 'A draw',
      text: 'When turn {12b} ends without a winner, the game is a draw.',
      reconstructed: 'The booklet allows twelve rounds at most. That the game is then a draw follows from it.',
    },
    M17: {
      heading: 'Points',
      text: `The winner scores one point for each tile of mist on the board at the winning slide. Before the clearing
        that is eleven; so it is in the first turn of the clearing, because its slide comes first. Then it is one
        fewer each turn.

        | won in turn | clearing from {8a} | clearing from {7b} |
        | up to {7b} | 11 | 11 |
        | {8a} | 11 | 10 |
        | {8b} | 10 | 9 |
        | {9a} | 9 | 8 |
        | {9b} | 8 | 7 |
        | {10a} | 7 | 6 |
        | {10b} | 6 | 5 |
        | {11a} | 5 | 4 |
        | {11b} | 4 | 3 |
        | {12a} | 3 | 2 |
        | {12b} | 2 | 1 |`,
    },
    M18: {
      heading: 'A very early win',
      text: 'As an option, a win in round 3 scores 21.',
    },
    M19: {
      heading: 'A match',
      text: `A match is a series of games whose scores add up; a draw adds nothing. Lots decide who begins the first
        game. After every game the players change places. A number of games, or a score to reach, is agreed
        beforehand.`,
      reconstructed: `The booklet adds up the scores. The lot, the change of places and the end of a match are our
        rulings.`,
    },
    options: {
      heading: 'What can be chosen',
      text: `The first choice is the usual one.

        | option | choices | rule |
        | {side} | {4}, {3} or {5} hexes along a side | [M3] |
        | {clearing} | begins at {8a} or {7b} | [M13] |
        | {early21} | {off}, or {on}: a win in round 3 scores 21 | [M18] |`,
    },
    positions: {
      heading: 'A position in one line',
      text: `Five fields hold a whole position: {M../.M../..M.M/..M./M.M 1a place - 8a}

        - *Cells*: columns from west to east with {/} between them, each from south to north. {.} is forest, {o} a
          bare menhir, {m} mist on forest, {M} mist on a menhir.
        - *Turn*: {1a} to {12b}.
        - *Phase*: {place}, {slide} or {clear}; {over} after the end.
        - *Mirror*: the slide that [M11] forbids, or {-}.
        - *Clearing*: {8a} or {7b}.`,
    },
    actions: {
      heading: 'Actions',
      text: `| action | written |
        | place mist | {c3} |
        | slide a part | {d1.d2.d3>NE}: its hexes by column and row, then the direction |
        | slide a whole cluster | {d1>NE}: any one of its hexes will do |
        | take a tile in the clearing | {xc3} |
        | pass | {pass} |`,
    },
  },
  captions: {
    board: 'Four hexes along a side, 37 in all: seven menhirs in the forest.',
    deal: 'A new game: every menhir is under mist. The first player may place a tile on any free hex.',
    cluster: 'Two clusters. The one in the west is chosen; all four of its tiles slide together, in any direction.',
    split: 'A cluster of seven. Three tiles are chosen and four stay behind, so this split is allowed.',
    blocked: 'The lower three of six. North is barred by the tiles that stay; to the south the board ends.',
    mirror: 'The three tiles in the east have just slid north-east. They may go anywhere now, but not straight back.',
    clearing: 'Turn 8a is ending. One tile must go; any of the six will do.',
    last: 'Only one menhir is still hidden. Its tile is safe; one of the other four must go.',
    win: 'Three of the six directions win. In the others a stone stays under mist, or another one gets under it.',
  },
};
export default book;

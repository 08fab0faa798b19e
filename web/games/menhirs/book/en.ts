import type { Book } from './chapters';

const book: Book = {
  box: [
    'A hexagonal board of 37 hexes, four along each side',
    '7 menhir tiles',
    '30 forest tiles',
    '11 mist tiles',
    'A round marker for twelve rounds',
    'Score markers',
  ],
  facts: ['For two players', 'At most twelve rounds, with one turn for each of you'],
  sentences: [
    `Spread seven menhirs and thirty forest tiles over the board at random and cover each menhir with a mist tile.`,
    `In rounds 1 and 2, take turns placing the four mist tiles that are left, one at a time, on hexes without mist.`,
    `From round 3, slide one cluster of mist one hex on your turn – a cluster of six or more may be split into parts of
      at least three – and from round 8 also lift one mist tile off the board.`,
    `If your slide leaves no menhir in the mist, you win.`,
  ],
  chapters: {
    aim: 'The aim',
    setup: 'Set-up',
    turn: 'Rounds and turns',
    moving: 'Moving the mist',
    clearing: 'The clearing',
    end: 'The end of the game',
    score: 'Scoring',
    example: 'An example turn',
    notation: 'Notation',
  },
  paragraphs: {
    aim: {
      heading: 'One mist for two',
      text: `Seven menhirs are hidden in the mist, and you both move the same mist. If your slide leaves no menhir in
        the mist, you win.

        Freeing one menhir, or even six, earns you nothing yet: only the last slide counts. So ask yourself two
        questions on every turn. Can you free every menhir that is still hidden? And if you cannot, what will your
        opponent be able to free next?`,
    },
    board: {
      heading: 'The board',
      text: `The board is a large hexagon made of hexes: four along each side, 37 in all. A hex has up to six
        neighbours: above and below it, and to the upper right, lower right, lower left and upper left. Mist never moves
        straight to the left or right.`,
      reconstructed: `The hexagon and the six directions come from the booklet. It gives no size in words, and its
        pictures are lost: four hexes a side is our choice from trial games. With three, nearly every slide is a split
        and the mist seldom moves as a whole. With four, whole clusters travel, and an early win is possible.`,
    },
    tiles: {
      heading: 'Menhirs and forest',
      text: `Mix the seven menhirs with the thirty forest tiles and lay one tile on every hex. The forest is different
        in every game.`,
      reconstructed: `The booklet has the tiles laid at random but does not say how many there are. Eleven mist tiles follow
        from its score: a win before the clearing scores all the mist in play, and that is eleven points. If you place
        one tile a turn in rounds 1 and 2, four are placed and seven lie on menhirs. With two tiles a turn, three
        menhirs would fit the same numbers. Seven is likelier, but not proven.`,
    },
    cover: {
      heading: 'Mist over the menhirs',
      text: `Cover each menhir with a mist tile and keep the other four mist tiles at hand. Draw lots to decide who begins.`,
      reconstructed: 'The booklet does not say who begins. Drawing lots is our decision.',
    },
    rounds: {
      heading: 'Twelve rounds',
      text: `A game has at most twelve rounds. In every round each of you has one turn, always in the same order.

        | Round | On your turn |
        | 1 and 2 | Place one mist tile. |
        | 3 to 7 | Slide mist. |
        | 8 to 12 | Slide mist. If that does not win, lift one mist tile off the board. |`,
      reconstructed: `The booklet recommends the round marker but does not insist on it. We treat the game with the
        marker as the usual one.`,
    },
    placing: {
      heading: 'Placing mist',
      text: `In rounds 1 and 2, place one mist tile on any hex without mist. The menhirs are all covered by then, so
        your tile goes onto forest. After round 2 all eleven mist tiles are on the board.`,
      reconstructed: `The booklet has you take turns. One tile a turn follows from the number of tiles; that you may
        choose any hex without mist is our decision.`,
    },
    cluster: {
      heading: 'Clusters',
      text: `Mist tiles that touch along an edge form a *cluster*; a single tile is a cluster too. From round 3, choose
        any cluster on your turn and slide all of it one hex in one of the six directions.

        At a table, say aloud what you are going to do before you touch the mist. In the app, the board shows the tiles
        that you have chosen before they slide.`,
    },
    split: {
      heading: 'Splitting a cluster',
      text: `A cluster of five tiles or fewer always slides whole. From a cluster of six or more you may split off a
        part and slide only that, if two things are true:

        - The part that you slide is connected and has at least three tiles.
        - What stays behind lies in connected parts of at least three tiles each.

        Count before you slide: afterwards the parts may touch again.`,
      reconstructed: `The booklet asks for at least three tiles in every part that results. As we read it, you count them at the
        moment of the split.`,
    },
    room: {
      heading: 'Where mist may land',
      text: `Every tile that slides must stay on the board. It must land on a hex without mist, or on one that the
        sliding tiles themselves leave. Tiles never stack.

        Forest or menhir makes no difference: you may cover a free menhir again.`,
      reconstructed: `The booklet keeps the mist on the hexagon. It speaks of clusters pushed up against each other,
        never of one on top of another; that tiles do not stack is our decision.`,
    },
    mirror: {
      heading: 'The mirror rule',
      text: `You may not take exactly the tiles that your opponent has just slid and slide them straight back, even if
        they have joined a larger cluster.

        - You may slide back a larger part or a smaller one, as long as you keep to the rule for splitting.
        - In the clearing, the ban is off if your opponent ended the turn by lifting one of the tiles just slid. A
          tile lifted elsewhere changes nothing, even if it comes from a larger cluster that those tiles have joined.
        - What you lift yourself does not matter. You may not slide the tiles straight back, even if you mean to lift
          one of them afterwards.
        - Only the turn just before yours counts. If your opponent passed, nothing is forbidden.`,
      reconstructed: 'That a pass ends the ban is our decision. The rest comes from the booklet.',
    },
    lifting: {
      heading: 'Lifting mist',
      text: `*The clearing* starts in round 8: the mist begins to lift. From now on, if your slide has not won, end your
        turn by lifting one mist tile off the board. This goes on up to and including the very last turn.

        Take any tile: one that hides a menhir (but not the last one in the mist), one that you have just slid, or one
        that leaves only one or two tiles of a cluster behind. The minimum of three applies to splitting only.`,
      reconstructed: `On the booklet’s round marker the clearing starts one turn earlier, with the second player in
        round 7. A note by the author says that round 8 is more fun, and we follow it. That you may leave fewer than
        three tiles behind is our decision.`,
    },
    last: {
      heading: 'The last menhir',
      text: `You win by sliding, never by lifting. If only one menhir is left in the mist, the tile on it must stay:
        lift another one. If there is no other, lift nothing.`,
      reconstructed: `The booklet says that freeing the last menhir by lifting its tile would be too easy. It does not
        say what to do when that tile is the only one on the board. We decided: nothing.`,
    },
    win: {
      heading: 'The winning slide',
      text: `You win the moment your slide leaves no menhir in the mist, and you lift nothing after that. If mist slides
        from one menhir onto another, you have not won yet: all seven must be free at once.`,
    },
    stuck: {
      heading: 'No slide left',
      text: `As long as you have a slide, you must make one, even if you would rather not. If the rules leave you none,
        you pass; in the clearing you still lift a tile.`,
      reconstructed: `The booklet says nothing about being stuck. It is rare, and losing the game for it seemed too harsh
        a rule to invent: so you pass.`,
    },
    draw: {
      heading: 'A draw',
      text: 'Twelve rounds without a winner: the game is a draw. Without the round marker there are fifty.',
      reconstructed: `With the round marker, the booklet allows twelve rounds at most. The draw follows from that.
        Without it, the fifty rounds are our decision.`,
    },
    points: {
      heading: 'Points',
      text: `A win scores one point for each mist tile on the board at that moment. That is eleven up to and including
        the first turn of round 8, because you slide before you lift; then it is one fewer each turn.

        | You win in round | if you began | if your opponent began |
        | 3 to 7 | 11 | 11 |
        | 8 | 11 | 10 |
        | 9 | 9 | 8 |
        | 10 | 7 | 6 |
        | 11 | 5 | 4 |
        | 12 | 3 | 2 |`,
    },
    early: {
      heading: 'A very early win',
      text: `A variant from the booklet: a win in round 3, the first in which mist slides, scores 21 points instead of
        11.`,
    },
    match: {
      heading: 'Several games',
      text: `Add up your points over several games; a draw scores nothing. Agree beforehand on a number of games or on a
        total to reach. After every game, swap who begins.`,
      reconstructed: `The booklet adds up the points. Swapping who begins, no points for a draw and the end of a match
        are our decisions.`,
    },
    slip: {
      heading: 'Bo slides and lifts',
      text: `Round 8. Ten mist tiles are on the board, and three menhirs are hidden. Bo slides up the three tiles on the
        left: one menhir comes free, and the last two lie under the column of six. The slide has not won, so Bo must
        lift a tile, and takes the single one on the right.`,
    },
    answer: {
      heading: 'Ada splits and wins',
      text: `Ada may not slide Bo’s three tiles straight back. Slid whole, the column would still hide a menhir. But it
        has six tiles, so Ada splits off the upper three and slides them to the upper right. No menhir is hidden any more, and
        nine mist tiles are on the board: Ada wins nine points.

        Bo lifted the wrong tile. Without the lowest tile of the column, five would have been left: too few to split,
        and Ada could not have won on this turn.`,
    },
    coordinates: {
      heading: 'Hexes, turns and directions',
      text: `The columns have letters from west to east. The hexes of a column have numbers from south to north, and
        each column starts again at 1: {c3} is the third hex of the third column.

        A turn is named after its round and its player. The one who begins is {a}, the one who follows {b}: the first
        turn of round 3 is {3a}. The directions are {N}, {NE}, {SE}, {S}, {SW} and {NW}.`,
      reconstructed: 'The booklet has the six directions. The names of hexes and turns are ours.',
    },
    moves: {
      heading: 'Moves',
      text: `| Move | Written |
        | Place a mist tile | {c3} |
        | Slide a part | {d1.d2.d3>NE}: its hexes by column and row, then the direction |
        | Slide a whole cluster | {d1>NE}: any one of its hexes will do |
        | Lift a mist tile | {xc3} |
        | Pass | {pass} |`,
    },
    positions: {
      heading: 'A position in one line',
      text: `Five fields hold a whole position: {M../.M../..M.M/..M./M.M 1a place - 8a}

        - *Hexes*: the columns from west to east with {/} between them, each from south to north. {.} is forest, {o} a
          free menhir, {m} mist on forest, {M} mist on a menhir.
        - *Turn*: {1a} to {12b}, or to {50b} without the round marker.
        - *Phase*: {place}, {slide} or {clear}; {over} after the end.
        - *Mirror rule*: the slide that it forbids, or {-}.
        - *Clearing*: the turn in which it starts, {8a} or {7b}; without the round marker {never}.`,
    },
  },
  captions: {
    layout: 'Seven menhirs and thirty forest tiles, laid out at random.',
    deal: 'Ready to play: a mist tile covers each menhir.',
    cluster: 'The cluster on the left is chosen: its four tiles slide together.',
    split: 'A cluster of seven: three tiles slide and four stay behind, so this split is allowed.',
    room: 'The lower three can only go to the upper right or upper left: mist or the edge bars every other direction.',
    mirror: 'The three tiles on the right have just slid to the upper right: they may go any way but straight back.',
    lifting: 'Two menhirs are hidden: you may lift any of the six tiles.',
    last: 'Only one menhir is left in the mist: its tile must stay, so lift one of the other four.',
    win: 'Three of the six directions free every menhir.',
    west: 'Bo chooses the three tiles on the left, to slide them up.',
    lift: 'One menhir has come free; now Bo must lift a tile.',
    column: 'Ada leaves the lower three of the column behind and chooses the upper three.',
    free: 'The upper three have slid to the upper right, and all seven menhirs are free.',
  },
  questions: [
    {
      question: 'May mist slide from one menhir onto another?',
      answer: 'Yes. But to win, all the menhirs must be free.',
      rules: ['M10', 'M12'],
    },
    {
      question: 'May I cover a free menhir again?',
      answer: 'Yes. Sometimes that is just what keeps your opponent from winning.',
      rules: ['M10'],
    },
    {
      question: 'May the parts of a split cluster touch again after the slide?',
      answer: 'Yes. Their sizes count before the slide. If they touch afterwards, they are one cluster again.',
      rules: ['M9'],
    },
    {
      question: 'May I slide my opponent’s tiles straight back if I lift one of them afterwards?',
      answer: 'No. The ban is off only if your opponent has lifted one of them. What you lift later does not count.',
      rules: ['M11'],
    },
    {
      question: 'Does the mirror rule hold after a pass?',
      answer: 'No. Only the turn just before yours counts, and on that turn nothing was slid.',
      rules: ['M11'],
    },
    {
      question: 'May I lift a tile that hides a menhir?',
      answer: 'Yes, unless it hides the last one. You cannot win by lifting.',
      rules: ['M13', 'M14'],
    },
    {
      question: 'May the clearing start earlier?',
      answer: `Yes. On the round marker it starts with the second player in round 7. The author has found that round 8
        is more fun.`,
      rules: ['M13'],
    },
    {
      question: 'Can we play without the round marker?',
      answer: `Yes, the booklet only recommends it. Nothing is lifted then, so every win scores eleven, unless you have
        agreed on 21 for round 3. We decided that round 50 is the last. In the app, set “The clearing starts” to *never*.`,
      rules: ['M13', 'M16', 'M17'],
    },
    {
      question: 'What is the 1 on the score marker for?',
      answer: `For a win on the very last turn, if the clearing starts in round 7. If it starts in round 8, every win
        scores at least two, and the 1 is left over. It may then serve as 21, the author says: the prize for a win in
        round 3.`,
      rules: ['M17', 'M18'],
    },
    {
      question: 'Can we play with fewer menhirs, or with more?',
      answer: `Yes, at a table: take three to nine menhirs, and always four more mist tiles than menhirs. A win still scores
        the mist on the board. This is our own rule; the app always deals seven.`,
      rules: ['M2', 'M17'],
    },
  ],
  variants: {
    side: `Three hexes a side make 19 in all, four make 37 and five make 61. The number of menhirs and mist tiles stays the same. On the smallest board nearly every slide is a split.`,
    clearing: `If the clearing starts in round 7, every win from round 8 on scores one point fewer, down to a single
      point on the very last turn. If it never starts, you play without the round marker: nothing is lifted, round 50 is
      the last, and every win scores eleven, unless you have agreed on 21 for round 3.`,
    early21: `Round 3 is the first in which mist slides, so this is the prize for winning at the first opportunity. It
      does not matter when the clearing starts.`,
  },
  sample: {
    title: 'The wrong tile',
    introduction: `Two computer players played this game. We call them Oak and Holly; Oak begins. Watch how part of a
      cluster may go back in spite of the mirror rule, and how a single tile decides the game.`,
    comments: {
      0: 'Six menhirs stand close together on the right. The seventh stands alone on the left.',
      4: `Eleven mist tiles are on the board. Three of the four new ones have gone to the menhir on the left; Holly’s last
        one lies alone at the bottom.`,
      5: 'Oak slides the column on the left to the lower right. Its menhir is free: six to go.',
      6: 'Holly slides the single tile up. It joins the cluster on the right, which now has seven tiles.',
      7: `Oak slides all seven down. Three menhirs come free, and the last three lie under this one cluster. The mirror
        rule keeps Holly from sliding the seven straight back.`,
      8: 'But three of the seven may go back: a smaller part is allowed. Holly splits them off and slides them up.',
      9: 'Oak slides the other four to the upper right. They join Holly’s three, and the cluster has seven tiles again.',
      10: `Exactly these four may not go straight back, although they belong to a larger cluster now. So Holly splits
        off only three of them and slides those back.`,
      11: `Oak splits off four tiles and slides them to the upper left. One menhir comes free, two are in the mist again: five
        to go.`,
      12: 'Holly slides the seven on the right down. Three menhirs come free, one is in the mist again: three to go.',
      13: 'A quiet slide: Oak splits off three tiles. Nothing comes free, and nothing is covered again.',
      14: 'Holly slides the seven to the lower left: still three to go. From the next turn on, they both lift tiles as well.',
      15: `Round 8. Oak slides the seven up. All three hidden menhirs lie under this cluster, and nothing bars its
        way to the upper left: that slide would free all three. Oak must lift a tile now. Which one would you take?`,
      16: `Oak lifts the wrong tile, and that loses. Only one lift would have saved the draw: the tile in the middle
        of the cluster. Lift it, and two clusters are left with one menhir each; no single slide frees both.`,
      17: `Holly splits off three tiles and slides them to the upper left. No menhir is left in the mist, and ten mist tiles
        are on the board: Holly wins ten points.`,
    },
    conclusion: `Before you lift a tile, look at each cluster that hides one of the last menhirs. Can it slide off them,
      whole or in part? If one cluster hides them all, tear it apart.`,
  },
  summary: `*Aim.* If your slide leaves no menhir in the mist, you win.

    *Set-up.* Lay 7 menhirs at random among {side=4: 30}{side=3: 12}{side=5: 54} forest hexes. Cover each menhir with a mist tile and keep 4 mist tiles
    at hand. Draw lots to decide who begins, and swap after every game.

    | Round | On your turn |
    | 1 and 2 | Place one mist tile on any hex without mist. |
    | 3 to {clearing=8a,7b: 7}{clearing=never: 50} | Slide mist.{clearing=7b:  In round 7 the second player then lifts one mist tile.} |
    {clearing=8a,7b: | 8 to 12 | Slide mist. If that does not win, lift one mist tile. |}

    *Sliding*

    - Tiles that touch along an edge form a cluster; a single tile is one too.
    - Slide one whole cluster one hex in one of the six directions.
    - Six tiles or more: you may slide a connected part of at least three. What stays must lie in connected parts of at
      least three. Count before you slide.
    - Every tile lands on the board, on a hex without mist or one that the sliding tiles leave. Tiles never stack.
    - Mirror rule: if your opponent has just slid some tiles, you may not slide exactly those straight back. A larger or
      smaller part may go back. {clearing=8a,7b: The ban is off if your opponent lifted one of them on that turn.}
    - You must slide if you can. If you cannot, pass{clearing=8a: ; from round 8, still lift a tile}{clearing=7b: ; from the second turn of round 7, still lift a tile}.

    *Lifting*

    - {clearing=8a,7b: Lift any tile but the one that hides the last menhir. If there is no other, lift nothing.}{clearing=never: Without the round marker nothing is lifted.}

    *End.* If your slide wins, the game is over at once. {clearing=8a,7b: Nothing more is lifted. Twelve}{clearing=never: Fifty} rounds without a winner: a draw.

    *Score.* One point for each mist tile on the board when you win:

    | Round | {clearing=8a,7b: 3–7 | 8 | 9 | 10 | 11 | 12}{clearing=never: 3–50} |
    | if you began | 11{early21=on:  (in round 3: 21)}{clearing=8a:  | 11 | 9 | 7 | 5 | 3}{clearing=7b:  | 10 | 8 | 6 | 4 | 2} |
    | if your opponent began | 11{early21=on:  (in round 3: 21)}{clearing=8a:  | 10 | 8 | 6 | 4 | 2}{clearing=7b:  | 9 | 7 | 5 | 3 | 1} |

    *Variants.* {clearing=8a: You may let the clearing start with the second player in round 7: from round 8, a win then
    scores one point fewer.}{clearing=7b: You may let the clearing start in round 8: from then on, a win scores one point
    more.} {clearing=8a,7b: You may play without the round marker: then nothing is lifted, and round 50 is the
    last.}{clearing=never: You may play with the round marker: then there are twelve rounds, and you lift a tile from round 8 on.}
    You may let a win in round 3 score {early21=off: 21}{early21=on: 11}.`,
};
export default book;

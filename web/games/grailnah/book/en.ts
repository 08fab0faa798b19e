import type { Book } from './chapters';

const book: Book = {
  facts: [
    'For two or three players, or four in two teams',
    'For ages 8 and over, according to the Dutch and French booklets',
  ],
  sentences: [
    `You each have a castle with a King, a Queen and four Knights; Merlin and Morgane stand on the Grailnah, the
      square with the cross in the middle.`,
    `On your turn make one move: a Knight rides one square forward or any distance along its ring, a King or Queen
      steps one square any way but never into the magic circle, or you play Merlin or Morgane, who belong to nobody
      and send home the pieces where they stop.`,
    `Two pieces of different players on one square lock each other; King and Queen together in another castle bring
      you extra Knights; four of your pieces on the gates of a castle put its player out.`,
    'Reach the Grailnah with a Knight and you win; four players form two silent teams.',
  ],
  box: [
    'A round board: seven rings of twenty squares around the Grailnah square, which is marked with a cross',
    'Four castles',
    'A King, a Queen and eight Knights in each of four colours: white, blue, red and green',
    'Merlin and Morgane',
  ],
  chapters: {
    aim: 'Aim of the game',
    board: 'The board',
    setup: 'Set-up',
    turn: 'Your turn',
    knights: 'The Knights',
    royals: 'King and Queen',
    merlin: 'Merlin',
    morgane: 'Morgane',
    extraKnights: 'Extra Knights',
    disqualification: 'Disqualification',
    end: 'End of the game',
    example: 'An example turn',
    notation: 'Notation',
  },
  paragraphs: {
    goal: {
      heading: 'The first Knight wins',
      text: `Your Knights set out from your castle for the Grailnah, the square with the cross in the middle of the
        board. Move one of them onto it and you win at once, even if Merlin or Morgane stands there.`,
      reconstructed: `The booklets make the Grailnah the goal and name no exception. So we decided that Merlin and
        Morgane do not guard the square itself.`,
    },
    rings: {
      heading: 'Rings and the magic circle',
      text: `Seven rings of twenty squares lie around the Grailnah. Pieces move

        - *forward*: one ring nearer to the centre, and from the innermost ring onto the Grailnah;
        - *backward*: one ring further out;
        - *sideways*: along the ring, to the left or to the right (a ring has no end);
        - *diagonally*: one ring in or out and one square sideways, both at once.

        The *magic circle* runs between the third ring from the outside and the fourth. The four inner rings and the
        Grailnah lie inside it, the three outer rings outside.`,
      reconstructed: `The booklets speak of circles, a centre square and the magic circle. The drawing that showed how
        many circles there are, and where, is lost. We decided on seven rings, twenty squares and the place of the magic
        circle after trial games: with four or more rings outside it, at least half of the games ran into the turn
        limit.`,
    },
    gates: {
      heading: 'Castles and their gates',
      text: `Castles stand on the outer ring, and each takes up two squares. There are four places for them, a quarter
        turn apart. A castle has three gates:

        - two *side gates*, left and right, each opening onto the next square of the outer ring;
        - the *royal gate* in front. It is as wide as the castle and opens onto two squares of the second ring.

        These four squares are the *gate squares* of the castle. Where no castle is set up, the outer ring has
        ordinary squares.`,
      reconstructed: `The three gates come from the booklets. It takes four pieces to block them, so one gate must open
        onto two squares. That it is the royal gate is our decision. So are the places and the width of the castles, and the ordinary squares where none stands.`,
    },
    castles: {
      heading: 'Drawing lots for the castles',
      text: `Set up one castle for each player. To draw lots for them, hide Knights of different colours in your hands and let the others choose.

        - *Two players:* White at the top, Blue at the bottom.
        - *Three players:* White in the middle castle, at the top; Blue on the right and Red on the left.
        - *Four players:* White at the top, Blue on the right, Red at the bottom, Green on the left. Partners sit
          opposite each other: White and Red against Blue and Green. Keep complete silence: not a word and not a sign
          to your partner until the game is over.`,
      reconstructed: `Drawing lots and White in the middle castle come from the booklets, which name no other colour.
        Blue, red and green, the other places, and partners opposite each other are our decisions.`,
      editions: `In the English and French booklets the number of players is also the number of castles; in the Dutch
        one each player takes a castle, which comes to the same thing. The Dutch booklet forbids partners to confer; the
        other two ask for complete silence.`,
    },
    pieces: {
      heading: 'Everyone at home',
      text: `Put the King, the Queen and four Knights of each colour in their castle. The other four Knights wait beside
        the board. Merlin and Morgane stand together on the Grailnah.`,
      reconstructed: `The booklets do not count the Knights in the box. You may get four extra ones and never have
        more than eight on the board: so four must be waiting.`,
    },
    oneMove: {
      heading: 'One move',
      text: `White begins, and the turn passes clockwise. On your turn make exactly one move. Choose one of these:

        - one of your Knights;
        - your King or your Queen;
        - Merlin or Morgane, if you may play them.

        A move must end on a different square from the one where it began. If you have no move at all, you pass; as long
        as you have one, you may not. In the rules for playing Merlin and Morgane, a pass counts as a move with a coloured piece.`,
      reconstructed: `The booklets mention neither passing nor riding all the way round a ring and back to the same
        square. Both rules are ours.`,
      editions: `In the English and French booklets play goes clockwise. In the Dutch one the sentence breaks off
        before it
        gets that far.`,
    },
    leaving: {
      heading: 'Out by a side gate',
      text: `A Knight leaves a castle by a side gate, left or right, and stops on the gate square. That is its whole
        move.`,
      reconstructed: `The booklets send the Knights out by the side gates. That they stop there is our decision; as an
        option they may ride on.`,
    },
    riding: {
      heading: 'How a Knight rides',
      text: `A Knight rides one square forward, or to either side along its ring, as far as you like. It never goes
        backward or diagonally, and never into a castle.

        A Knight does not jump. It may not pass over another piece (Merlin and Morgane are pieces too), a staircase or
        a castle, and it may not stop on a staircase.`,
      reconstructed: `That no Knight enters a castle is our decision. That none stops on a staircase follows from the
        booklets: staircases are for King and Queen alone.`,
    },
    locks: {
      heading: 'Locked',
      text: `Your Knight, King or Queen may stop on a square with exactly one piece of another player. Then both pieces
        are *locked*: neither can move until Merlin or Morgane sends them home, or one of the two leaves the board
        because its player is out of the game. Your partner is another player too, so your pieces and your partner’s
        lock each other.

        You may not stop on a square with a piece of your own, with two pieces, or with Merlin or Morgane. Only the
        Grailnah is different: your Knight may move onto it no matter who stands there. Inside a castle there is room
        for any number of pieces, and none of them is locked.`,
      reconstructed: `The booklets say that two pieces of different players on one square cannot move. In them one
        piece or two can be sent home from a square, so a square holds two. Where you may not stop is our decision.`,
    },
    walking: {
      heading: 'One step in any direction',
      text: `King and Queen leave a castle by the royal gate, onto one of the two squares in front of it. After that,
        each move is a single step in any direction, diagonally too. The magic circle is closed to both.

        They may go into any castle, your own or another, but only by the royal gate, from one of the two squares in
        front of it.`,
      reconstructed: `The booklets only tell you how King and Queen come out of a castle. We conclude that they go in by the same
        gate.`,
    },
    staircases: {
      heading: 'The underground staircases',
      text: `Four staircases lie on the third ring, midway between the places of the castles. Only a King or a Queen
        may stop on one, and only one piece at a time, whatever its colour. There your piece is safe: it cannot be
        locked or sent home.

        From a staircase your King or Queen may go underground to any other free staircase, which is one move, or step
        off as usual.`,
      reconstructed: `In the booklets King and Queen are safe on the staircase, and the two are never on it together. How many staircases
        there are, where they lie, and that there is never room for a second piece of any colour are our decisions.`,
    },
    playingMerlin: {
      heading: 'When you may play Merlin',
      text: `Merlin belongs to nobody. On your turn you may play him instead of one of your pieces, if the move just
        before yours was made with a coloured piece (a Knight, King or Queen) or with Morgane. So he never makes the first move of the game and
        is never played twice in a row.

        Have you played Merlin on each of your last three turns? Then play something else now.`,
      reconstructed: `The booklets stop a player after three Merlin moves running, which can be read in two
        ways. We count your turns; as an option, Merlin’s own moves are counted.`,
      editions: `The Dutch and French booklets conclude that Merlin is never played twice in succession. In the
        English one two sentences have run together; we read it like the others.`,
    },
    merlinMoves: {
      heading: 'How Merlin moves',
      text: `Merlin goes as many squares as you like in a straight line: forward, backward, or sideways along his ring.
        From the Grailnah he may set out in any direction. He may not pass over a piece (Morgane is one too), a castle
        or a staircase, and he may not stop in a castle or on a staircase.

        As long as he is inside the magic circle, he may stop on the Grailnah again, but not pass over it. Once he is
        outside, he may not cross the magic circle inward: he is out for good.`,
      reconstructed: `The booklets forbid Morgane to return to the Grailnah, but not Merlin; so he may. That he does
        not pass over it is our decision.`,
    },
    merlinSendsHome: {
      heading: 'Merlin sends home',
      text: `Each Knight, King or Queen on the square where Merlin stops goes back into the castle of its own colour.
        That goes for your own pieces too. If Morgane stands there, she goes back to the Grailnah. On the Grailnah
        itself he sends nobody away.`,
      reconstructed: 'That Merlin sends nobody away from the Grailnah is our decision.',
      editions: `The Dutch and French booklets speak of one or two pieces, both for Merlin and for Morgane; the
        English one does so for Morgane alone.`,
    },
    playingMorgane: {
      heading: 'When you may play Morgane',
      text: `Morgane belongs to nobody either. On your turn you may play her instead of one of your pieces, if the
        move just before yours was made with a coloured piece or with Merlin. So she never makes the first move of the
        game and is never played twice in a row.`,
      editions: `This is the rule of the Dutch and English booklets; the Dutch one adds that she is never played
        twice in succession. The French one has no such rule: Morgane may be played on any turn.`,
    },
    morganeMoves: {
      heading: 'How Morgane moves',
      text: `Morgane guards the inside of the magic circle. She goes one square forward, backward or sideways, and
        from the Grailnah onto any square of the innermost ring. She never leaves the magic circle. Once she has left
        the Grailnah, she may not go back there by herself: only Merlin can send her back.`,
      reconstructed: `The booklets call her the guardian of the inside of the magic circle. That she never leaves it
        is our decision.`,
    },
    price: {
      heading: 'Morgane’s price',
      text: `When Morgane leaves the Grailnah, it costs you nothing. For any other move of hers you first sacrifice one
        of your Knights: take it off the board, then move her. Any Knight will do, even one in a castle or on the very
        square she goes to, unless it is locked.

        A sacrificed Knight waits beside the board, and can come back as an extra Knight.`,
      reconstructed: `The booklets make only one exception: a locked Knight cannot be sacrificed. That you may sacrifice a
        Knight in a castle or on the square she goes to, and that you do so before she moves, are our decisions.`,
    },
    morganeSendsHome: {
      heading: 'Morgane sends home',
      text: `Each Knight on the square where Morgane stops goes home, your own too. If Merlin stands there, he goes
        back to the Grailnah. But under the English and French booklets she may not stop on a square with a Knight as she leaves
        the Grailnah.`,
      editions: `The English and French booklets spare Knights as Morgane leaves the Grailnah. The Dutch one does
        not mention it; by that booklet she may send a Knight home even then.`,
    },
    meeting: {
      heading: 'King and Queen together',
      text: `Bring your King and your Queen together in another castle and you get extra Knights there: four, or as
        many as wait beside the board if there are fewer. You never have more than eight on the board.

        *Another* castle is any castle but the one where the two were last together. At the beginning that is your own:
        going out and straight back in brings you nothing. If they then meet in the blue castle, you get your Knights,
        and from then on it is the blue castle that brings nothing. Your own castle counts again. A meeting counts as
        the last one even if no Knight is waiting.

        You get the Knights when your King or Queen *moves* into the castle where the other one is. How the other one
        got there does not matter. Being sent home brings no Knights.`,
      reconstructed: `The booklets ask for another castle, without saying which one it must differ from. If King or Queen could
        step out and in again for four Knights, the long walk would be pointless; so we decided: any castle but the last one.
        The rules on being sent home, on how the other one got there and on a meeting without waiting Knights are ours
        too.`,
      editions: `The Dutch and French booklets want King and Queen to move. The English one first says King or
        Queen, then insists on both. As we read it, both must end up there, and the second to arrive brings the Knights.`,
    },
    newKnights: {
      heading: 'Where the new Knights start',
      text: `The new Knights start from the castle where you got them and leave it by its side gates. If they are sent
        home, they go to your own castle. You may fetch Knights as often as you like.`,
    },
    blocked: {
      heading: 'All gates blocked',
      text: `If pieces of a single other colour stand on all four gate squares of your castle, you are *disqualified*
        and out of the game. Knights, King and Queen all count, your partner’s too, and it does not matter whose move it
        was. All your pieces leave the board. Your castle stays where it is, and the others may still use it.

        One move can put several players out at once. If the same move brings a Knight to the Grailnah, its player
        wins all the same.`,
      reconstructed: `Three gates blocked by four pieces of one colour: that comes from the booklets. That your
        partner’s pieces count, that the castle stays, and what comes first when several things happen in one move are
        our decisions.`,
    },
    winning: {
      heading: 'Who wins',
      text: `You win when one of your Knights reaches the Grailnah, or when all your opponents are disqualified. A team
        wins as soon as one of the two does. If your partner is disqualified, you play on alone, and your partner’s turns are
        skipped.`,
      reconstructed: `That the last one left wins follows from disqualification. How a team goes on with one player is
        our decision.`,
    },
    draw: {
      heading: 'A draw',
      text: `The game is a draw when the same position occurs for the third time, or after 400 turns. It is the same
        position only if the same player is to move, Merlin and Morgane may be played on the same terms, and every
        player’s King and Queen last met in the same castle as before. Passes count as turns, skipped turns do not. A
        win on the last turn is still a win.`,
      reconstructed: `The booklets do not mention a draw. It is our decision, because a game could otherwise go round
        in circles for ever.`,
    },
    rescue: {
      heading: 'Morgane to the rescue',
      text: `You are White, and it is your turn. A blue Knight stands on the innermost ring: on its next move it will
        reach the Grailnah. Your own Knight is one ring behind and needs two moves.

        How can you stop Blue? Not with Merlin: he is outside the magic circle and may not go in. Not with a lock: you
        have no Knight on the innermost ring. But Morgane stands right beside the blue Knight.`,
    },
    squares: {
      heading: 'Naming the squares',
      text: `To write a game down, name each square by a letter and a number. The letter is the ring, from {A} outside
        to {G} inside; the number counts the squares of the ring clockwise from 1 to 20, beginning at the northern
        castle. The Grailnah is {*}. Each castle has the letter of its place: {N}, {E}, {S}, {W}.

        | castle | covers | gate squares |
        | {N} | {A1}, {A2} | {A20}, {A3}, {B1}, {B2} |
        | {E} | {A6}, {A7} | {A5}, {A8}, {B6}, {B7} |
        | {S} | {A11}, {A12} | {A10}, {A13}, {B11}, {B12} |
        | {W} | {A16}, {A17} | {A15}, {A18}, {B16}, {B17} |

        The staircases are {C4}, {C9}, {C14} and {C19}.

        Other boards are described by their rings, the squares of a ring, the first ring inside the magic circle, and
        the place of the staircases. The number of squares in a ring is a multiple of four and at least 16; staircases
        lie outside the magic circle.`,
    },
    moves: {
      heading: 'Writing down a move',
      text: `{K} is a King, {Q} a Queen, {n} a Knight, {M} Merlin, {F} Morgane (the fay).

        | move | written |
        | a Knight leaves the northern castle | {n:N-A20} |
        | a Knight moves, or reaches the Grailnah | {n:A3-B3}, {n:G7-*} |
        | a King enters the northern castle | {K:B1-N} |
        | a Queen goes from staircase to staircase | {Q:C4-C19} |
        | Merlin | {M:*-F7} |
        | Morgane leaves the Grailnah | {F:*-G2} |
        | Morgane moves; the Knight on {A5}, or one in the northern castle, is sacrificed | {F:G2-G3!A5}, {F:G2-G3!N} |
        | a pass | {pass} |
        | swapping sides | {swap} |`,
    },
    positions: {
      heading: 'A position in one line',
      text: `A position is one line with five parts: {N:K@B11,Q@S,n@C5,n@F7/S:K@C19,Q@S,n@C8 M@D8,F@G2 N30 -;10;NS
        en1.1}

        - *The colours,* in the order {N} {E} {S} {W}, with {/} between them: King, Queen, then the Knights, first
          those in castles, then by ring and number. A disqualified player is {W:-}.
        - *Merlin and Morgane.*
        - *The turn:* who is to move, and how many turns have been played. After the end {=N}, for a team {=NS}, for a
          draw {==}.
        - *What carries over:* the kind of the last move ({M}, {F}, {-} for any other, {0} at the start); for each
          player, how many of their last turns in a row went to Merlin; for each player, the castle where King and Queen
          were last together.
        - *The booklet:* {en1.1}, {nl2004} or {fr1.0}.

        The board is not in the line.`,
    },
  },
  captions: {
    goal: 'One step to go: this Knight moves onto the Grailnah, and White wins.',
    directions: 'From here the King can reach eight squares: forward, backward, sideways and diagonally.',
    sideGates: 'A Knight comes out by a side gate, to the left or to the right of the castle.',
    royalGate: 'King and Queen come out by the royal gate, onto one of the two squares in front.',
    two: 'Two players: White and Blue face each other.',
    three: 'Three players: White in the middle, between Red and Blue.',
    four: 'Four players: White and Red against Blue and Green.',
    knight: `This Knight may go one square forward or along its ring: on one side it must stop short of the staircase, on the
      other it can go as far as the blue Knight and lock it.`,
    lock: 'Two Knights lock each other. Merlin could come out of the magic circle and send both home.',
    staircase:
      'The white King may step off, or go underground to either of the two free staircases. The blue Queen stands on the fourth.',
    merlin: 'Merlin may go in a straight line as far as the next piece. If he stops on it, it is sent home.',
    home: 'Merlin is outside for good. But he can stop on the two locked Knights and send both home.',
    morgane: 'Morgane goes one square forward, backward or sideways.',
    spared: 'Morgane may leave the Grailnah for any square of the innermost ring but one: a Knight stands there.',
    meeting: 'The white Queen is already in the blue castle. If the King joins her, White gets Knights there.',
    blocked:
      'Blue holds three gate squares of the red castle. If this Knight takes the fourth, Red is out of the game.',
    threat: 'You play Morgane. She may go one square, so she can reach the blue Knight.',
    sacrifice: 'First you sacrifice a Knight. One that is still in your castle is easiest to spare.',
    rescued: 'The blue Knight is home again. Morgane has just been played, so Blue may not play her now.',
    lastStep: 'Blue could not stop your Knight. From the innermost ring it moves onto the Grailnah, and you win.',
  },
  questions: [
    {
      question: 'A piece stands on the gate square. May my Knight come out?',
      answer: `Onto a single piece of another player, yes: the two lock each other. A piece of your own, two pieces or
        Merlin keeps that gate shut.`,
      rules: ['G11', 'G13'],
    },
    {
      question: 'How do I get out of a lock?',
      answer: `Not by moving. Merlin or Morgane must stop on the square and send both pieces home. Or the other player
        is disqualified, and that player’s pieces leave the board.`,
      rules: ['G13', 'G21', 'G28'],
    },
    {
      question: 'Do Merlin and Morgane bar the way onto the Grailnah while they stand there?',
      answer:
        'No. A Knight on the innermost ring may move onto it and wins, unless it is locked. On any other square they do bar the way.',
      rules: ['G12', 'G14'],
    },
    {
      question: 'May I play Merlin if my opponent has just played Morgane, and the other way round?',
      answer: `Yes, unless it would be your fourth turn running with Merlin. You may not play the one who has just been played, except Morgane under the French booklet.`,
      rules: ['G18', 'G22'],
    },
    {
      question: 'May I send my own pieces home?',
      answer:
        'Yes. Merlin and Morgane send home every piece on the square where they stop. Sometimes that frees a locked one.',
      rules: ['G21', 'G25'],
    },
    {
      question: 'May I sacrifice any Knight for Morgane?',
      answer: `Any of yours on the board or in a castle, except a locked one. Without such a Knight you cannot play her,
        unless she is leaving the Grailnah.`,
      rules: ['G24'],
    },
    {
      question: 'May King and Queen share a staircase?',
      answer: 'No, there is room for one piece only, and it cannot be locked or sent home there.',
      rules: ['G17'],
    },
    {
      question: 'King and Queen go out of my castle and straight back in. Do I get Knights?',
      answer: 'No. That is the very castle where they were last together, so they must meet in another one first.',
      rules: ['G26'],
    },
    {
      question: 'Only two of my Knights wait beside the board. How many do I get?',
      answer: 'Those two. You get four at most, and never have more than eight on the board.',
      rules: ['G26'],
    },
    {
      question: 'My King has been sent home. Do I get Knights if my Queen joins him there?',
      answer: `Only if the two were last together in another castle. The Queen moves in, and that is what counts; how
        the King got there does not matter.`,
      rules: ['G26'],
    },
    {
      question: 'May my Knights go into another castle?',
      answer: `No, only King and Queen may. But extra Knights start from the castle where you got them, and leave it by
        its side gates.`,
      rules: ['G12', 'G27'],
    },
    {
      question: 'May partners talk about the game?',
      answer: 'No. Teams play in complete silence. And mind your partner’s pieces: they lock yours like any others.',
      rules: ['G7', 'G13'],
    },
  ],
  variants: {
    board: `Avalon is larger: eight rings of 28 squares, so the way to the Grailnah is one ring longer. The magic
      circle and the staircases lie as far from the edge as on the Tintagelle board.`,
    players:
      'With two or three, you each play for yourself. With four, you play in two teams, without a word between partners.',
    edition: `The three booklets differ in two rules about Morgane. In the English one she may not be played twice in
      succession and spares Knights as she leaves the Grailnah; the French one lifts the first limit, the Dutch one the second.`,
    castles: `With four castles, those without a player are castles like any other: they bar the way, and King and Queen
      may meet there. But blocking their gates puts nobody out.`,
    'knight-exit':
      'A Knight that may ride on goes any distance along the outer ring, away from the castle, while the way is free.',
    'merlin-limit': `If his own moves are counted, you may not play Merlin when his last three moves were all yours, however many
      turns ago that was. Someone else must play him first.`,
    swap: `After White’s first move, the second player may take over White instead of moving. The first player then
      plays Blue and moves next; the board stays as it is. For two players.`,
  },
  sample: {
    title: 'Too close to Morgane',
    introduction: `Two players, the usual rules. White leads the race, until a Knight stops one square too soon. Where we say that a move wins or loses, our program has proven it.`,
    comments: {
      0: 'Everyone is at home, and Merlin and Morgane stand on the Grailnah. White begins.',
      1: 'A white Knight comes out by a side gate and stops there.',
      2: 'Blue does the same on the other side of the board.',
      3: 'White rides along the outer ring, all the way to the blue gate. The two Knights lock each other.',
      4: `Blue plays Merlin. He comes straight out from the Grailnah and sends both Knights home. But now he is
        outside the magic circle, and there he stays.`,
      6: 'Merlin keeps one blue side gate shut, so this Knight takes the other.',
      7: 'White could ride round and lock this Knight too, but heads for the centre: a race begins.',
      11: 'The white Knight enters the magic circle first. Merlin can no longer reach it.',
      13: 'White is one move ahead, and that is enough: from here White can win whatever Blue does.',
      16: `Morgane leaves the Grailnah, which costs Blue nothing, and bars the white Knight’s way. She may not send it
        home: as she leaves the Grailnah, Knights are spared.`,
      17: 'White rides past her, but only one square. One square further, and the win would still have been certain.',
      18: 'Blue rides on. Every other move would have lost.',
      19: `The Knight stops right beside Morgane, and that loses. White’s one chance was a lock: along the ring, onto
        the blue Knight.`,
      20: 'Blue sacrifices a Knight from the castle and moves Morgane one square. The white Knight goes home.',
      21: `White would like to play Morgane in turn, but she has just been played. Merlin is outside. Nothing can stop
        the blue Knight any more.`,
      22: 'One step to go. Morgane is too far away to catch this Knight.',
      24: 'The blue Knight reaches the Grailnah: Blue wins!',
    },
    conclusion: `Keep three things in mind. Once Merlin is outside, he no longer guards the centre. A lock stops any
      Knight that you can reach. And do not stop beside Morgane while your opponent has a Knight to sacrifice.`,
  },
  summary: `*Aim:* reach the Grailnah with a Knight.

    *Set-up:* King, Queen and four Knights in each player’s castle, four Knights of each colour beside the board,
    Merlin and Morgane on the Grailnah. White begins, then clockwise. Four play in two silent teams.

    *On your turn,* make one move; with none to make, you pass:

    - *Knight:* out by a side gate, onto the gate square{knight-exit=slide: , and on along ring A in the same move if you
      like}. Then one square forward, or any distance along its ring. Never backward or into a castle, never over
      pieces, staircases or castles, never stopping on a staircase.
    - *King, Queen:* out and in by the royal gate. One square any way, never into the magic circle. Safe on a
      staircase; from staircase to staircase is one move.
    - *Merlin:* any distance forward, backward or sideways, not over pieces, staircases or castles, never stopping on a
      staircase or in a castle. Once outside the magic circle, never back in. Never first, never twice in a row, {merlin-limit=turns: never on more than three of your turns running}{merlin-limit=moves: never if his last three moves were all yours}.
    - *Morgane:* one square forward, backward or sideways, inside the magic circle, never back onto the Grailnah
      by herself.
      {edition=en1.1,nl2004: Never first, never twice in a row.}{edition=fr1.0: On any turn, even first or twice in a row.} Leaving the Grailnah is free{edition=en1.1,fr1.0: , but she may not stop on a Knight}; any other move costs you
      a Knight that is not locked.

    *Where Merlin or Morgane stops,* all pieces go home to their own castles; Merlin and Morgane send each other back to
    the Grailnah. On the Grailnah Merlin sends nobody home.

    *Locked:* two pieces of different players on one square cannot move. You may not stop on your own piece, on two
    pieces, or on Merlin or Morgane (except on the Grailnah).

    *Extra Knights:* King and Queen together in a different castle from last time bring you up to four waiting Knights. Never more than eight on the board. Sent home, they go to the castle of their colour.

    *Disqualified:* a player whose four gate squares all hold pieces of one other colour.

    *You win* with a Knight on the Grailnah, or as the last one left (with four players, the last team). *Draw:* the same
    position for the third time, or 400 turns.`,
};
export default book;

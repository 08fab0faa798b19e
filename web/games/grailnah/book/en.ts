import type { Book } from './chapters';

const book: Book = {
  aim: `Knights ride from their castles to the Grail in the middle of a round board, and the first Knight on the Grail
    wins. Two magicians stand in their way, and both obey whoever calls them.`,
  chapters: {
    board: 'The board',
    setup: 'Setting up',
    turns: 'Taking turns',
    knights: 'Knights',
    royals: 'King and Queen',
    merlin: 'Merlin',
    morgane: 'Morgane',
    reinforcements: 'More Knights',
    end: 'The end',
    options: 'Options',
    notation: 'Writing it down',
  },
  paragraphs: {
    G1: {
      heading: 'Rings, spokes and the Grail',
      text: `The board is round. Its rings are lettered from the outside in; {A} is the outermost. Spokes cut every
        ring into the same number of squares and are numbered clockwise. So {C14} is ring C, spoke 14. The centre is
        one single square: the Grail, written {*}.

        - *Forward* is one ring inward on the same spoke, and from the innermost ring onto the Grail.
        - *Backward* is one ring outward.
        - *Lateral* is along the ring, either way. A ring closes on itself.
        - *Diagonal* is one ring and one spoke at once.`,
      reconstructed: `All three booklets have circles around a centre square. How many there are stood in a picture
        that is lost; numbers and names are ours.`,
    },
    G2: {
      heading: 'The magic circle',
      text: `The board *Tintagelle* has seven rings, A to G, and twenty spokes. Between rings C and D runs the *magic
        circle*. Rings D to G and the Grail are inside it, rings A to C outside.

        Other boards can be chosen, or described by their rings, their spokes, the first ring inside, and the place of
        the staircases. The spokes are a multiple of four, at least sixteen; the staircases lie outside the circle.`,
      reconstructed: `The booklets have the circle, but do not say where it runs. Trial games decided. With three
        rings outside, games come to an end; with four or more, Merlin can send Knights home for ever.`,
    },
    G3: {
      heading: 'Four sites for castles',
      text: `Castles stand at N, E, S and W, a quarter turn apart. Each covers two neighbouring squares of ring A:

        - N: {A1} and {A2}
        - E: {A6} and {A7}
        - S: {A11} and {A12}
        - W: {A16} and {A17}

        Where no castle is set up, these are ordinary squares.`,
      reconstructed: 'The sites and the size of a castle are our ruling; see [G4] for why two squares.',
    },
    G4: {
      heading: 'Three gates',
      text: `A castle has three gates. The two *side gates* open left and right onto ring A. The *Royal gate* is in
        front and as wide as the castle: it opens onto two squares of ring B. These four are the castle’s *gate
        squares*.`,
      reconstructed: `In the booklets four pieces block three gates, so one gate opens onto two squares. That it is
        the Royal gate is our ruling.`,
    },
    G5: {
      heading: 'Staircases',
      text: `Four staircases lie on ring C, midway between the castles: {C4}, {C9}, {C14} and {C19}. They are joined
        underground ([G17]).`,
      reconstructed: 'The booklets have staircases. Their number and their places are our ruling.',
    },
    G6: {
      heading: 'Room for two',
      text: `A square holds at most two pieces, and two only if they belong to different players: then both are locked
        ([G13]). A castle holds any number.`,
      reconstructed: `The magicians send one or two pieces home, so a square has room for two. That they must belong
        to different players is our ruling.`,
    },
    G7: {
      heading: 'Who sits where',
      text: `Each player has a castle. Lots decide who gets which.

        - Two players sit at N and S.
        - Three sit at W, N and E. White, at N, is in the middle.
        - Four sit at N, E, S and W. Partners sit opposite, N and S against E and W, and keep silent: no word and no
          sign between them until the game is over.

        As an option all four castles stand, whoever plays. A castle without a player is a castle like any other: it
        bars the way, Kings and Queens may enter it, Knights may start from it. Only, nobody can be disqualified
        there.`,
      reconstructed: 'White in the middle comes from the booklets. The other seats and the option are our rulings.',
      editions: `The English and the French booklet count castles by players; in the Dutch one everybody takes a
        castle, which comes to the same. The Dutch booklet forbids partners to confer; the other two ask for complete
        silence.`,
    },
    G8: {
      heading: 'In the castle',
      text: `King, Queen and four Knights start inside the castle of their colour. Four more Knights of each colour
        wait off the board.`,
      reconstructed: 'That four Knights wait follows from [G26], which allows eight on the board.',
    },
    G9: {
      heading: 'On the Grail',
      text: 'Merlin and Morgane start on the Grail. They belong to nobody.',
    },
    G10: {
      heading: 'One move a turn',
      text: `White, at N, begins; the others follow clockwise: N, E, S, W. A turn is one move, of a piece of one’s own
        or of a magician. A move ends on another square than it began.

        A player without any move passes. As long as there is a move, nobody may pass. A pass counts as a turn in
        which a coloured piece was moved ([G18], [G22]).`,
      reconstructed: 'The booklets do not speak of passing. That and how it counts is our ruling.',
      editions: 'The English and the French booklet go clockwise. The Dutch sentence breaks off before it says so.',
    },
    G11: {
      heading: 'Out of the castle',
      text: `A Knight leaves a castle by one of its side gates, onto the square before that gate. There the move ends.
        As an option he may run on along ring A in the same move, away from the castle.`,
      reconstructed: 'The booklets send Knights out by the side gates. That they stop there is our ruling.',
    },
    G12: {
      heading: 'How a Knight rides',
      text: `A Knight moves one square forward, or any number of squares along his ring. He never moves backward and
        never goes into a castle.

        He may not pass over a piece, a staircase or a castle, and he may not stop on a staircase. The magicians are
        pieces too.`,
      reconstructed: `That no Knight enters a castle is our ruling. That none stops on a staircase follows from [G17]:
        staircases are for King and Queen alone.`,
    },
    G13: {
      heading: 'Locks',
      text: `A Knight, a King or a Queen may stop on a square with exactly one piece of another player. Then both are
        *locked*: neither moves until one of the two is sent home or leaves the board. Partners are different players,
        so they lock each other too.

        Nobody may stop on a square with a piece of the same player, with two pieces, or with a magician.`,
      reconstructed: 'The lock comes from the booklets. Where nobody may stop is our ruling.',
    },
    G14: {
      heading: 'The Grail',
      text: 'A Knight who moves onto the Grail wins at once, whoever else stands there.',
      reconstructed: `To land on the Grail is the aim, and no booklet makes an exception. So the magicians do not
        guard the square itself.`,
    },
    G15: {
      heading: 'Through the Royal gate',
      text: `King and Queen leave a castle by its Royal gate, onto one of the two squares before it. They enter a
        castle the same way, from one of those two squares. Any castle will do, their own or another.`,
      reconstructed: 'The booklets tell how they leave. That they enter the same way follows.',
    },
    G16: {
      heading: 'How King and Queen walk',
      text: `They move one square in any of the eight directions, but never into the magic circle. A castle is entered
        by [G15] alone.`,
    },
    G17: {
      heading: 'On the stairs',
      text: `Only King and Queen may stop on a staircase. There is room for one of them, of whatever colour, and
        nobody can lock that piece or send it home. From a staircase they may move to any other free staircase, which
        is one move, or step off as usual.`,
      reconstructed: `The booklets never let the two stand there together, and keep them safe. A piece of another
        colour would lock them, so we ruled: one piece, whatever its colour.`,
    },
    G18: {
      heading: 'Who calls Merlin',
      text: `Instead of a piece of their own, players may move Merlin, if the move just before was made with a
        coloured piece or with Morgane. So he never makes the first move of a game and never moves twice in
        succession.

        Nor may a player move Merlin whose own last three turns were all Merlin’s. As an option it is Merlin’s own
        last three moves that count: whoever made all three may not make the next.`,
      reconstructed: 'Three times in succession can be read in two ways. The option {merlin-limit} chooses.',
      editions: `The Dutch and the French booklet say that for this reason he never moves twice. In the English one
        the two have run together; we read it as the others.`,
    },
    G19: {
      heading: 'How Merlin moves',
      text: `Merlin goes any number of squares in a straight line: forward, backward or along his ring. He may not
        pass over a piece, Morgane included, nor over a castle or a staircase. He stops neither on a staircase nor in
        a castle.

        From the Grail he leaves along any spoke. As long as he is inside the magic circle he may stop on the Grail
        again, but not go through it.`,
      reconstructed: `The booklets bar the way back onto the Grail to Morgane, not to him. That he cannot go through
        it is our ruling.`,
    },
    G20: {
      heading: 'Out for good',
      text: 'Once Merlin is outside the magic circle, he may not cross it inward.',
    },
    G21: {
      heading: 'Merlin sends home',
      text: `Where Merlin stops, everybody else leaves. Each Knight, King and Queen goes back into the castle of its
        colour, the mover’s own too; Morgane goes back to the Grail. On the Grail itself he sends nobody away.`,
      reconstructed: 'That nobody is sent away from the Grail is our ruling.',
      editions: `The Dutch and the French booklet speak of one or two pieces for both magicians, the English one for
        Morgane alone.`,
    },
    G22: {
      heading: 'Who calls Morgane',
      text: `Instead of a piece of their own, players may move Morgane, if the move just before was made with a
        coloured piece or with Merlin. So she never makes the first move of a game and never moves twice in
        succession.`,
      editions: `This condition stands in {nl2004} and {en1.1}; the Dutch booklet also says that she never moves
        twice. In {fr1.0} there is no such condition: Morgane may be moved at any turn.`,
    },
    G23: {
      heading: 'How Morgane moves',
      text: `Morgane goes one square forward, backward or along her ring, and from the Grail onto any spoke. She stays
        inside the magic circle. Once she has left the Grail she never steps back onto it; she can only be sent there.`,
      reconstructed: 'The booklets call her the guardian of the inside. That she never leaves it is our ruling.',
    },
    G24: {
      heading: 'What Morgane costs',
      text: `To leave the Grail is free. Every other move of hers costs the mover one Knight: he is taken off the
        board first, then she moves. He may stand in a castle, or on the very square she goes to, but he may not be
        locked. Knights given up wait off the board and can come back ([G26]).`,
      reconstructed: `The booklets except only locked Knights. That one in a castle or on her square can pay, and that
        paying comes first, are our rulings.`,
    },
    G25: {
      heading: 'Morgane sends home',
      text: `Where Morgane stops, pieces go home as in [G21], and Merlin goes back to the Grail. As she leaves the
        Grail she may not stop on a square with a Knight.`,
      editions: `Knights are spared in {en1.1} and {fr1.0}. In {nl2004}, where nothing is said of it, she may send a
        Knight home as she leaves the Grail.`,
    },
    G26: {
      heading: 'King and Queen fetch Knights',
      text: `When a King or a Queen *moves* into a castle where the other of the two already is, and it is not their
        last common castle, their player gets Knights there: four, or as many as wait off the board if there are
        fewer. No player ever has more than eight on the board. How the other one came there does not matter.

        The *last common castle* is home at first, and then always the castle in which the two were last together,
        also when no Knight was waiting. To be sent home brings no Knights.`,
      reconstructed: `The booklets ask for another castle. Without a memory a King could step out and in again and
        collect Knights each time; so it must be another than the last.`,
      editions: `The English booklet has the King or the Queen move, and then insists on both. The Dutch and the
        French one say both. We read: both end up there, and whoever comes last brings the Knights.`,
    },
    G27: {
      heading: 'Where they start',
      text: `The new Knights start from that castle. Sent home, they go to the castle of their own colour. This can be
        done as often as one likes.`,
    },
    G28: {
      heading: 'Shut in',
      text: `A player is *disqualified* when, after any move, all four gate squares of the player’s own castle hold a
        Knight, King or Queen of one and the same other colour. A partner’s colour counts too. All pieces of the
        disqualified player leave the board; the castle remains a castle for everybody else.

        One move can shut in several players at once. A Knight who reaches the Grail in that same move has still won.`,
      reconstructed: `Three gates blocked by four pieces of one colour come from the booklets. That a partner’s count,
        and that the castle remains, are our rulings.`,
    },
    G29: {
      heading: 'The last one left',
      text: `The last player left wins. A team wins when one of the two does. When one partner is disqualified, the
        other plays on and the empty seat is skipped.`,
      reconstructed: 'That the last one wins follows from [G28]. How teams go on is our ruling.',
    },
    G30: {
      heading: 'A draw',
      text: `The game is a draw when the same position stands for the third time, with the same player to move and the
        same memory of [G18], [G22] and [G26]; or after 400 turns. Passes count as turns, skipped seats do not. A win
        on the last turn stands.`,
      reconstructed: 'The booklets know no draw. Without one, careful players could go round in circles for ever.',
    },
    options: {
      heading: 'What can be chosen',
      text: `The first choice is the usual one.

        | option | choices | rule |
        | {players} | {2}, {3} or {4} | [G7] |
        | {edition} | {en1.1}, {nl2004} or {fr1.0} | [G22], [G25] |
        | {board} | {tintagelle}, {avalon} with eight rings and 28 spokes, or one’s own | [G2] |
        | {castles} | {players}: one each; or {four}: always four | [G7] |
        | {knight-exit} | {stop} before the gate, or {slide} along the ring | [G11] |
        | {merlin-limit} | {turns} of a player, or {moves} of Merlin | [G18] |
        | {swap} | {off}, or {on} | |

        With {swap}, for two players, the second may answer the very first move by changing seats: White’s former
        player then makes South’s first turn. The position stays as it is.

        The three booklets differ in two rules that matter:

        | | nl2004 | en1.1 | fr1.0 |
        | Morgane only after another kind of move ([G22]) | yes | yes | no |
        | Morgane may send a Knight home as she leaves the Grail ([G25]) | yes | no | no |`,
    },
    positions: {
      heading: 'A position in one line',
      text: `Five fields hold a position; the board is not in it: {N:K@B11,Q@S,n@C5,n@F7/S:K@C19,Q@S,n@C8 M@D8,F@G2
        N30 -;01;NS en1.1}

        - *Players*: a group for each seat in the order N E S W, with {/} between them: King, Queen, then the Knights,
          those in castles first, then by ring and spoke. A disqualified player is {W:-}.
        - *Magicians*: {M} is Merlin, {F} is Morgane, the fay.
        - *Turn*: who is to move, and how many turns have been played. After the end {=N}, for a team {=NS}, for a
          draw {==}.
        - *Memory*: what moved just before ({M}, {F}, {-} for anything else, {0} at the start); for each seat how many
          of the last turns in a row were Merlin’s; for each seat the last common castle.
        - *Edition*: {en1.1}, {nl2004} or {fr1.0}.`,
    },
    actions: {
      heading: 'Actions',
      text: `| action | written |
        | a Knight leaves castle N | {n:N-A20} |
        | a Knight moves | {n:A3-B3}, onto the Grail {n:G7-*} |
        | King or Queen | {Q:C5-C6}; {K:B1-N} enters a castle, {Q:C4-C19} takes the stairs |
        | Merlin | {M:*-F7} |
        | Morgane leaves the Grail | {F:*-G2} |
        | Morgane moves | {F:G2-G3!A5}: the Knight on A5 pays; {!N} for one in castle N |
        | pass | {pass} |
        | change seats | {swap} |`,
    },
  },
  captions: {
    board: `The board Tintagelle with two castles. The magic circle runs between the third ring and the fourth; the
      staircases lie just outside it.`,
    sideGates: 'Side gates: a Knight comes out to the left or to the right of his castle.',
    royalGate: 'The Royal gate, as wide as the castle: the King comes out in front, onto one of two squares.',
    four: 'Four players: everyone at home, the magicians on the Grail. Partners sit opposite.',
    knight: `The white Knight may go one square forward, or along his ring. On one side a staircase bars the way; on
      the other he could lock South’s Knight.`,
    lock: `Two Knights share a square and hold each other fast. Merlin, inside the circle, could come out and free
      them.`,
    grail: 'One step to go: White wins by moving this Knight onto the Grail.',
    stairs: `White’s King on a staircase: one step, or underground to any free one. On one of them stands South’s
      Queen.`,
    merlin: `Merlin goes straight along his spoke or his ring, as far as the next piece. If he stops on it, it is sent
      home.`,
    home: 'Merlin is outside and cannot go in again. But he can step onto the locked Knights and send both home.',
    morgane: 'Morgane goes one square inward, outward or along her ring.',
    price: 'She is about to send South’s Knight home. First White must choose the Knight that pays for it.',
    leaving: 'Out of the Grail for free, onto any spoke but one: a Knight stands there, and he is spared.',
    fetch: 'White’s Queen is already in South’s castle. If the King joins her, Knights come to White right there.',
    shut: 'East holds three gate squares of West’s castle. If this Knight takes the fourth, West is disqualified.',
  },
};
export default book;

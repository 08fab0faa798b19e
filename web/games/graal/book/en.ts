import type { Book } from './chapters';

const book: Book = {
  aim: `Two kingdoms draw up in secret behind a screen; then the screens are lifted and everything lies open. A camp
    wins by setting foot in the enemy’s donjon, or by taking the enemy’s King, Prince and Duke.`,
  chapters: {
    board: 'The board',
    armies: 'The armies',
    setup: 'Drawing up',
    turns: 'Taking turns',
    moves: 'Moving and taking',
    castle: 'Courtyard and donjon',
    archers: 'Archers',
    end: 'The end',
    camps: 'Three to six players',
    options: 'Options',
    notation: 'Writing it down',
  },
  paragraphs: {
    C1: {
      heading: 'Two kingdoms',
      text: `The board has 16 × 16 squares. Files are lettered {a} to {p} from west to east, ranks are numbered {1} to
        {16} from south to north. Ranks 1 to 8 are South’s kingdom, ranks 9 to 16 North’s.`,
      reconstructed: `The booklet tells of four panels and of two halves. The number of holes was in a picture; 16 ×
        16 gives three armies a side room to move.`,
    },
    C2: {
      heading: 'Rock and forest',
      text: `Some squares are *rock*, some are *forest*. Turned half round, the country looks the same: neither side
        has the better land.`,
      reconstructed: 'The booklet has rocks and forests. Where they lie is our ruling; maps can be changed.',
    },
    C3: {
      heading: 'The castle',
      text: `A castle covers two neighbouring squares of one kingdom, side by side: the *donjon* and its *courtyard*.
        It may stand anywhere in its kingdom, also on rock or forest, which then no longer count there. It never
        moves.

        Two castles may touch across the border. Even then each donjon opens to its own courtyard only.`,
      reconstructed: 'The booklet sets a courtyard beside the donjon. That each takes one square is our ruling.',
    },
    C4: {
      heading: 'Twenty figures',
      text: `An army has twenty figures. King, Prince and Duke are the *royal house*.

        | figure | letter | how many |
        | King | {K} | 1 |
        | Prince | {P} | 1 |
        | Duke | {D} | 1 |
        | Knight | {N} | 3 |
        | Sergeant | {S} | 3 |
        | Squire | {E} | 3 |
        | Archer | {A} | 4 |
        | Pikeman | {L} | 4 |`,
      reconstructed: 'The booklet names the figures. Their numbers were in a picture and are our ruling.',
    },
    C5: {
      heading: 'On horseback and on foot',
      text: `Prince, Duke and Knights are *horsemen*. All others are *footmen*, the King too. As an option the King
        rides.`,
      reconstructed: `The booklet says that Prince, Duke and Knights cannot cross forest. The sentence could mean the
        King too; hence the option {king-mounted}.`,
    },
    C6: {
      heading: 'Behind the screens',
      text: `Both camps draw up at the same time and in secret: the castle, and every figure on a free square of its
        own kingdom. Neither knows anything of the other’s choice before both are done. Then the screens are lifted.`,
    },
    C7: {
      heading: 'Who stands where',
      text: `Nobody starts on rock, and no horseman in forest. Any figure may start in the courtyard. In the donjon
        too, but for archers and squires.

        A word of advice: a castle whose courtyard nobody covers falls to a horseman in two turns. A King in his own
        donjon covers it, and only the storm that wins the game can take him there.`,
      reconstructed: `The booklet bars the donjon to archers. A squire could never leave it ([C15]), so he stays out
        too. The rest follows from [C10].`,
    },
    C8: {
      heading: 'White begins',
      text: `Whoever plays South is called White, whatever the colour of the army, and begins. Then the sides take
        turns, one figure a turn. In a match the winner of a game plays South in the next.`,
      reconstructed: `The booklet lets White begin, and the winner of the game before. That White is South is our
        ruling.`,
    },
    C9: {
      heading: 'Straight ahead, and taking',
      text: `A figure moves in a straight line over free squares. It stops on a free square, or on an enemy, who is
        *taken* and leaves the board. Only the squire moves otherwise ([C13]).`,
      reconstructed: 'The straight line is not in words. It follows from the likeness to chess.',
    },
    C10: {
      heading: 'Terrain',
      text: `Horsemen go round: they neither enter nor cross rock or forest. Footmen walk through forest and may stop
        in it, but they neither enter nor cross rock.`,
    },
    C11: {
      heading: 'Narrow places',
      text: `Where two rocks meet only at a corner, a footman may slip through between them diagonally. A horseman may
        not step diagonally where the squares on both sides of that step are rock or forest; one rock and one forest
        bar him too. Squares of a castle are neither rock nor forest here.`,
      reconstructed: 'The booklet says it of footmen. That horsemen cannot follows: they must go round.',
    },
    C12: {
      heading: 'How far they go',
      text: `| figure | reach |
        | King | 1 or 2 squares in any of the eight directions |
        | Prince, Duke, Knight | any number of squares in any direction |
        | Sergeant | up to 12 diagonally, or 1 orthogonally |
        | Pikeman | up to 12 orthogonally, or 1 diagonally |
        | Archer | 1 to 3 in any direction; he never takes |
        | Squire | leaps, see [C13] |

        Every figure may stop in either courtyard. As an option an archer goes exactly three squares, no fewer.`,
      reconstructed: `Of the archer the booklet says three holes. We read “up to three”; the option {archer-step} has
        it otherwise.`,
    },
    C13: {
      heading: 'The squire leaps',
      text: `A squire goes one square orthogonally and then one diagonally onward, like a knight in chess. A figure on
        the way does not stop him. Rock, a courtyard or a donjon on that first square does.`,
      reconstructed: 'What stops him on the way follows from [C10], [C14] and [C15].',
    },
    C14: {
      heading: 'The courtyard',
      text: `A figure may stop in a courtyard, but not pass through it. Whoever wants to go on waits for the next
        turn.`,
    },
    C15: {
      heading: 'The donjon',
      text: `The only way into a donjon, and out of it, is one orthogonal step from or to its courtyard. Kings,
        Princes, Dukes, Knights, Sergeants and Pikemen of either camp may take it; archers and squires never. Nothing
        passes over a donjon.`,
      reconstructed: 'The booklet keeps archers out. Squires follow: they have no single step.',
    },
    C16: {
      heading: 'A shot',
      text: `Instead of moving, an archer may shoot at an enemy 1 to 3 squares away in one of the eight directions.

        - Rock, forest or a donjon in between stops the arrow.
        - Figures and courtyards in between do not. Only squares on the line count.
        - An archer may shoot out of a forest, and a target in forest can be hit.
        - A figure in a donjon cannot be hit.`,
      reconstructed: `The booklet gives the distance and what the arrow cannot cross. The eight directions, and what
        does or does not hide a target, are our rulings.`,
    },
    C17: {
      heading: 'The retreat',
      text: `Nobody dies of an arrow: the target must give way at once. Its owner moves it 1, 2 or 3 squares straight
        *back*, in the direction of the shot, or *sideways*, at right angles to it. It goes over free squares, by the
        terrain rules of its kind, onto a free square, and never into a donjon. A retreat takes nobody.

        It must end where this archer could not shoot it again, if it can reach such a square; other archers do not
        matter. If it cannot, any square it reaches will do. A shot at a figure that could not move at all is not
        allowed.

        A figure may be driven out of a courtyard. Squires and sergeants retreat in a straight line like everybody
        else.`,
      reconstructed: `One passage of the booklet lets the target go one to three squares, another only one; we keep
        the first. The ban on shots at the helpless is our ruling.`,
    },
    C18: {
      heading: 'Who decides',
      text: 'The owner of the target chooses the retreat. Then play goes on with the player after the shooter.',
      reconstructed: 'The booklet does not say whether a retreat uses up the owner’s turn. We ruled that it does not.',
    },
    C19: {
      heading: 'Winning',
      text: `A camp wins as soon as one of its figures stands in the enemy’s donjon, or as soon as King, Prince and
        Duke of the enemy chief have all been taken.`,
    },
    C20: {
      heading: 'Passing and draws',
      text: `An army that has figures but nothing to do passes. The game is a draw:

        - when a position stands for the third time, with the same army to act and the same shot waiting;
        - after 200 turns in a row without a capture, unless the last of them wins.

        A turn counts when it is over: after a move, a pass, or the retreat that ends a shot. A capture sets the count
        back to nought. A skipped army does not count.`,
      reconstructed: 'The booklet knows neither. Without them some games would never end.',
    },
    C21: {
      heading: 'Chiefs and allies',
      text: `Three to six players form two camps of one to three. Each camp names a chief, who takes the castle and a
        full army. The allies take armies of the same shade: two blues and turquoise on one side, white and two browns
        on the other.

        An allied army has neither castle nor royal house: seventeen figures. As an option it has King, Prince and
        Duke as plain figures, whose loss does not decide the game.`,
      reconstructed: `Just here the booklet breaks off, in the middle of the sentence on what allies lack. It calls
        the chief’s army complete and theirs not, so we left out the castle and the royal house. Other variants are
        lost.`,
    },
    C22: {
      heading: 'Turns of the camps',
      text: `Both camps have the same number of armies: one, two or three. A player may command more than one. The
        turns go South 1, North 1, South 2, North 2 and so on. An army without figures is skipped, so that a camp may
        play twice running. Nobody takes a figure of the same camp.`,
      reconstructed: 'The order of the armies and the equal numbers are our rulings.',
    },
    C23: {
      heading: 'A quiet first turn',
      text: `As an option the very first turn of the game may neither take nor shoot; an army that could do nothing
        else passes. It is off as in the booklet, and on for ranked play.`,
      reconstructed: `This is our addition. In trial games from random drawing-ups South scored about 60 % without it,
        and 50 % with it.`,
    },
    options: {
      heading: 'What can be chosen',
      text: `The first choice is the usual one.

        | option | choices | rule |
        | {armies} | {1}, {2} or {3} a camp | [C22] |
        | {map} | {world-of-art}, {twin-fords}, or one’s own | [C2] |
        | {army} | {complete}, or one’s own | [C4] |
        | {drawing-up} | {secret}, or {stock}: dealt from ready-made ones | [C6] |
        | {king-mounted} | {off}, or {on}: the King rides | [C5] |
        | {archer-step} | {up-to} three, or {exact}: always three | [C12] |
        | {allied-house} | {off}, or {on}: allies have King, Prince and Duke | [C21] |
        | {quiet-first-turn} | {off}, or {on} | [C23] |`,
    },
    positions: {
      heading: 'A position in one line',
      text: `Six fields hold a position: {16/16/16/16/16/16/16/4k11/16/16/16/16/16/2K13/16/16 a1a2,p16p15 S1 - 0
        1@world-of-art}

        - *Ranks* from 16 down to 1, with {/} between them. A figure is its letter, a capital for South; {:} behind it
          for army 2, {;} for army 3. A number stands for so many empty squares.
        - *Castles*: donjon and courtyard, South’s first.
        - *Turn*: {S1}, {N1}, {S2} and so on; after the end {=S}, {=N}, or {==} for a draw.
        - *Shot*: one that waits for its retreat, such as {f6*f8}, or {-}.
        - *Clock*: turns since the last capture.
        - *Armies* a camp, and the map; {!} behind it while the quiet first turn is still to come.`,
    },
    actions: {
      heading: 'Actions',
      text: `| action | written |
        | move | {d4-d9} |
        | take | {d4xd9} |
        | shoot | {f6*f8} |
        | retreat, when a shot waits | {f8-g8} |
        | pass | {pass} |`,
    },
    drawings: {
      heading: 'A drawing-up',
      text: `A drawing-up is one word: {castle=d2d3;1=Ke3,Pf4,…;2=…} The donjon comes before the courtyard, then army
        by army each figure with its square, with capitals for both camps.`,
    },
  },
  captions: {
    map: 'The map World of Art. South’s castle stands in a corner, North’s in the middle of the land.',
    armies: 'The screens are lifted: two armies that drew up without seeing each other.',
    king: 'King: one or two squares. His own archer bars one way, the enemy squire can be taken.',
    knight: `Knight, Prince and Duke: any number of squares, up to an own figure, onto an enemy, round rock and
      forest.`,
    sergeant: 'Sergeant: far on the diagonals, one square on the straight lines.',
    pikeman: 'Pikeman: far on the straight lines, one square on the diagonals.',
    archer: 'Archer: one to three squares, onto free squares only. The enemy squire he can only shoot at.',
    squire: 'Squire: he leaps over his friends, and may take the enemy sergeant. Where there is rock he cannot land.',
    rider: 'A Knight stops before rock and forest.',
    walker: 'A Pikeman on the same square walks through the forests, west and north; only rock would stop him.',
    squeezed: 'Two rocks touch at a corner. The Knight cannot slip through between them.',
    slips: 'A Sergeant on the same square can: he goes through between the rocks and on to the edge of the board.',
    courtyard: 'The Knight may stop in North’s courtyard, straight ahead, but not go on into the donjon behind it.',
    donjon: 'From the courtyard one straight step leads into the donjon, and wins the game.',
    shot: 'The archer can shoot at the Knight and at the Sergeant. The squire is safe: forest lies in between.',
    retreat: 'The Knight was shot at from the south. Behind him is rock, so he must go to the side.',
    house: 'North’s King is the last of the royal house. South takes him and wins.',
    camps: 'Two armies in each camp. Only the chiefs have a castle and a royal house.',
  },
};
export default book;

import type { Book } from './chapters';

const book: Book = {
  box: [
    'A board in four panels, 16 × 16 squares in all: plain green is rock, hatched green is forest',
    'Six armies: White, Light Brown and Dark Brown against Pale Blue, Turquoise and Dark Blue',
    'A castle for each camp',
    'Two cardboard screens on grey plastic feet',
  ],
  facts: [
    'For two to four players, or two teams of three; later the booklet says three to six, in two camps',
    '45 minutes on average',
  ],
  sentences: [
    `Behind a screen each camp sets up its castle and its army of twenty in its own half of the board; then the screens
      are lifted.`,
    `White begins; on your turn move one figure, and an enemy it lands on is taken.`,
    `Riders must go round rock and forest, while foot soldiers may cross forest; an Archer never takes, but instead of
      moving
      it may shoot at an enemy up to three squares away and make it retreat.`,
    `Bring a figure into the enemy donjon, or take the enemy King, Prince and Duke, and your camp wins.`,
  ],
  chapters: {
    aim: 'The aim',
    board: 'The board',
    armies: 'The armies',
    setup: 'Set-up',
    turn: 'A turn',
    moves: 'How the figures move',
    castles: 'Storming a castle',
    archers: 'Archers',
    end: 'The end of the game',
    camps: 'Three to six players',
    example: 'An example in pictures',
    notation: 'Notation',
  },
  paragraphs: {
    aim: {
      heading: 'Two ways to win',
      text: `Bring one of your figures into the enemy *donjon*, the keep of the castle. Or take the enemy’s *royal
        house*: the King, the Prince and the Duke, all three. Either way your camp wins at once.

        If you know chess, you will soon feel at home. But here you choose your own set-up, rock and forest stand in the
        way, and Archers drive enemies off from a distance.`,
    },
    kingdoms: {
      heading: 'Two kingdoms',
      text: `Join the four panels two by two, then put the halves together. The board has 16 rows of 16 squares; every
        square has a hole for one figure. Sit face to face. The eight rows on your side are your kingdom, and the border
        runs across the middle.`,
      reconstructed: `The booklet speaks of four panels and of two halves, but its drawing of the board is lost.
        Sergeants and Pikemen go twelve squares at most while riders have no limit; that only makes sense if a side has
        at least 14 squares. Sixteen is our choice. If the limit was meant to matter often, the board may have been even larger.`,
    },
    land: {
      heading: 'Rock and forest',
      text: `Some squares are *rock*, others are *forest*; all the rest is open ground. Give the board a half turn and it
        looks the same, so neither kingdom has the better land.`,
      reconstructed: `Rock and forest come from the booklet. Where they lie was in the lost drawing: this map is ours.`,
    },
    castle: {
      heading: 'The castle',
      text: `A castle covers two squares side by side: the *donjon* and its *courtyard*. Put it anywhere in your
        kingdom, even on rock or forest; the ground beneath it no longer counts. Once the game has begun, it never
        moves.

        Two castles may touch across the border. Even then each donjon opens onto its own courtyard only.`,
      reconstructed: `The booklet says that the courtyard lies beside the donjon and is the only way in. One square for
        each is our decision.`,
    },
    figures: {
      heading: 'Twenty figures',
      text: `| figure | how many |
        | <king> King | 1 |
        | <prince> Prince | 1 |
        | <duke> Duke | 1 |
        | <knight> Knight | 3 |
        | <sergeant> Sergeant | 3 |
        | <squire> Squire | 3 |
        | <archer> Archer | 4 |
        | <pikeman> Pikeman | 4 |

        The King, the Prince and the Duke are the *royal house*. Guard all three as long as you can.`,
      reconstructed: `The booklet names the eight kinds of figure. It showed their numbers in a picture that is lost;
        these are ours.`,
    },
    riders: {
      heading: 'Riders and foot soldiers',
      text: `The Prince, the Duke and the Knights are *riders*. All the others, the King included, are *foot soldiers*.
        The difference matters as soon as you meet rock or forest.`,
      reconstructed: `Just after speaking of the Prince, the Duke and the Knights, the booklet warns that “they” cannot cross forest. The King comes one line earlier and could be meant too; as an option, he rides.`,
    },
    screens: {
      heading: 'Behind the screens',
      text: `Stand the two screens on the border. Now both camps set up at the same time, in secret: the castle, and
        every figure on a free square of its own kingdom. When both camps are ready, lift the screens. From now on
        everything is in the open.

        Keep your screen within sight: it shows how the figures move.`,
    },
    places: {
      heading: 'Who may stand where',
      text: `- No figure starts on rock, and no rider in forest.
        - Any figure may start in your courtyard.
        - Any figure but an Archer or a Squire may start in your donjon.

        *A tip:* if nothing of yours guards the courtyard, an enemy rider may need only two turns to win: one into
        the courtyard, one into the donjon. A King in his own donjon is a good guard: only an enemy that storms the
        donjon can take him there, and that wins the game anyway.`,
      reconstructed: `That Archers stay out of the donjon, but may stand in the courtyard, is in the booklet. A Squire
        could never leave a donjon again, so we keep it out as well. The rest follows from the rules of terrain.`,
    },
    beginning: {
      heading: 'White begins',
      text: `Choose any colours you like. The camp that begins is called White, whatever its colour; in our pictures it
        plays from the bottom. Then you take turns. On your turn you must do one of two things: move
        a figure, or shoot with an Archer.

        If you play again, the winner begins.`,
      reconstructed: `The booklet lets White begin, and the winner of one game begin the next. It also leaves the choice
        of colours to you. Calling the camp that begins White, whatever its colour, is our decision.`,
    },
    taking: {
      heading: 'Moving and taking',
      text: `A figure moves in a straight line over free squares: along a row, along a column or diagonally. It stops on
        a free square, or on an enemy. That enemy is *taken* and leaves the board. You never take a figure of your own
        camp.

        Two figures are different: the Squire leaps, and the Archer does not take.`,
      reconstructed: `The booklet does not mention the straight line. It follows from the game’s likeness to chess.`,
    },
    quiet: {
      heading: 'A quiet first turn, if you like',
      text: `You may agree that White neither takes nor shoots on the very first turn of the game. If White could do
        nothing else, White passes. We recommend it if you have never played each other before.`,
      reconstructed: `This rule is ours, not the booklet’s, and you are free to leave it out. In trial games from random
        set-ups White scored about 60% without it and 50% with it.`,
    },
    reach: {
      heading: 'How far they go',
      text: `| figure | moves |
        | <king> King | 1 or 2 squares, straight or diagonally |
        | <prince> Prince | any distance, straight or diagonally |
        | <duke> Duke | any distance, straight or diagonally |
        | <knight> Knight | any distance, straight or diagonally |
        | <sergeant> Sergeant | up to 12 squares diagonally, or 1 straight |
        | <pikeman> Pikeman | up to 12 squares straight, or 1 diagonally |
        | <archer> Archer | 1 to 3 squares, straight or diagonally; it never takes |
        | <squire> Squire | leaps like a knight in chess |

        *Straight* means along a row or a column. Every figure may stop in a courtyard, your own or the enemy’s.`,
      reconstructed: `The booklet says that the Archer moves three holes. We read this as three at most; the other
        reading is an option.`,
    },
    squire: {
      heading: 'The Squire leaps',
      text: `A Squire goes one square straight and then one diagonally onward. A figure on that first square, friend or enemy, does not stop it, and neither does forest; but rock, a courtyard or a donjon does. Where it lands, it
        takes like any other figure.`,
      reconstructed: `That a Squire jumps over figures is in the booklet. What stops it on the way follows from the
        rules of rock, courtyard and donjon.`,
    },
    terrain: {
      heading: 'Rock and forest in the way',
      text: `Riders must go round: they may neither stop on rock or in forest nor cross either. Foot soldiers may cross
        forest and stop in it, but rock stops them as well.`,
    },
    corners: {
      heading: 'Slipping between corners',
      text: `Where two rocks touch only at a corner, a foot soldier may slip diagonally between them. A rider
        may not: the way is barred when the squares on both sides of its diagonal step are rock or forest. One rock and
        one forest bar it just the same.

        A castle is neither rock nor forest. If one of the two squares belongs to a castle, the rider gets through.`,
      reconstructed: `The booklet lets foot soldiers through. That riders must stay behind follows from its rule that
        they go round rock and forest.`,
    },
    courtyard: {
      heading: 'The courtyard',
      text: `You may stop in a courtyard, but you may not pass through it. It bars the way to friend and enemy alike. If
        you want to go on, wait for your next turn.`,
    },
    donjon: {
      heading: 'The donjon',
      text: `There is only one way into a donjon, and the same way out: one straight step from or to its courtyard. So storming a castle usually takes two turns: one into the courtyard, one into the donjon.

        King, Prince, Duke, Knight, Sergeant and Pikeman may enter a donjon, your own or the enemy’s. Archers and
        Squires may not. Nothing passes over a donjon.`,
      reconstructed: `The booklet names the courtyard as the only way in, and keeps Archers out. Squires stay out
        because they cannot move just one square.`,
    },
    shot: {
      heading: 'A shot',
      text: `Instead of moving, one of your Archers may shoot at an enemy one to three squares away, straight or
        diagonally.

        - Rock, forest or a donjon between the two stops the arrow. Only the squares on the line count.
        - Figures and courtyards in between do not stop it.
        - Your Archer may shoot out of forest, and a target in forest can be hit.
        - A figure inside a donjon is safe from arrows.

        You may shoot only if the target has a square to retreat to.`,
      reconstructed: `The booklet gives the range of three, and what an arrow cannot cross. The eight directions,
        shooting over figures and courtyards, out of forest and into it, the safety of the donjon and the last rule
        above are our decisions.`,
    },
    retreat: {
      heading: 'The retreat',
      text: `An arrow takes nobody, but it drives its target away. If your figure is under fire, you move it at once:
        one to three squares in a straight line, either *back*, the way the arrow flies, or *aside*, at right angles to
        it.

        - It moves over free squares to a free square, and obeys the rules of terrain and of courtyards.
        - It never takes, and it never enters a donjon.
        - It must end out of range: on a square where this Archer could not shoot it again. Other Archers do not matter.
        - If it can reach no such square, any square it can reach will do.

        A figure in a courtyard can be driven out. Squires and Sergeants retreat in a straight line too, like all the
        others.`,
      reconstructed: `The booklet gives two answers: one hole in the chapter on the figures, one to three in the game
        for two. We play one to three; exactly one is an option. The booklet wants the figure out of range; what happens if that
        is impossible is our decision.`,
    },
    next: {
      heading: 'Whose turn is it now?',
      text: `If the target is yours, you choose where it retreats. That does not cost you your turn: after the retreat,
        the army that follows the Archer’s army is to move. In a game for two that is yours.`,
      reconstructed: `The booklet does not say whether a retreat uses up your turn. We decided that it does not.`,
    },
    victory: {
      heading: 'Winning',
      text: `Your camp wins as soon as one of your figures stands in the enemy donjon, or as soon as the enemy chief’s
        King, Prince and Duke have all been taken. In a game for two, each of you is the chief of your own camp. Losing
        the King alone does not end the game.`,
    },
    draw: {
      heading: 'Passing and draws',
      text: `If your army has figures left but can neither move nor shoot, you pass. The game is a draw

        - when the same position occurs for the third time, with the same army to move and the same shot, if any, to be
          answered;
        - after 200 turns in a row without a capture, unless the last of them wins.

        A turn counts when it is over: after a move, a pass, or the retreat that ends a shot. A capture starts the count
        afresh; a skipped army does not count.`,
      reconstructed: `The booklet mentions neither passes nor draws. Without them some games would never end.`,
    },
    allies: {
      heading: 'Chiefs and allies',
      text: `Form two camps and let each choose a *chief*. The chief takes the castle and a complete army. The *allies*
        take armies in the colours of their camp: White, Light Brown and Dark Brown in one camp, Pale Blue, Turquoise and Dark Blue
        in the other.

        An allied army has no castle and no royal house, so it has seventeen figures. All armies of a camp set up together behind
        its screen, anywhere in its kingdom.`,
      reconstructed: `Here the booklet breaks off, just as it begins to say what the allies go without. It calls the
        chief’s army complete and theirs not, so we leave out the castle and the royal house. If the booklet had further
        variants, they are lost.`,
    },
    order: {
      heading: 'The camps take turns',
      text: `Both camps field the same number of armies: one, two or three. If there are fewer of you than armies, someone commands two or more. The chief of the camp that begins plays first, then the other chief; then an ally of each,
        in the same order, until every army has had its turn.

        An army without figures is skipped, so a camp may play twice running.`,
      reconstructed: `Equal numbers, the order of the armies and commanding more than one of them are our decisions.`,
    },
    arrow: {
      heading: 'One arrow, two turns',
      text: `White wants Pale Blue’s donjon. The Knight could ride into the courtyard at once, along the diagonal,
        but the Pikeman beside the courtyard would take it there. So White begins with an arrow. Follow the four pictures.

        Pale Blue still had time: after the retreat, the Pikeman needed only one step towards the courtyard to guard
        it again. Count your guards before you take what is offered.`,
    },
    coordinates: {
      heading: 'Squares and letters',
      text: `Columns have letters, {a} to {p} from west to east; rows have numbers, {1} to {16} from south to north.
        White plays from the south. Each kind of figure has a letter:

        | figure | letter |
        | <king> King | {K} |
        | <prince> Prince | {P} |
        | <duke> Duke | {D} |
        | <knight> Knight | {N} |
        | <sergeant> Sergeant | {S} |
        | <squire> Squire | {E} |
        | <archer> Archer | {A} |
        | <pikeman> Pikeman | {L} |

        As in chess, {N} is the Knight because {K} is the King. {E} comes from écuyer, French for squire. {L} stands for
        the Pikeman’s lance, because {P} is the Prince.`,
    },
    actions: {
      heading: 'Moves',
      text: `| move | written |
        | move to a free square | {d4-d9} |
        | take | {d4xd9} |
        | shoot | {f6*f8} |
        | retreat, after a shot | {f8-g8} |
        | pass | {pass} |`,
    },
    positions: {
      heading: 'A position in one line',
      text: `A position is written in six fields: {16/16/16/16/16/16/16/4k11/16/16/16/16/16/2K13/16/16 a1a2,p16p15 S1 -
        0 1@world-of-art}

        - *Rows*, from 16 down to 1, with {/} between them. A figure is its letter: a capital for White’s camp, a small
          letter for the other. After it comes {:} for the second army or {;} for the third. A number stands for that
          many
          empty squares.
        - *Castles*: donjon and courtyard, those in the south first.
        - *Turn*: {S1}, {N1}, {S2} and so on, for south, north and the number of the army; after the end {=S} or {=N}
          for the winner, {==} for a draw.
        - *Shot*: one that waits for its retreat, such as {f6*f8}; otherwise {-}.
        - *Count*: turns since the last capture.
        - *Armies* in each camp, and the map; followed by {!} while a quiet first turn is still to come.`,
    },
    arrangements: {
      heading: 'A set-up',
      text: `A set-up is a single word: {castle=d2d3;1=Ke3,Pf4,…;2=…} The donjon comes before the courtyard. Then come
        the armies one by one, each figure with its square; both camps use capitals.`,
    },
  },
  captions: {
    map: 'The map, with White’s castle in a corner and Pale Blue’s in the middle of its kingdom.',
    one: 'One army in each camp: the screens have just been lifted.',
    king: 'King: one or two squares. Your own Archer bars one way; the enemy Squire can be taken.',
    knight: 'Knight, Prince, Duke: any distance, up to a friendly figure or onto an enemy.',
    sergeant: 'Sergeant: far on the diagonals, one square straight.',
    pikeman: 'Pikeman: far along rows and columns, one square diagonally.',
    archer: 'Archer: one to three squares, never onto an enemy.',
    squire: 'Squire: it leaps over friends and may take the enemy Sergeant.',
    rider: 'A Knight stops short of rock and forest.',
    walker: 'A Pikeman on the same square walks straight through the forest.',
    squeezed: 'Two rocks touch at a corner: the Knight cannot get through between them.',
    slips: 'A Sergeant on the same square slips through and on to the edge of the board.',
    courtyard: 'The Knight may stop in the courtyard, but not go on into the donjon behind it.',
    donjon: 'One straight step from the courtyard into the donjon, and the game is won.',
    shot: 'The Archer can shoot at the Knight and at the Sergeant; forest protects the Squire.',
    retreat: 'The Knight under fire has rock behind it, so it must step aside.',
    house: 'This King is the last of the royal house: take him and you win.',
    two: 'Two armies in each camp: only the chiefs have a castle and a royal house.',
    three: 'Three armies in each camp: every corner of the kingdom is full.',
    aim: 'White’s turn: the Archer shoots at the Pikeman that guards the courtyard.',
    aside: 'The donjon bars one side: the Pikeman may go back, or one square to the other side.',
    leap: 'The pale blue Pikeman has gone one square back. Now the pale blue Squire cannot resist and takes the Archer.',
    storm: 'The Knight stands in the courtyard. Nothing can take it: next turn it storms the donjon.',
  },
  questions: [
    {
      question: 'My King has been taken. Have I lost?',
      answer:
        'Not yet. You lose only when the Prince and the Duke are taken as well, or when an enemy stands in your donjon.',
      rules: ['C19'],
    },
    {
      question: 'May my figures go into my own castle?',
      answer: `Yes: into the courtyard all of them, into the donjon all but Archers and Squires. A figure in your
        donjon cannot be shot at, and it guards the courtyard.`,
      rules: ['C15', 'C16'],
    },
    {
      question: 'May I ride through my own courtyard?',
      answer:
        'No. Both courtyards stop every move, yours as well as your opponent’s. You may stop there, but go no further.',
      rules: ['C14'],
    },
    {
      question: 'Can I shoot over other figures, or over a castle?',
      answer: 'Over figures and courtyards, yes. A donjon in between stops the arrow, and so do rock and forest.',
      rules: ['C16'],
    },
    {
      question: 'Does forest protect a figure from arrows?',
      answer: 'Only if the forest lies between the figure and the Archer. A figure in forest can be hit.',
      rules: ['C16'],
    },
    {
      question: 'Can an Archer drive a figure out of a courtyard or a donjon?',
      answer: 'Out of a courtyard, yes. A figure in a donjon cannot be shot at.',
      rules: ['C16', 'C17'],
    },
    {
      question: 'My figure cannot get out of range. What now?',
      answer: `Then it retreats to any square that it can reach, back or aside. If it has none at all, the shot was not
        allowed.`,
      rules: ['C17'],
    },
    {
      question: 'May my figure take an enemy as it retreats?',
      answer: 'No. But you may move the same figure on your next turn, and then it takes as usual.',
      rules: ['C17', 'C18'],
    },
    {
      question: 'Can a Knight ride diagonally between a rock and a forest?',
      answer: `No, and not between two forests either. It gets through if one of the two squares is open, or belongs to
        a castle.`,
      rules: ['C11'],
    },
    {
      question: 'Does a Squire need open ground for its leap?',
      answer: `It may leap over figures and forest, and land in forest. Rock, a courtyard or a donjon on its first
        square stops it.`,
      rules: ['C13'],
    },
    {
      question: 'What if my castle stands on a rock?',
      answer: 'Then the rock is gone: the two squares are donjon and courtyard, and nothing else.',
      rules: ['C3', 'C11'],
    },
    {
      question: 'Is the game over if my ally loses every figure?',
      answer: `No, that army is skipped from then on. Only the chief’s donjon and the chief’s royal house decide the
        game.`,
      rules: ['C19', 'C22'],
    },
  ],
  variants: {
    armies: `With one army in each camp you play the game for two. With two or three, the allies of a chief join in; a
      player may command several armies.`,
    map: `Another map puts rock and forest in other places. The rules stay the same.`,
    'drawing-up': `In secret, each camp sets up as it likes, and the other sees nothing until both are ready. With
      ready-made set-ups you can begin at once.`,
    'king-mounted': `If the King rides, he must go round forest as other riders do. As we read the booklet, he walks.`,
    'archer-step': `If Archers move exactly three squares, they may no longer move one or two. Their range stays one
      to three.`,
    retreat: `If a retreat is exactly one square, the figure under fire goes one square back or aside. It must still get
      out of range if one square is enough for that. If the Archer is right next to it, one square is
      usually not enough.`,
    'allied-house': `If the allies have a King, a Prince and a Duke, these move as usual, but losing them does not lose
      the game. The chief’s royal house alone counts.`,
    'quiet-first-turn': `On the very first turn of the game White may neither take nor shoot. In our trial games
      from random set-ups White had an advantage without this rule.`,
  },
  sample: {
    title: 'The greedy Pikeman',
    introduction: `White and Pale Blue have set up behind their screens. White’s King stands in his donjon. Pale Blue’s
      King has looked for safety on the far edge, and has left the castle in the care of others. A short game, with two
      arrows and one mistake.`,
    comments: {
      0: `Look at Pale Blue’s castle. Only one figure guards its courtyard: the Pikeman on the same row, to the right.
        That one is enough, as long as it stays.`,
      1: `White’s Pikeman marches through three squares of forest and takes a Squire. No rider could have done that.`,
      2: `A Knight takes it in return: a Pikeman for a Squire.`,
      3: `A long march for White’s Sergeant, again through forest. It looks harmless over there, but the diagonal in
        front of it leads to Pale Blue’s courtyard.`,
      4: `Pale Blue has other plans, and sends an Archer forward.`,
      5: `White moves an Archer along the edge of the board. From here the lone guard is in range, three squares away
        on the diagonal.`,
      6: `The first arrow is Pale Blue’s. The Archer that has just come forward shoots at another white Archer, the one right in front of it.`,
      7: `There is rock behind this white Archer, so it steps aside. One square would leave it in range, so it goes
        two. Now
        it is White’s turn.`,
      8: `The second arrow is White’s, at the Pikeman that guards the courtyard.`,
      9: `Here, too, there is rock behind the target. Wherever the Pikeman steps aside, it leaves its row and no longer
        guards the courtyard. But a retreat costs no turn: Pale Blue can still close the gap.`,
      10: `The mistake. Another Pikeman attacks the Duke and two Knights at once, which is hard to resist. A Knight
        beside the courtyard would have kept the castle safe; now nothing can save Pale Blue.`,
      11: `Through the forest and along the whole diagonal: the Sergeant stops in the courtyard. No pale blue figure
        can take it, and no Archer has it in range.`,
      12: `Pale Blue takes the Duke. A fine catch, but too late.`,
      13: `One straight step, and the Sergeant storms the donjon. White wins.`,
    },
    conclusion: `Three things to remember. An arrow takes nobody, but it can pull away the one guard that matters. A
      retreat does not cost you your turn, so use that turn to close the gap. And a King in his donjon would have guarded
      the courtyard all along.`,
  },
  summary: `*Aim.* Bring a figure into the enemy donjon, or take the enemy King, Prince and Duke.

    *Set-up.* In secret, behind the screens: castle and figures anywhere in your own half. No figure on rock, no rider
    in forest, no Archer or Squire in the donjon. Lift the screens. White begins; in the next game the winner does.

    *Your turn.* Move one figure, or shoot with one Archer. Figures move in a straight line over free squares and take
    the enemy on which they stop.

    | figure |{army=complete:  number |} moves |
    | King{king-mounted=on:  (rider)} |{army=complete:  1 |} 1 or 2, straight or diagonally |
    | Prince, Duke, Knight (riders) |{army=complete:  1, 1, 3 |} any distance, straight or diagonally |
    | Sergeant |{army=complete:  3 |} up to 12 diagonally, or 1 straight |
    | Pikeman |{army=complete:  4 |} up to 12 straight, or 1 diagonally |
    | Squire |{army=complete:  3 |} leaps: 1 straight, then 1 diagonally onward |
    | Archer |{army=complete:  4 |} {archer-step=up-to: 1 to 3}{archer-step=exact: exactly 3}, straight or diagonally; never takes |

    *Terrain.* Riders go round rock and forest, and never slip diagonally between two such squares. Foot soldiers cross
    forest, not rock, and slip between two rocks. A Squire leaps over figures and forest; rock, a courtyard or a donjon
    on its first square stops it.

    *Castle.* Stop in a courtyard, never pass through it. In and out of the donjon: one straight step, by its courtyard.
    Never an Archer or a Squire. Nothing passes over a donjon.

    *Shot.* At an enemy one to three squares away, straight or diagonally. Rock, forest and donjons in between stop the
    arrow; figures and courtyards do not. Never at a figure in a donjon.

    *Retreat.* The target’s owner moves it at once: {retreat=three: one to three squares}{retreat=one: exactly one square} back or aside, by the rules of terrain, never
    taking, never into a donjon, out of this Archer’s range if possible. No shot at a figure that has no retreat. A
    retreat costs no turn.

    *End.* Storm the enemy donjon or take the enemy’s whole royal house, and you win. With no move at all, pass. Draw: the same position for the
    third time, or 200 turns in a row without a capture.

    *Camps.* {allied-house=off: Usually a chief has a castle and twenty figures, and an ally seventeen, without a
    castle or a royal house.}{allied-house=on: Usually a chief has a castle and twenty figures, and an ally twenty too, without
    a castle; an ally’s King, Prince and Duke are ordinary figures.} Armies of the two camps take turns.`,
};
export default book;

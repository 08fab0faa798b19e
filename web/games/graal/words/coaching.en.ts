export const coaching = {
  'coach.graal.title': 'A whole game, explained',
  'coach.graal.teaches': 'Play from a ready-made set-up to the end; every move is explained as it happens.',
  'coach.graal.start':
    'Move one figure each turn. You win by bringing a figure into the enemy donjon, or by taking the enemy King, Prince and Duke.',
  'coach.graal.retreat':
    'A figure under fire goes one to three squares back or to the side. If it can get out of this Archer’s range, it must.',
  'coach.graal.house': 'King, Prince and Duke are the royal house. A camp that has lost all three has lost the game.',
  'coach.graal.shot': 'An arrow takes nobody. The target retreats at once, and then play goes on as usual.',
  'coach.graal.took': 'A figure that lands on an enemy takes it. Taken figures do not come back.',
  'coach.graal.rider':
    'Prince, Duke and Knights are riders: they go any distance in any of the eight directions, but never through rock or forest.',
  'coach.graal.sergeant':
    'A Sergeant goes up to 12 squares diagonally, or one straight. Forest does not stop foot soldiers; rock does.',
  'coach.graal.pikeman':
    'A Pikeman goes up to 12 squares straight, or one diagonally. Forest does not stop foot soldiers; rock does.',
  'coach.graal.squire':
    'A Squire leaps: one square straight, then one diagonally onward. Figures in its way do not matter.',
  'coach.graal.archer':
    'An Archer moves up to three squares, always to a free one. It never takes; instead of moving, it may shoot.',
  'coach.graal.king':
    'The King goes one or two squares in any direction, on foot. In his own donjon he guards the courtyard.',
  'coach.graal.castle':
    'The castle has two squares. The only way into the donjon is from the courtyard, so keep yours guarded.',
  'coach.graal.ask':
    'Not sure where a figure can go? Rest the mouse on it, or hold a finger on it, and you will see. That works for enemy figures too.',
  'coach.graal.passed': 'An army that can neither move nor shoot has to pass.',
} as const;

export const lessons = {
  'lesson.graal.1.title': 'Figures and terrain',
  'lesson.graal.1.teaches': 'Ride, march and leap, round rock and through forest.',
  'lesson.graal.1.step1':
    'Two kingdoms face each other across the border; you play White. You win by setting foot in the ' +
    'enemy donjon, or by taking King, Prince and Duke.',
  'lesson.graal.1.step2':
    'Knight, Prince and Duke ride any distance in any of the eight directions. Move this Knight straight up and take the Pikeman.',
  'lesson.graal.1.step2.done': 'Taken. A figure stops on a free square, or on an enemy, which leaves the board.',
  'lesson.graal.1.step2.wrong': 'Take the marked Pikeman with the marked Knight.',
  'lesson.graal.1.step3':
    'Take this Sergeant. Forest stops your Knight, but foot soldiers walk through it. A Pikeman goes up to 12 squares straight: who can take the Sergeant?',
  'lesson.graal.1.step3.done': 'Right through the forest. Rock would have stopped even the Pikeman.',
  'lesson.graal.1.step3.forest': 'Riders must go round forest and rock. Take with the Pikeman.',
  'lesson.graal.1.step3.wrong': 'Your Pikeman goes straight to the Sergeant, right through the forest.',
  'lesson.graal.1.step4':
    'A Sergeant goes up to 12 squares diagonally, or one straight. Take the marked Squire with your Sergeant.',
  'lesson.graal.1.step4.done': 'Eight squares, through a forest: Sergeants strike from afar.',
  'lesson.graal.1.step4.wrong': 'Follow the diagonal from your Sergeant, all the way to the Squire.',
  'lesson.graal.1.step5':
    'A Squire leaps: one square straight, then one diagonally onward; figures in its way do not matter. Leap, and take the marked Archer.',
  'lesson.graal.1.step5.done':
    'You leapt over your own Pikeman. On that first square, only rock or a castle stops a Squire.',
  'lesson.graal.1.step5.pikeman':
    'True, a Pikeman may also go one square diagonally. But let the Squire leap this time.',
  'lesson.graal.1.step5.leap': 'That is not a leap: one square straight, then one diagonally, like a knight in chess.',
  'lesson.graal.1.step5.wrong': 'Use the Squire, and take the Archer.',
  'lesson.graal.1.step6':
    'You have taken the King and the Prince. Only this Duke is left of the royal house. Rock bars your Knight; take the Duke with your Prince.',
  'lesson.graal.1.step6.done': 'King, Prince and Duke are taken: the royal house has fallen, and you win!',
  'lesson.graal.1.step6.rock': 'Nobody can cross this rock. Your Prince has a free diagonal.',
  'lesson.graal.1.step6.wrong': 'Your Prince takes the Duke, diagonally.',
  'lesson.graal.1.step7':
    'The King goes one or two squares, on foot. And the Archers? They move up to three, never take, and have a ' +
    'lesson of their own.',

  'lesson.graal.2.title': 'Archers and retreat',
  'lesson.graal.2.teaches': 'Shoot, retreat, and know what stops an arrow.',
  'lesson.graal.2.step1':
    'Instead of moving, an Archer may shoot at an enemy up to three squares away, in any of the eight directions. Shoot at this Knight.',
  'lesson.graal.2.step1.done':
    'Nobody dies of an arrow, but the Knight had to retreat at once: back or to the side, out of ' +
    'range. And your opponent’s turn is still to come.',
  'lesson.graal.2.step1.step': 'That is a move. To shoot, choose the Archer and then the marked Knight.',
  'lesson.graal.2.step1.wrong': 'Use the Archer: choose it, then its target, the marked Knight.',
  'lesson.graal.2.step2':
    'Now your Knight is under fire from this Archer. Retreat one to three squares back or to the side, where the Archer cannot shoot it again.',
  'lesson.graal.2.step2.done': 'Safe. A retreat never takes, and never leads into a donjon.',
  'lesson.graal.2.step2.range': 'The Archer could shoot it again there. Go further back, or off the Archer’s lines.',
  'lesson.graal.2.step2.waits': 'Your Knight is under fire: first it must retreat, onto a free square.',
  'lesson.graal.2.step3': 'Two enemies stand near your Archer. One hides behind a forest. Shoot at the other.',
  'lesson.graal.2.step3.done':
    'Rock, forest and donjons in between stop an arrow. But a target that stands in forest is not safe.',
  'lesson.graal.2.step3.forest': 'The forest in between stops the arrow. Try the other one.',
  'lesson.graal.2.step3.wrong': 'Shoot with your Archer at the enemy Knight.',
  'lesson.graal.2.step4': 'Here your own Pikeman stands in front of the Archer. Shoot over it, at the marked Squire.',
  'lesson.graal.2.step4.done': 'Figures do not stop arrows. Archers are well placed behind your own line.',
  'lesson.graal.2.step4.wrong': 'Choose the Archer, then the Squire.',
  'lesson.graal.2.step5':
    'An arrow takes nobody, but it can drive a guard out of a courtyard or a rider off a good square. Next: the ' +
    'castle.',

  'lesson.graal.3.title': 'Storming and guarding a castle',
  'lesson.graal.3.teaches': 'Two steps into a donjon, and how to stop them at home.',
  'lesson.graal.3.step1':
    'A castle is two squares: the donjon (its keep), here at the edge, and its courtyard. The only way into the donjon is one straight step from the courtyard.',
  'lesson.graal.3.step2': 'No enemy guards the courtyard. Ride in with your Knight.',
  'lesson.graal.3.step2.done': 'There was nothing your opponent could do: no figure could take your Knight.',
  'lesson.graal.3.step2.donjon': 'Not all at once: you enter the donjon from its courtyard. Stop there first.',
  'lesson.graal.3.step2.wrong': 'The way is free: take your Knight to the marked courtyard.',
  'lesson.graal.3.step3': 'One step is left.',
  'lesson.graal.3.step3.done':
    'Your Knight storms the donjon: you win! Any figure but an Archer or a Squire may do this.',
  'lesson.graal.3.step3.wrong': 'Into the donjon: one step up from the courtyard.',
  'lesson.graal.3.step4': 'Now an enemy Knight stands in your courtyard. Stop it, or the game is over.',
  'lesson.graal.3.step4.done': 'A King in his own donjon guards the courtyard himself. That is a good home for him.',
  'lesson.graal.3.step4.wrong': 'Then the Knight steps into your donjon, and you lose. Take it with the King.',
  'lesson.graal.3.step5':
    'Here the King is far from home, and the marked Knight looks down the open column at your courtyard. Guard it, or bar the way.',
  'lesson.graal.3.step5.done':
    'Well guarded. There were three ways: the Squire or the Pikeman covers the courtyard, or the Pikeman bars the column.',
  'lesson.graal.3.step5.wrong':
    'Then the Knight rides into your courtyard, and on into your donjon. Put a figure where it could take an enemy there, or in the Knight’s way.',
  'lesson.graal.3.step6':
    'Remember: if nobody guards the courtyard, a rider can storm the castle in two turns. Look at both courtyards ' +
    'before every move.',

  'lesson.graal.4.title': 'Setting up',
  'lesson.graal.4.teaches': 'Where the castle stands, who guards it, and who may stand where.',
  'lesson.graal.4.step1':
    'Before the first move both camps set up in secret, each in its own half: a castle and twenty figures. Then the ' +
    'screens are lifted, and you see everything.',
  'lesson.graal.4.step2':
    'First the castle. Take it from the tray, tap a square for the donjon, then one beside it for the courtyard.',
  'lesson.graal.4.step2.done':
    'There it stands. Once the game has begun, it stays there. It may even stand on rock or forest.',
  'lesson.graal.4.step2.wrong': 'Begin with the castle: take it from the tray.',
  'lesson.graal.4.step3':
    'Say your castle stands here, with the courtyard in front of the donjon. Put the King into the donjon.',
  'lesson.graal.4.step3.done':
    'At home he guards the courtyard. Only an enemy that storms the donjon could take him, and that wins the game anyway.',
  'lesson.graal.4.step3.wrong': 'Put the King into the marked donjon. To move a figure, tap it, then its new square.',
  'lesson.graal.4.step4':
    'Now a Knight. Riders may not stand in forest, and no figure may stand on rock. Give it room to ride.',
  'lesson.graal.4.step4.done': 'Well placed: a Knight likes open lines, and an enemy to aim at.',
  'lesson.graal.4.step4.forest': 'A rider may not stand in forest. Choose open ground.',
  'lesson.graal.4.step4.rock': 'That is rock: no figure may stand there. Choose open ground.',
  'lesson.graal.4.step4.abroad': 'Your kingdom ends halfway up the board. Stay on this side.',
  'lesson.graal.4.step4.wrong': 'Take a Knight from the tray and put it on open ground.',
  'lesson.graal.4.step5':
    'A careless start: the King is far away, and nobody could take an enemy in your courtyard. Move a figure to guard it.',
  'lesson.graal.4.step5.done': 'Guarded. In a game we warn you if you forget.',
  'lesson.graal.4.step5.wrong':
    'Nobody could take an enemy there yet. The simplest way is to put the King into the donjon.',
  'lesson.graal.4.step6': 'You need not place all twenty by hand. Press “Place the rest”.',
  'lesson.graal.4.step6.done': 'Your army is in place. You can still move any figure before you press “Ready”.',
  'lesson.graal.4.step6.wrong': 'Press “Place the rest”, or put every figure somewhere yourself.',
  'lesson.graal.4.step7':
    'Archers and Pikemen in front, riders behind them with open lines, the King at home: a sound beginning. You can ' +
    'save a good set-up and give it a name.',

  'lesson.graal.5.title': 'King, Archer, corners and courtyards',
  'lesson.graal.5.teaches': 'Walk with the King, hide an Archer, and know what bars the way.',
  'lesson.graal.5.step1':
    'The King goes one or two squares in any direction, on foot. Let him take the marked Archer, right through the forest.',
  'lesson.graal.5.step1.done': 'Two squares, through forest and into forest. Riders could not follow him there.',
  'lesson.graal.5.step1.forest': 'Forest stops the Knight. Use the King.',
  'lesson.graal.5.step1.wrong': 'Take the Archer with the King.',
  'lesson.graal.5.step2':
    'Bring your Archer near enough to shoot at this Knight next turn, but where the Knight cannot take it. Three squares away is near enough.',
  'lesson.graal.5.step2.done': 'Forest suits an Archer: it can shoot from there, and riders cannot come in.',
  'lesson.graal.5.step2.taken': 'Near enough, but the Knight rides down the column and takes it. Look for forest.',
  'lesson.graal.5.step2.wrong':
    'Only one safe square is near enough: three squares diagonally, in the forest. Move the Archer there.',
  'lesson.graal.5.step3': 'Now shoot at the Knight.',
  'lesson.graal.5.step3.done': 'The Knight had to retreat. An Archer never takes, but it decides who may stay.',
  'lesson.graal.5.step3.wrong': 'Choose the Archer, then the enemy Knight.',
  'lesson.graal.5.step4':
    'Two rocks touch at a corner here. Try to move your Knight between them, to the marked square.',
  'lesson.graal.5.step4.done': 'No rider squeezes between two squares of rock or forest that touch at a corner.',
  'lesson.graal.5.step4.wrong': 'You may do that. But try the gap first, to the marked square.',
  'lesson.graal.5.step5': 'Foot soldiers do fit. Take the marked Archer with your Sergeant.',
  'lesson.graal.5.step5.done': 'Between the rocks and on: where riders must go round, a Sergeant slips through.',
  'lesson.graal.5.step5.wrong': 'Go diagonally between the rocks, with the Sergeant.',
  'lesson.graal.5.step6': 'This Archer stands beyond your own courtyard. Try to take it with your Knight.',
  'lesson.graal.5.step6.done':
    'A courtyard is a barrier: any figure may stop in one, but none may pass through, not even through its own.',
  'lesson.graal.5.step6.wrong': 'You may do that. But first try to ride through, to the Archer.',
  'lesson.graal.5.step7':
    'Arrows know no such barrier. Shoot with your Archer across the courtyard at the marked Knight.',
  'lesson.graal.5.step7.done': 'Arrows fly over a courtyard, but not over a donjon.',
  'lesson.graal.5.step7.wrong': 'Choose the Archer, then the marked Knight.',
  'lesson.graal.5.step8': 'Corners, courtyards, forests: before you ride, look at what lies between.',

  'lesson.graal.6.title': 'More than one army',
  'lesson.graal.6.teaches': 'Chief and allies, whose turn it is, and a win together.',
  'lesson.graal.6.step1':
    'Each camp has two armies here. White moves first, then Pale Blue, then your ally Light Brown, then Turquoise. Only the ' +
    'chiefs, White and Pale Blue, have a castle and a royal house.',
  'lesson.graal.6.step2':
    'You play White now, and this light brown Pikeman is your ally’s. Try to take it with your Knight.',
  'lesson.graal.6.step2.done': 'You never take a figure of your own camp, and you may not ride over one either.',
  'lesson.graal.6.step2.wrong': 'You may do that. But first try to take the light brown Pikeman.',
  'lesson.graal.6.step3':
    'Your ally’s Knight stands in the enemy courtyard. Pale Blue moves before your ally does, and the marked Pikeman would take that Knight. Help your ally.',
  'lesson.graal.6.step3.done':
    'The guard is gone, and nobody else can reach the courtyard. Now it is your ally’s turn.',
  'lesson.graal.6.step3.wrong': 'Then the Pikeman takes your ally’s Knight. Take the Pikeman with your own Knight.',
  'lesson.graal.6.step4': 'For this move you play Light Brown. Finish the game.',
  'lesson.graal.6.step4.done': 'The light brown Knight storms the donjon, and the whole camp wins!',
  'lesson.graal.6.step4.wrong': 'Into the donjon: one step up from the courtyard.',
  'lesson.graal.6.step5':
    'A camp has one to three armies, and one player may command several. An army without figures is skipped; only ' +
    'the chief’s donjon and royal house decide the game.',
} as const;

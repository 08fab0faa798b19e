export const lessons = {
  'lesson.graal.1.title': 'Figures and terrain',
  'lesson.graal.1.teaches': 'Ride, march and leap, round rocks and through forests.',
  'lesson.graal.1.step1':
    'Two kingdoms, South (white) and North (blue), with a wild country between them. You win by setting foot in ' +
    'the enemy’s donjon, or by taking his King, his Prince and his Duke.',
  'lesson.graal.1.step2':
    'Knight, Prince and Duke ride any distance in all eight directions. Ride the Knight at h4 straight up and ' +
    'take the Pikeman at h10.',
  'lesson.graal.1.step2.done': 'Taken. A figure stops on a free square, or on an enemy, who leaves the board.',
  'lesson.graal.1.step2.wrong': 'Take the Pikeman: the Knight from h4 to h10.',
  'lesson.graal.1.step3':
    'The Sergeant at d10 should fall. Forest stops the Knight at d4, but footmen walk through it. A Pikeman goes ' +
    'up to 12 squares straight: who takes?',
  'lesson.graal.1.step3.done': 'Through the forest and onto d10. Rock would have stopped him too.',
  'lesson.graal.1.step3.forest': 'Horsemen go round forest and rock. Take with the Pikeman at a10.',
  'lesson.graal.1.step3.wrong': 'The Pikeman at a10 goes straight to d10, right through the forest.',
  'lesson.graal.1.step4':
    'The Sergeant goes up to 12 squares diagonally, or one straight. Take the Squire at k9 with the Sergeant from c1.',
  'lesson.graal.1.step4.done': 'Eight squares, through a forest: Sergeants strike from afar.',
  'lesson.graal.1.step4.wrong': 'Follow the diagonal from c1: d2, e3, f4 … to k9.',
  'lesson.graal.1.step5':
    'The Squire leaps: one square straight, then one diagonally onward; figures on his way do not matter. Leap ' +
    'from h4 and take the Archer at g6.',
  'lesson.graal.1.step5.done': 'Over your own Pikeman. Only rock or a castle on the first square stops him.',
  'lesson.graal.1.step5.pikeman':
    'True, a Pikeman may also step one square diagonally. But let the Squire leap: h4 to g6.',
  'lesson.graal.1.step5.leap': 'That is no leap: one square straight, then one diagonally, like a knight at chess.',
  'lesson.graal.1.step5.wrong': 'Use the Squire: from h4 to g6.',
  'lesson.graal.1.step6':
    'North’s King and Prince have fallen. Only the Duke at k10 is left of the royal house. Rock bars the Knight ' +
    'at k3; take the Duke with your Prince.',
  'lesson.graal.1.step6.done': 'King, Prince and Duke are all taken: South wins.',
  'lesson.graal.1.step6.rock': 'Nobody crosses the rock at k7. The Prince at h13 has a free diagonal.',
  'lesson.graal.1.step6.wrong': 'The Prince at h13 takes the Duke at k10, along the diagonal.',
  'lesson.graal.1.step7':
    'The King goes one or two squares, on foot. And the Archers? They step up to three, never take, and have a ' +
    'lesson of their own.',

  'lesson.graal.2.title': 'Archers and retreat',
  'lesson.graal.2.teaches': 'Shoot, make way, and know what stops an arrow.',
  'lesson.graal.2.step1':
    'Instead of moving, an Archer may shoot at an enemy up to three squares away, in any of the eight ' +
    'directions. Shoot from h6 at the Knight on h8.',
  'lesson.graal.2.step1.done':
    'Nobody dies of an arrow, but North had to move the Knight at once: back or sideways, out of your Archer’s ' +
    'reach. And North’s turn is still to come.',
  'lesson.graal.2.step1.step': 'That is a step. To shoot, choose the Archer and then the Knight at h8.',
  'lesson.graal.2.step1.wrong': 'Use the Archer at h6: choose him, then his target at h8.',
  'lesson.graal.2.step2':
    'Now your Knight at h7 has been shot at from h9. Move him one to three squares back or sideways, where this ' +
    'Archer cannot hit him again.',
  'lesson.graal.2.step2.done': 'Safe. A retreat never takes, and never leads into a donjon.',
  'lesson.graal.2.step2.range': 'There the Archer could hit him again. Further back, or off his lines.',
  'lesson.graal.2.step2.waits': 'First the Knight who was shot at has to make way, onto a free square.',
  'lesson.graal.2.step3': 'Two enemies stand near your Archer at i5. One hides behind forest. Shoot at the other.',
  'lesson.graal.2.step3.done': 'Rock, forest and donjons in between stop an arrow. Standing in a forest does not help.',
  'lesson.graal.2.step3.forest': 'The forest at i6 stops the arrow. Try the other one.',
  'lesson.graal.2.step3.wrong': 'Shoot with the Archer at i5 at the Knight on k5.',
  'lesson.graal.2.step4':
    'Here your own Pikeman stands before the Archer. Shoot over his head: from h4 at the Squire on h7.',
  'lesson.graal.2.step4.done': 'Figures do not stop arrows. Behind your own line Archers are well placed.',
  'lesson.graal.2.step4.wrong': 'Choose the Archer at h4, then the Squire at h7.',
  'lesson.graal.2.step5':
    'An arrow wins time and opens ways: it drives guards out of courtyards and riders off good squares. Next: ' +
    'the castle.',

  'lesson.graal.3.title': 'Storming and guarding a castle',
  'lesson.graal.3.teaches': 'Two steps into a donjon, and how to stop them at home.',
  'lesson.graal.3.step1':
    'A castle is two squares: the donjon, here i16, and its courtyard, i15. The only way into the donjon is one ' +
    'straight step from the courtyard.',
  'lesson.graal.3.step2': 'Nothing of North’s guards the courtyard. Ride in with the Knight: from i8 to i15.',
  'lesson.graal.3.step2.done': 'North can do nothing any more: nobody can take you there.',
  'lesson.graal.3.step2.donjon': 'Not all at once: the donjon is entered from its courtyard. First to i15.',
  'lesson.graal.3.step2.wrong': 'The way is free: the Knight from i8 to the courtyard, i15.',
  'lesson.graal.3.step3': 'One step is left.',
  'lesson.graal.3.step3.done': 'The donjon is taken: South wins. Only Archers and Squires cannot do this.',
  'lesson.graal.3.step3.wrong': 'Into the donjon: from i15 to i16.',
  'lesson.graal.3.step4': 'Now an enemy Knight stands in your courtyard, at h2. Stop him, or the game is over.',
  'lesson.graal.3.step4.done': 'A King in his own donjon guards the courtyard himself. That is a good home for him.',
  'lesson.graal.3.step4.wrong': 'Then the Knight steps into your donjon, and North wins. Take him with the King.',
  'lesson.graal.3.step5':
    'Here the King is far from home, and the Knight at h9 looks down the open file at your courtyard, h2. Guard ' +
    'it, or bar the way.',
  'lesson.graal.3.step5.done':
    'Well guarded. There were three ways: Squire to f3, Pikeman to k2, or Pikeman to h5 across the file.',
  'lesson.graal.3.step5.wrong':
    'Then the Knight rides to h2 and into your donjon. Put a figure where it could take on h2, or in the Knight’s way.',
  'lesson.graal.3.step6':
    'Remember: a courtyard that nobody guards falls to a horseman in two turns. Look at both courtyards before ' +
    'every move.',

  'lesson.graal.4.title': 'Drawing up',
  'lesson.graal.4.teaches': 'Where the castle stands, who guards it, and who may stand where.',
  'lesson.graal.4.step1':
    'Before the first move both camps draw up in secret, each in its own half: a castle and twenty figures. Then ' +
    'the screens are lifted, and everything is open.',
  'lesson.graal.4.step2':
    'First the castle. Take it from the tray, tap a square for the donjon, then a neighbouring one for the courtyard.',
  'lesson.graal.4.step2.done': 'There it stands, and there it stays. It may even stand on rock or forest.',
  'lesson.graal.4.step2.wrong': 'Begin with the castle: take it from the tray.',
  'lesson.graal.4.step3': 'Say your castle is here: donjon d2, courtyard d3. Put the King into the donjon.',
  'lesson.graal.4.step3.done': 'At home he covers the courtyard, and only the storm that wins anyway could take him.',
  'lesson.graal.4.step3.wrong': 'Put the King on d2, in the donjon. To move a figure, tap it, then its new square.',
  'lesson.graal.4.step4':
    'Now a Knight. Horsemen do not stand in forest, and nobody stands on rock. Give him room to ride.',
  'lesson.graal.4.step4.done': 'A good place has open lines, and soon an enemy in sight.',
  'lesson.graal.4.step4.forest': 'No horseman stands in forest. Choose open ground.',
  'lesson.graal.4.step4.rock': 'Nobody stands on rock. Choose open ground.',
  'lesson.graal.4.step4.abroad': 'Your kingdom ends at rank 8. Stay on this side.',
  'lesson.graal.4.step4.wrong': 'Take a Knight from the tray and put him on open ground.',
  'lesson.graal.4.step5':
    'A careless start: the King is far away at a7, and nobody could take an enemy on d3. Move a figure so that ' +
    'the courtyard is guarded.',
  'lesson.graal.4.step5.done': 'Guarded. The program warns you if you forget.',
  'lesson.graal.4.step5.wrong': 'Still nobody could take on d3. The simplest way: the King from a7 to the donjon, d2.',
  'lesson.graal.4.step6': 'You need not place all twenty by hand. Press “Place the rest”.',
  'lesson.graal.4.step6.done': 'The army stands. Any figure can still be moved before you say you are ready.',
  'lesson.graal.4.step6.wrong': 'Press “Place the rest”, or put every figure somewhere yourself.',
  'lesson.graal.4.step7':
    'Archers and Pikemen in front, horsemen with open lines behind them, the King at home: a sound beginning. ' +
    'Good drawing-ups can be saved under a name.',
} as const;

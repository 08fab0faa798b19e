export const lessons = {
  'lesson.grailnah.1.title': 'A Knight’s way to the Grail',
  'lesson.grailnah.1.teaches': 'Out of the castle, inward ring by ring, and onto the Grail.',
  'lesson.grailnah.1.step1':
    'You play white, from the castle nearest to you. King, Queen and four Knights are inside. The first Knight ' +
    'on the Grail, in the middle, wins.',
  'lesson.grailnah.1.step2':
    'Bring a Knight out. Tap your castle, choose the Knight, then one of the two side gates, A3 or A20.',
  'lesson.grailnah.1.step2.done': 'Out he rides. Leaving the castle is the whole move.',
  'lesson.grailnah.1.step2.royal': 'That is not a side gate. Knights leave to the left or the right: A3 or A20.',
  'lesson.grailnah.1.step2.wrong': 'King and Queen leave in front, by the Royal gate. Take a Knight this time.',
  'lesson.grailnah.1.step3': 'Forward means inward: one square towards the Grail. Ride from A3 to B3.',
  'lesson.grailnah.1.step3.done': 'One ring further. And blue comes from the other side.',
  'lesson.grailnah.1.step3.straight':
    'Knights know no diagonal, and only one square forward at a time. Straight in, to B3.',
  'lesson.grailnah.1.step3.wrong': 'That is allowed, but now ride forward: the Knight at A3, one square in, to B3.',
  'lesson.grailnah.1.magicians': 'The magicians obey you too, but that is for the next lesson. Move the Knight.',
  'lesson.grailnah.1.step4':
    'Merlin bars the way at D5. But along its ring a Knight rides as far as he likes, either way. Ride the ' +
    'Knight at C5 sideways.',
  'lesson.grailnah.1.step4.done': 'Round he goes. From here the way inward is open again.',
  'lesson.grailnah.1.step4.merlin': 'A Knight may not stop on a magician’s square. Ride along the ring.',
  'lesson.grailnah.1.step4.stairs': 'That is a staircase: Knights neither stop there nor pass. Go as far as C8.',
  'lesson.grailnah.1.step4.back': 'Knights never ride back. Along the ring, please.',
  'lesson.grailnah.1.step4.wrong': 'Move the Knight at C5, along its ring: to C6, C7 or C8.',
  'lesson.grailnah.1.step5':
    'Between C and D runs the magic circle. Kings and Queens stay outside; Knights simply ride in. From C8 to D8.',
  'lesson.grailnah.1.step5.done': 'You are inside. Rings E, F and G, and then the Grail.',
  'lesson.grailnah.1.step5.wrong': 'Forward, across the circle: from C8 to D8.',
  'lesson.grailnah.1.step6':
    'A few moves later: one step is left. Morgane stands on the Grail, but she cannot keep it. Ride onto it.',
  'lesson.grailnah.1.step6.done': 'The Grail! A Knight who reaches it wins at once, whoever stands there.',
  'lesson.grailnah.1.step6.wrong': 'The Grail is one step away: ride the Knight from G8 into the middle.',
  'lesson.grailnah.1.step7':
    'One square forward, any distance along the ring, never back: that is a Knight. Next you learn what can stop him.',

  'lesson.grailnah.2.title': 'Locks and magicians',
  'lesson.grailnah.2.teaches': 'Hold a Knight fast, send him home with Merlin, and pay Morgane’s price.',
  'lesson.grailnah.2.step1':
    'Blue’s Knight at F8 is two moves from the Grail, and Morgane bars your own way. Ride along ring F, right onto F8.',
  'lesson.grailnah.2.step1.done': 'Two colours on one square: both pieces are locked.',
  'lesson.grailnah.2.step1.morgane':
    'Morgane stands there, and no one stops on a magician’s square. Ride along the ring.',
  'lesson.grailnah.2.step1.wrong': 'Then blue rides on. Take the Knight at F3 along the ring to F8.',
  'lesson.grailnah.2.step2': 'See for yourself: tap your Knight at F8.',
  'lesson.grailnah.2.step2.done':
    'Neither moves until one of the two is sent home or leaves the board. A lock costs you a Knight, but blue one too.',
  'lesson.grailnah.2.step2.wrong': 'That would move, but try the locked Knight first: tap F8.',
  'lesson.grailnah.2.step3':
    'Blue is one step from the Grail, at G7. Call Merlin: he goes straight, any distance, and whoever stands ' +
    'where he stops goes home. Send him from the Grail to G7.',
  'lesson.grailnah.2.step3.done': 'The blue Knight is back in his castle. No other move would have saved you.',
  'lesson.grailnah.2.step3.merlin':
    'He must stop exactly where the Knight stands, at G7; otherwise blue rides onto the Grail.',
  'lesson.grailnah.2.step3.morgane': 'As she leaves the Grail, Morgane may not stop on a Knight. Merlin may.',
  'lesson.grailnah.2.step3.wrong': 'Then blue’s next move is onto the Grail. Tap the Grail and choose Merlin.',
  'lesson.grailnah.2.step4': 'Blue has just moved Merlin to C2. Would you like to move him away again? Tap him.',
  'lesson.grailnah.2.step4.done':
    'Merlin never moves twice in succession, whoever calls him. And after three turns of Merlin’s in a row, your ' +
    'fourth must be something else.',
  'lesson.grailnah.2.step4.wrong': 'You could do that. But tap Merlin first, at C2.',
  'lesson.grailnah.2.step5':
    'Now he may move, but he is outside the magic circle. Take him and try to go inward, to D2.',
  'lesson.grailnah.2.step5.done':
    'Once outside, Merlin never crosses the circle inward. Think twice before you send him out.',
  'lesson.grailnah.2.step5.wrong': 'That is possible. But try to send Merlin inward: from C2 to D2.',
  'lesson.grailnah.2.step6':
    'Morgane guards the inside. Leaving the Grail is free: put her before the blue Knight, at G8.',
  'lesson.grailnah.2.step6.done': 'He may not stop on her square, so he had to go round.',
  'lesson.grailnah.2.step6.elsewhere': 'There she is in nobody’s way. Put her right before the Knight at F8: on G8.',
  'lesson.grailnah.2.step6.wrong': 'A move; but call Morgane this time, from the Grail to G8.',
  'lesson.grailnah.2.step7':
    'Merlin has just moved, so only Morgane can stop the Knight at G9. She steps one square and sends him home; ' +
    'but now each step costs you a Knight. Move her to G9 and choose whom to give.',
  'lesson.grailnah.2.step7.done': 'One Knight given, one sent home. Yours waits off the board and may come back.',
  'lesson.grailnah.2.step7.dear': 'That saves you, but he had come so far! Give a Knight who is still in the castle.',
  'lesson.grailnah.2.step7.grail': 'Once she has left the Grail, Morgane never steps back onto it. To G9.',
  'lesson.grailnah.2.step7.wrong': 'Then blue rides onto the Grail. Move Morgane from G8 to G9.',
  'lesson.grailnah.2.step8':
    'Lock, Merlin, Morgane: that is how Knights are stopped. Before each move, look who can reach the Grail next.',

  'lesson.grailnah.3.title': 'More Knights, and a castle shut in',
  'lesson.grailnah.3.teaches': 'Walk King and Queen to another castle, and close four gates.',
  'lesson.grailnah.3.step1':
    'King and Queen leave by the Royal gate, onto B1 or B2. They walk one square in any direction, diagonally ' +
    'too, but never into the magic circle.',
  'lesson.grailnah.3.step2':
    'The four staircases are joined underground. Your King is in blue’s castle already; the Queen stands on the ' +
    'staircase C4. Take her to a staircase near the castle.',
  'lesson.grailnah.3.step2.done': 'Half the board in one move. And on a staircase nobody can touch her.',
  'lesson.grailnah.3.step2.far': 'That staircase is near your own castle. Choose C9 or C14, near blue’s.',
  'lesson.grailnah.3.step2.circle': 'King and Queen never enter the magic circle. Choose a staircase.',
  'lesson.grailnah.3.step2.wrong': 'Possible, but slow. Move the Queen from C4 to the staircase C9 or C14.',
  'lesson.grailnah.3.step3': 'She stands before the Royal gate of blue’s castle. Let her in, to your King.',
  'lesson.grailnah.3.step3.done':
    'King and Queen together in a castle where they were not together last: up to four waiting Knights join you, ' +
    'right there.',
  'lesson.grailnah.3.step3.wrong': 'The gate is open: move the Queen from B11 into the castle.',
  'lesson.grailnah.3.step4': 'The new Knights start from here. Bring one out by a side gate of blue’s castle.',
  'lesson.grailnah.3.step4.done': 'And on he rides. The walk can be made again, to yet another castle.',
  'lesson.grailnah.3.step4.wrong': 'Take one of the new Knights, in the castle S, out to A10 or A13.',
  'lesson.grailnah.3.step5':
    'There is another way to win: shut a castle in. Its gates open onto A10, A13, B11 and B12. Three are yours; ' +
    'take the fourth.',
  'lesson.grailnah.3.step5.done':
    'All four hold pieces of one other colour: blue is disqualified, and you are the last one left.',
  'lesson.grailnah.3.step5.wrong': 'Close the last gate: ride the Knight from B14 along the ring to B12.',
  'lesson.grailnah.3.step6':
    'Now blue shuts you in: A3, A20 and B1 are taken, and the Knight at B5 is about to ride to B2. One move saves you.',
  'lesson.grailnah.3.step6.done': 'Merlin sends the Knight home, and the ring is broken.',
  'lesson.grailnah.3.step6.stand':
    'He rides onto B2 all the same: locked there, but the gate is closed and you are out.',
  'lesson.grailnah.3.step6.wrong': 'Then the Knight closes B2, and white is disqualified. Who can send him home?',
  'lesson.grailnah.3.step7':
    'Keep an eye on your four gate squares, and remember the walk when Knights run short. Time to play!',
} as const;

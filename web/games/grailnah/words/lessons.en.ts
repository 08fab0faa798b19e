export const lessons = {
  'lesson.grailnah.1.title': 'A Knight’s way to the Grailnah',
  'lesson.grailnah.1.teaches': 'Out of the castle, inward ring by ring, and onto the Grailnah.',
  'lesson.grailnah.1.step1':
    'You play White, from the castle nearest to you. King, Queen and four Knights are inside. The first Knight on ' +
    'the Grailnah, the cross in the middle, wins.',
  'lesson.grailnah.1.step2': 'Bring a Knight out. Tap your castle, choose a Knight, then one of the two side gates.',
  'lesson.grailnah.1.step2.done': 'Out it rides. Leaving the castle is the whole move.',
  'lesson.grailnah.1.step2.royal': 'That is not a side gate. Knights leave to the left or the right.',
  'lesson.grailnah.1.step2.wrong': 'King and Queen leave in front, by the royal gate. Take a Knight this time.',
  'lesson.grailnah.1.step3':
    'Forward means inward: one square towards the Grailnah. Say your Knight is at this gate: ride one square in.',
  'lesson.grailnah.1.step3.done': 'One ring closer. And Blue is coming from the other side.',
  'lesson.grailnah.1.step3.straight':
    'Knights never go diagonally, and only one square forward at a time. Ride straight in.',
  'lesson.grailnah.1.step3.wrong': 'You may do that, but now ride forward: the Knight at the gate, one square in.',
  'lesson.grailnah.1.magicians':
    'You may play Merlin and Morgane too, but that is for the next lesson. Move the Knight.',
  'lesson.grailnah.1.step4':
    'Merlin bars the way. But along its ring, in either direction, a Knight rides as far as the way is free. Move this Knight sideways.',
  'lesson.grailnah.1.step4.done': 'Round it goes. From here the way inward is open again.',
  'lesson.grailnah.1.step4.merlin': 'A Knight may not stop where Merlin stands. Ride along the ring.',
  'lesson.grailnah.1.step4.stairs':
    'That is a staircase: a Knight may neither stop there nor pass over it. Stop before it.',
  'lesson.grailnah.1.step4.back': 'A Knight may not ride backward. Follow the ring.',
  'lesson.grailnah.1.step4.wrong': 'Move the marked Knight along its ring: one, two or three squares.',
  'lesson.grailnah.1.step5':
    'The magic circle runs between the third ring and the fourth. King and Queen stay outside; Knights simply ride in. Say yours stands here: go forward.',
  'lesson.grailnah.1.step5.done': 'You are inside. Three more rings, and then the Grailnah.',
  'lesson.grailnah.1.step5.wrong': 'Go forward with the marked Knight, across the circle.',
  'lesson.grailnah.1.step6':
    'A few moves later, only one step is left. Morgane stands on the Grailnah, but she cannot guard it. Ride onto it.',
  'lesson.grailnah.1.step6.done':
    'The Grailnah! A Knight that reaches it wins at once, even if Merlin or Morgane stands there.',
  'lesson.grailnah.1.step6.wrong': 'The Grailnah is one step away: move the marked Knight into the middle.',
  'lesson.grailnah.1.step7':
    'One square forward, any distance along the ring, never backward: that is a Knight. Next you learn what can ' +
    'stop it.',

  'lesson.grailnah.2.title': 'Locks, Merlin and Morgane',
  'lesson.grailnah.2.teaches': 'Lock a Knight, send one home, and sacrifice one to play Morgane.',
  'lesson.grailnah.2.step1':
    'This blue Knight is two moves from the Grailnah, and Morgane bars your own way. Ride along the ring, all the way onto the blue Knight’s square.',
  'lesson.grailnah.2.step1.done': 'Two colours on one square: the two Knights lock each other.',
  'lesson.grailnah.2.step1.morgane': 'Morgane stands there, and you may not stop on her square. Ride along the ring.',
  'lesson.grailnah.2.step1.wrong': 'Then Blue rides on. Take your Knight along the ring to the blue one.',
  'lesson.grailnah.2.step2': 'See for yourself: tap your Knight here.',
  'lesson.grailnah.2.step2.done':
    'Neither can move until one of the two is sent home or leaves the board. A lock ties up a Knight on each side.',
  'lesson.grailnah.2.step2.wrong': 'You could move that one, but tap the locked Knight first.',
  'lesson.grailnah.2.step3':
    'Blue is one step from the Grailnah. Play Merlin: he goes straight, any distance, and sends home the pieces on the square where he stops. Take him onto the blue Knight’s square.',
  'lesson.grailnah.2.step3.done': 'The blue Knight is back in its castle. No other move would have saved you.',
  'lesson.grailnah.2.step3.merlin': 'He must stop exactly where the blue Knight stands, or it rides onto the Grailnah.',
  'lesson.grailnah.2.step3.morgane': 'As she leaves the Grailnah, Morgane may not stop on a Knight. Merlin may.',
  'lesson.grailnah.2.step3.wrong': 'Then Blue rides onto the Grailnah. Tap the Grailnah and choose Merlin.',
  'lesson.grailnah.2.step4': 'Blue has just played Merlin. Would you like to move him away again? Tap him.',
  'lesson.grailnah.2.step4.done':
    'Merlin may not be played twice in a row, by anyone. And after three turns running with Merlin, you must play ' +
    'something else.',
  'lesson.grailnah.2.step4.wrong': 'You could do that. But tap Merlin first.',
  'lesson.grailnah.2.step5':
    'Now you may play him, but he is outside the magic circle. Take him and try to go inward, to the marked square.',
  'lesson.grailnah.2.step5.done':
    'Once outside, Merlin may not cross the circle inward. Think twice before you send him out.',
  'lesson.grailnah.2.step5.wrong': 'You may do that. But try to take Merlin inward, to the marked square.',
  'lesson.grailnah.2.step6':
    'Morgane guards the inside. Leaving the Grailnah costs nothing: put her in front of the blue Knight, on the marked square.',
  'lesson.grailnah.2.step6.done': 'The blue Knight may not stop on her square, so it had to go round.',
  'lesson.grailnah.2.step6.elsewhere':
    'There she is in nobody’s way. Put her right in front of the blue Knight, on the marked square.',
  'lesson.grailnah.2.step6.wrong': 'You may do that; but play Morgane this time, to the marked square.',
  'lesson.grailnah.2.step7':
    'Merlin has just been played: only Morgane can stop this Knight. She steps there and sends it home, but each step now costs you a Knight. Play her, and choose which to sacrifice.',
  'lesson.grailnah.2.step7.done':
    'One Knight sacrificed, one sent home. Yours waits beside the board and may come back.',
  'lesson.grailnah.2.step7.dear':
    'That saves you, but this Knight had come a long way. Sacrifice one that is still in the castle.',
  'lesson.grailnah.2.step7.grail':
    'Once she has left the Grailnah, Morgane may not step back onto it. Go to the blue Knight.',
  'lesson.grailnah.2.step7.wrong': 'Then Blue rides onto the Grailnah. Play Morgane onto the blue Knight’s square.',
  'lesson.grailnah.2.step8':
    'Lock, Merlin, Morgane: that is how you stop Knights. Before each move, check who can reach the Grailnah next.',

  'lesson.grailnah.3.title': 'Extra Knights, and a blocked castle',
  'lesson.grailnah.3.teaches': 'Walk King and Queen to another castle, and block every gate of one.',
  'lesson.grailnah.3.step1':
    'King and Queen leave by the royal gate, onto one of these two squares. They go one square any way, diagonally too, but never into the magic circle.',
  'lesson.grailnah.3.step2':
    'The four staircases are joined underground. Your King is in the blue castle already; your Queen stands on this staircase. Take her to one near that castle.',
  'lesson.grailnah.3.step2.done': 'All that way in one move. And nobody can send her home from a staircase.',
  'lesson.grailnah.3.step2.far': 'That staircase is near your own castle. Choose one of these two, near the blue one.',
  'lesson.grailnah.3.step2.circle': 'King and Queen may not enter the magic circle. Choose a staircase.',
  'lesson.grailnah.3.step2.wrong':
    'You may do that, but it is slow. Move the Queen to a staircase near the blue castle.',
  'lesson.grailnah.3.step3': 'Your Queen stands at the royal gate of the blue castle. Let her in to join your King.',
  'lesson.grailnah.3.step3.done':
    'King and Queen are together in a different castle from the one where the two last met: you get up to four waiting ' +
    'Knights, right there.',
  'lesson.grailnah.3.step3.wrong': 'The gate is open: move the Queen into the castle.',
  'lesson.grailnah.3.step4': 'The extra Knights start from here. Bring one out by a side gate of the blue castle.',
  'lesson.grailnah.3.step4.done':
    'And off it rides. You can do this again in any castle but the one where King and Queen last met, even in your ' +
    'own; out and straight back in brings nothing.',
  'lesson.grailnah.3.step4.wrong': 'Take one of the extra Knights out of the blue castle, by a marked gate.',
  'lesson.grailnah.3.step5':
    'There is another way to win: block every gate of a castle. This one has four gate squares. Three are yours; take the fourth.',
  'lesson.grailnah.3.step5.done':
    'Your pieces stand on all four gate squares: Blue is out of the game, and you are the last one left.',
  'lesson.grailnah.3.step5.wrong': 'Block the last gate: ride along the ring onto the free marked square.',
  'lesson.grailnah.3.step6':
    'Now Blue is blocking you: three gate squares are taken, and this Knight is about to ride onto the last one. One move saves you.',
  'lesson.grailnah.3.step6.done':
    'Merlin sends the Knight home: your fourth gate square stays free, and you stay in the game.',
  'lesson.grailnah.3.step6.stand':
    'The blue Knight rides there all the same. It is locked, but the gate is blocked and you are out.',
  'lesson.grailnah.3.step6.wrong':
    'Then the Knight blocks your last gate, and you are out of the game. Who can send it home?',
  'lesson.grailnah.3.step7':
    'Blue is back, and has just played Merlin. This Knight is about to take your last gate. Who can hold it where it is?',
  'lesson.grailnah.3.step7.done':
    'A lock guards a gate: as long as the two are locked, the blue Knight cannot ride to yours.',
  'lesson.grailnah.3.step7.merlin':
    'Merlin has just been played, so you may not. Lock this Knight with your own on the same ring.',
  'lesson.grailnah.3.step7.wrong':
    'Then it takes your last gate, and you are out of the game. Ride along the ring onto its square.',
  'lesson.grailnah.3.step8':
    'Keep an eye on your four gate squares, and remember King and Queen when you run short of Knights. Time to ' +
    'play!',

  'lesson.grailnah.4.title': 'Three players',
  'lesson.grailnah.4.teaches': 'A third castle to meet in, and two opponents to watch.',
  'lesson.grailnah.4.step1':
    'Three players have three castles, and everyone plays alone. White sits in the middle and begins; the turn ' +
    'goes clockwise, here to Blue and then to Red.',
  'lesson.grailnah.4.step2':
    'Your King and Queen last met in the blue castle. Now the King is in the red one, and the Queen stands at its gate. Let her in.',
  'lesson.grailnah.4.step2.done':
    'A third castle counts like any other: you get four Knights here. You may have eight at most.',
  'lesson.grailnah.4.step2.wrong': 'Bring the two together: move the Queen into the red castle.',
  'lesson.grailnah.4.step3':
    'Blue and Red both need one more step, and you can stop only one. Who moves after you? Use Merlin.',
  'lesson.grailnah.4.step3.done':
    'Blue was next, and then had to stop Red with Morgane, at the price of a Knight. Stop the one who moves first, ' +
    'and let the others deal with the rest.',
  'lesson.grailnah.4.step3.red':
    'That stops Red, but Blue moves first and rides onto the Grailnah. Take Merlin onto the blue Knight’s square.',
  'lesson.grailnah.4.step3.merlin': 'He must stop where the blue Knight stands.',
  'lesson.grailnah.4.step3.wrong': 'Then Blue rides onto the Grailnah. Take Merlin onto the blue Knight’s square.',
  'lesson.grailnah.4.step4':
    'If one player blocks all your gates, you are out, but the other two play on. The last one left wins, or the ' +
    'first on the Grailnah.',

  'lesson.grailnah.5.title': 'Four players in two teams',
  'lesson.grailnah.5.teaches': 'Help a partner without a word, and keep out of the way.',
  'lesson.grailnah.5.step1':
    'Partners sit opposite each other: you, White, with Red, against Blue and Green. Your team wins as soon as one ' +
    'of you reaches the Grailnah.',
  'lesson.grailnah.5.step2':
    'This Knight is your partner’s. Would you like to join it there? See what happens: ride along the ring to it.',
  'lesson.grailnah.5.step2.done':
    'They lock each other. Partners are different players too: if the two of you share a square, neither piece can move.',
  'lesson.grailnah.5.step2.wrong': 'You may do that; but see first what happens there: ride to your partner’s Knight.',
  'lesson.grailnah.5.step3':
    'Your partner’s Knight is one step from the Grailnah. But Blue moves first, and could send it home with Merlin. Prevent it: only one kind of move will do.',
  'lesson.grailnah.5.step3.done':
    'Merlin may not be played twice in a row, so Blue could not use him, and Red rode onto the Grailnah. Your team ' +
    'wins!',
  'lesson.grailnah.5.step3.partner': 'That sends your partner’s Knight home. Play Merlin anywhere else.',
  'lesson.grailnah.5.step3.morgane':
    'She bars one side of the ring only; Merlin comes from the other. Think of Merlin himself.',
  'lesson.grailnah.5.step3.wrong': 'Then Blue plays Merlin onto that Knight. What if Merlin had just been played?',
  'lesson.grailnah.5.step4':
    'Red understood without a word: partners keep silent, and online there is no chat until the game is over. Let your ' +
    'moves show your plans.',
} as const;

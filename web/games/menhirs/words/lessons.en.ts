export const lessons = {
  'lesson.menhirs.1.title': 'First steps',
  'lesson.menhirs.1.teaches': 'Place mist, slide it, and bare the stones.',
  'lesson.menhirs.1.step1':
    'Seven old stones stand in this forest, and mist lies on every one. Both players move the same mist. You win ' +
    'if your slide leaves no stone covered.',
  'lesson.menhirs.1.step2': 'In rounds 1 and 2 a turn places one more tile of mist. Tap any free hex.',
  'lesson.menhirs.1.step2.done': 'There it lies. After two rounds there are eleven tiles, and the sliding begins.',
  'lesson.menhirs.1.step2.taken': 'There is mist here already. Choose a hex without mist.',
  'lesson.menhirs.1.step3':
    'Tiles that touch form a cluster, and a cluster slides as one. These three belong together; the arrows are ' +
    'the six directions.',
  'lesson.menhirs.1.step4': 'You are player a. Tap the cluster of three, then slide it one step to the north-east.',
  'lesson.menhirs.1.step4.done': 'The stone at c3 is bare. And look: b has slid the mist off a2. That was careless.',
  'lesson.menhirs.1.step4.direction': 'A fine slide, but this time to the north-east, please: up and to the right.',
  'lesson.menhirs.1.step4.loose': 'That is a loose tile. Take the cluster of three in the middle.',
  'lesson.menhirs.1.step5': 'Now only one stone is covered, at f1. Slide that tile away, whichever way you like.',
  'lesson.menhirs.1.step5.done':
    'Every stone stands bare: you win, and score a point for each tile of mist on the board.',
  'lesson.menhirs.1.step5.wrong': 'Then f1 stays covered. Slide the tile that lies on it.',
  'lesson.menhirs.1.step6':
    'Mist does not vanish, it moves on. Bare stones stand around this tile. Slide it so that it lands on none of them.',
  'lesson.menhirs.1.step6.done': 'Well seen. The mist drifts into the forest, and all five stones are bare.',
  'lesson.menhirs.1.step6.wrong': 'Now the mist lies on the next stone, and nothing is won. Look for a forest hex.',
  'lesson.menhirs.1.step7':
    'Two stones are covered, each by a loose tile. If you bare one, b bares the other and wins. So wait: find a ' +
    'slide that bares nothing.',
  'lesson.menhirs.1.step7.done': 'Patience pays. Now it is b who must find a slide that bares nothing.',
  'lesson.menhirs.1.step7.wrong': 'Now one covered stone is left, and it is b’s turn: b wins. Slide other mist.',
  'lesson.menhirs.1.step8':
    'That is the heart of it: place for two rounds, then slide, and never leave b a last stone that one slide ' +
    'can bare.',

  'lesson.menhirs.2.title': 'Splitting, the mirror, the clearing',
  'lesson.menhirs.2.teaches': 'Take part of a cluster, know what may not go back, and clear the sky wisely.',
  'lesson.menhirs.2.step1':
    'A cluster of six or more may be split. The part that leaves needs at least three tiles, and so does every ' +
    'piece that stays.',
  'lesson.menhirs.2.step2':
    'Slid as a whole, this row always ends up on a stone. Take only the upper three: tap the row, then tap d1, ' +
    'd2 and d3 to leave them behind.',
  'lesson.menhirs.2.step2.done': 'Three go, three stay: that is allowed.',
  'lesson.menhirs.2.step2.wrong': 'Not yet: first choose the part. Only d4, d5 and d6 should be lit.',
  'lesson.menhirs.2.step3': 'Now slide these three so that the stone at d6 stands bare.',
  'lesson.menhirs.2.step3.done': 'All stones are bare, and the lower three have not stirred. Won!',
  'lesson.menhirs.2.step3.north': 'Northward the tile of d5 lands on d6, and the stone is covered again.',
  'lesson.menhirs.2.step3.wrong': 'The stone at d6 is still covered then. Slide the upper three.',
  'lesson.menhirs.2.step4':
    'Now you are b. Player a has just slid these three to the north-east. The mirror rule: exactly these three may ' +
    'not go straight back.',
  'lesson.menhirs.2.step5':
    'A larger or a smaller part may go back, though. Only one slide wins here: take all six to the south-west.',
  'lesson.menhirs.2.step5.done': 'Six are not three, so the mirror does not mind. And no stone is covered any more.',
  'lesson.menhirs.2.step5.f2': 'That way the mist lands on the stone at f2.',
  'lesson.menhirs.2.step5.d4': 'That way the mist lands on the stone at d4 again.',
  'lesson.menhirs.2.step5.wrong': 'A stone stays covered then. Take all six, to the south-west.',
  'lesson.menhirs.2.step6':
    'From round 8 the sky clears: after the slide, a turn takes one tile of mist off the board, any tile but one.',
  'lesson.menhirs.2.step7': 'Which one? Try to take the mist off the last covered stone, at e3.',
  'lesson.menhirs.2.step7.done':
    'The rules say no. The tile on the last covered stone stays: a game is won by sliding, never by clearing.',
  'lesson.menhirs.2.step7.wrong': 'That one may go. But first try the tile on the stone, at e3.',
  'lesson.menhirs.2.step8': 'Two stones are covered here, and you have slid. Take a tile, but do not help b.',
  'lesson.menhirs.2.step8.done':
    'Both stones stay covered. And since that tile came out of the part you had slid, the mirror rule is lifted too.',
  'lesson.menhirs.2.step8.wrong': 'That bares a stone; b then slides the mist off the other one and wins.',
  'lesson.menhirs.2.step9':
    'The mist on the board at the winning slide is the score: eleven points at first, one fewer with every turn ' +
    'once the clearing has begun.',

  'lesson.menhirs.3.title': 'Counting the last turns',
  'lesson.menhirs.3.teaches': 'The mist is a clock: see who runs out of quiet slides.',
  'lesson.menhirs.3.step1':
    'Once the sky clears, the mist is a clock. Five tiles at 11a, four at 11b, three at 12a, two at 12b; then ' +
    'the game is over, and a draw if nobody has won.',
  'lesson.menhirs.3.step2': 'You are b, in turn 12b: the very last slide. One stone is covered. Win.',
  'lesson.menhirs.3.step2.done': 'Won with the last slide of all. Two tiles are left, so it scores two points.',
  'lesson.menhirs.3.step2.wrong': 'Then c3 stays covered, and the game is a draw.',
  'lesson.menhirs.3.step3':
    'You are a, in turn 12a. Bare one of these two stones, and b bares the other. Make a quiet slide instead: ' +
    'the loose tile d6 to the south.',
  'lesson.menhirs.3.step3.done': 'A quiet slide: both stones stay covered. Now a tile has to go.',
  'lesson.menhirs.3.step3.wrong': 'Now one stone is covered, and b has the last slide: b wins.',
  'lesson.menhirs.3.together': 'Just as good; but to the south, please, so that we go on together.',
  'lesson.menhirs.3.step4': 'Take the tile that you can spare.',
  'lesson.menhirs.3.step4.done':
    'Player b could bare only one of the two, and the twelve rounds are over: a draw, well saved.',
  'lesson.menhirs.3.step4.wrong': 'That bares a stone. Player b bares the other in 12b, and wins.',
  'lesson.menhirs.3.step5':
    'The same stones, but here the sky clears from 7b on: only three tiles at 11b. You are b. One quiet slide is ' +
    'left, and it is yours: d6 to the south.',
  'lesson.menhirs.3.step5.done': 'Good. Now let no quiet tile be left for player a.',
  'lesson.menhirs.3.step5.wrong': 'Now one stone is covered, and it is player a’s turn: a wins.',
  'lesson.menhirs.3.step6': 'Clear the tile that player a could slide quietly.',
  'lesson.menhirs.3.step6.done': 'Player a had no quiet slide left and had to bare a stone.',
  'lesson.menhirs.3.step6.wrong': 'That bares a stone, and a slides the mist off the other: a wins.',
  'lesson.menhirs.3.step7': 'One tile, one stone, and the last slide is yours.',
  'lesson.menhirs.3.step7.done': 'Won at 12b, by one point. You had counted right.',
  'lesson.menhirs.3.step8':
    'Now on your own. You are b, in turn 10b, and the sky has been clearing since 7b. Count the quiet slides, and win.',
  'lesson.menhirs.3.step8.done': 'Counted, waited, won.',
  'lesson.menhirs.3.step8.wrong':
    'Not this time. Slide and clear only mist that covers no stone, until a has none left.',
  'lesson.menhirs.3.step9':
    'On the small board, solved to the end, b wins nine deals in ten if the sky clears from 7b; from 8a nearly ' +
    'all are draws. Hence the author’s advice: 8a.',
} as const;

export const lessons = {
  'lesson.menhirs.1.title': 'First steps',
  'lesson.menhirs.1.teaches': 'Place mist, slide it, and free the menhirs.',
  'lesson.menhirs.1.step1':
    'Seven menhirs are hidden in the mist, and you both move the same mist. If your slide leaves no menhir in the ' +
    'mist, you win.',
  'lesson.menhirs.1.step2': 'In rounds 1 and 2 you place one mist tile a turn. Tap any hex without mist.',
  'lesson.menhirs.1.step2.done': 'There it is. After two rounds there are eleven tiles, and you begin to slide.',
  'lesson.menhirs.1.step2.taken': 'There is mist here already. Choose a hex without mist.',
  'lesson.menhirs.1.step3':
    'Tiles that touch form a cluster, and a cluster slides as one. These three belong together; the arrows show ' +
    'the six directions.',
  'lesson.menhirs.1.step4': 'It is your turn. Tap the cluster of three, then slide it one hex to the upper right.',
  'lesson.menhirs.1.step4.done':
    'You freed one menhir. And look: your opponent has carelessly slid the mist off another.',
  'lesson.menhirs.1.step4.direction': 'A fine slide, but this time go to the upper right.',
  'lesson.menhirs.1.step4.loose': 'That is a single tile. Take the cluster of three in the middle.',
  'lesson.menhirs.1.step5':
    'Now only one menhir is in the mist. Slide the marked tile away; any direction that stays on the board will do.',
  'lesson.menhirs.1.step5.done':
    'No menhir is left in the mist: you win, and score a point for each mist tile on the board.',
  'lesson.menhirs.1.step5.wrong': 'Then this menhir stays in the mist. Slide the tile that lies on it.',
  'lesson.menhirs.1.step6':
    'Mist that slides does not vanish, it moves on. Free menhirs stand around this tile. Slide it so that it covers none of them.',
  'lesson.menhirs.1.step6.done': 'Well spotted. The mist drifts into the forest, and all five menhirs are free.',
  'lesson.menhirs.1.step6.wrong': 'Now the next menhir is in the mist, and nothing is won. Look for a forest hex.',
  'lesson.menhirs.1.step7':
    'Two menhirs are in the mist, each under a single tile. If you free one, your opponent frees the other and ' +
    'wins. So wait: find a slide that frees nothing.',
  'lesson.menhirs.1.step7.done': 'Patience pays. Now your opponent must find a slide that frees nothing.',
  'lesson.menhirs.1.step7.wrong':
    'Now one menhir is left in the mist, and your opponent frees it and wins. Slide other mist.',
  'lesson.menhirs.1.step8':
    'That is the heart of it: place for two rounds, then slide, and never leave your opponent a last menhir that ' +
    'one slide can free.',

  'lesson.menhirs.2.title': 'Splitting, the mirror rule, the clearing',
  'lesson.menhirs.2.teaches': 'Split a cluster, know what may not slide back, and lift tiles wisely.',
  'lesson.menhirs.2.step1':
    'A cluster of six or more may be split. The part that slides needs at least three tiles, and so does every ' +
    'part that stays.',
  'lesson.menhirs.2.step2':
    'Slid as a whole, this column hides a menhir whichever way it goes. Take only the upper three: tap the column, then tap the lower three to leave them behind.',
  'lesson.menhirs.2.step2.done': 'Three go, three stay: that is allowed.',
  'lesson.menhirs.2.step2.wrong': 'Not yet: first choose the part. Only the upper three tiles should be lit.',
  'lesson.menhirs.2.step3': 'Now slide these three so that the menhir under them comes free.',
  'lesson.menhirs.2.step3.done': 'All menhirs are free, and the lower three tiles have not stirred. You win!',
  'lesson.menhirs.2.step3.north': 'If you go up, the next tile lands on the menhir, and it is in the mist again.',
  'lesson.menhirs.2.step3.wrong': 'Then the menhir stays in the mist. Slide the upper three.',
  'lesson.menhirs.2.step4':
    'Your opponent has just slid these three to the upper right. The mirror rule: you may not slide exactly these ' +
    'three straight back.',
  'lesson.menhirs.2.step5':
    'A larger or a smaller part may go back, though. Only one slide wins here: take all six to the lower left.',
  'lesson.menhirs.2.step5.done': 'Six are not three, so you may. And no menhir is left in the mist.',
  'lesson.menhirs.2.step5.falls': 'That way the mist lands on this free menhir.',
  'lesson.menhirs.2.step5.again': 'That way the mist lands on this menhir again.',
  'lesson.menhirs.2.step5.wrong': 'Then a menhir stays in the mist. Slide all six to the lower left.',
  'lesson.menhirs.2.step6':
    'In round 8 the clearing starts: the mist begins to lift. From now on, if your slide does not win, you lift one ' +
    'mist tile off the board: any tile, with one exception.',
  'lesson.menhirs.2.step7': 'Which one? Try to lift the tile that hides the last menhir.',
  'lesson.menhirs.2.step7.done':
    'You may not. The tile that hides the last menhir stays: you win by sliding, never by lifting.',
  'lesson.menhirs.2.step7.wrong': 'You may lift that one. But first try the tile on the menhir.',
  'lesson.menhirs.2.step8':
    'Two menhirs are in the mist here, and you have just made your slide. Lift a tile, but do not help your opponent.',
  'lesson.menhirs.2.step8.done':
    'Both menhirs stay in the mist. And because you lifted one of the tiles that you had just slid, the mirror ' +
    'rule does not bind your opponent.',
  'lesson.menhirs.2.step8.wrong': 'That frees a menhir; your opponent then slides the mist off the other one and wins.',
  'lesson.menhirs.2.step9':
    'A win scores a point for each mist tile then on the board: eleven at first, and one fewer each turn once the ' +
    'clearing has begun.',

  'lesson.menhirs.3.title': 'Counting the last turns',
  'lesson.menhirs.3.teaches': 'The mist is a clock: see who runs out of quiet slides.',
  'lesson.menhirs.3.step1':
    'The clearing turns the mist into a clock. If it starts in round 8, the first player finds five tiles in round 11 ' +
    'and the second four; in round 12, three and two. If nobody has won by then, the game is a draw.',
  'lesson.menhirs.3.step2':
    'You have the last turn of round 12: the very last slide. One menhir is in the mist. Free it and win.',
  'lesson.menhirs.3.step2.done': 'You win with the very last slide. Two tiles are left, so you score two points.',
  'lesson.menhirs.3.step2.wrong': 'Then the menhir stays in the mist, and the game is a draw.',
  'lesson.menhirs.3.step3':
    'You begin round 12. If you free one of these two menhirs, your opponent frees the other. Make a quiet slide instead, one that frees nothing: slide the marked tile down.',
  'lesson.menhirs.3.step3.done': 'A quiet slide: both menhirs stay in the mist. Now you have to lift a tile.',
  'lesson.menhirs.3.step3.wrong': 'Now one menhir is left in the mist, and your opponent has the last slide and wins.',
  'lesson.menhirs.3.together': 'Just as good, but for this lesson, slide it down.',
  'lesson.menhirs.3.step4': 'Lift the tile that you can spare.',
  'lesson.menhirs.3.step4.done':
    'Your opponent could free only one of the two, and the twelve rounds are over: a draw, well saved.',
  'lesson.menhirs.3.step4.wrong': 'That frees a menhir. Your opponent frees the other with the last slide and wins.',
  'lesson.menhirs.3.step5':
    'The same menhirs, but here the clearing started in round 7, with the second player: only three tiles are left for you in round 11. One quiet slide is left, and it is yours: the marked tile, down.',
  'lesson.menhirs.3.step5.done': 'Good. Now leave your opponent no quiet slide.',
  'lesson.menhirs.3.step5.wrong': 'Now one menhir is left in the mist, and your opponent frees it and wins.',
  'lesson.menhirs.3.step6': 'Lift the tile that your opponent could slide quietly.',
  'lesson.menhirs.3.step6.done': 'Your opponent had no quiet slide left and had to free a menhir.',
  'lesson.menhirs.3.step6.wrong': 'That frees a menhir; your opponent slides the mist off the other one and wins.',
  'lesson.menhirs.3.step7': 'One tile, one menhir, and the last slide is yours.',
  'lesson.menhirs.3.step7.done': 'You win with the last slide and score one point. You counted well.',
  'lesson.menhirs.3.step8':
    'Now on your own. You have the second turn of round 10, and the clearing started in round 7. Count the quiet ' +
    'slides, and win.',
  'lesson.menhirs.3.step8.done': 'Counted, waited, won!',
  'lesson.menhirs.3.step8.wrong':
    'Not this time. Slide and lift only mist that hides no menhir, until your opponent has no quiet slide left.',
  'lesson.menhirs.3.step9':
    'The smallest board is solved: if the clearing starts in round 7, the second player can win nine deals in ten; if it starts in round 8, nearly all are draws. And yet the author finds round 8 more fun.',

  'lesson.menhirs.4.title': 'The match',
  'lesson.menhirs.4.teaches': 'What points are for, and when a draw is enough.',
  'lesson.menhirs.4.step1':
    'A match is several games: agree on how many, or on a total to reach. The points add up, and after each game ' +
    'the other player begins.',
  'lesson.menhirs.4.step2':
    'You begin round 8, and all eleven mist tiles are still on the board. Only one menhir is in the mist. Free it and win.',
  'lesson.menhirs.4.step2.done':
    'Eleven points: the most that a win is worth in the usual game. From the next turn on, it is worth one ' +
    'point less each turn.',
  'lesson.menhirs.4.step2.wrong': 'Then this menhir stays in the mist. Slide the tile that lies on it.',
  'lesson.menhirs.4.step3': 'The same menhirs, two turns later: you begin round 9. Win again, and count the tiles.',
  'lesson.menhirs.4.step3.done':
    'Nine points. If you are behind, win early: each turn, yours or your opponent’s, costs a point.',
  'lesson.menhirs.4.step4':
    'The last game of a match, round 12, and you are one point ahead: a draw is enough. Make a quiet slide with the marked tile.',
  'lesson.menhirs.4.step4.done': 'Both menhirs stay in the mist, and your opponent has only one slide left.',
  'lesson.menhirs.4.step4.wrong':
    'Then one menhir is left, and your opponent frees it with the last slide. Use the marked tile.',
  'lesson.menhirs.4.step5': 'Say the tile is now here. Lift a tile, and hold the draw.',
  'lesson.menhirs.4.step5.done':
    'Your opponent freed one menhir, and the other is still in the mist: a draw. Nobody scores, so the match is ' +
    'yours!',
  'lesson.menhirs.4.step5.wrong':
    'That frees a menhir, and your opponent frees the other one and wins. Lift the marked tile.',
  'lesson.menhirs.4.step6':
    'You choose the length of a match under “More ways to play”. There you may also make a win in round 3 worth 21 ' +
    'points, as the author suggests.',
} as const;

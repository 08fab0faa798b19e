export const coaching = {
  'coach.menhirs.title': 'A whole game, explained',
  'coach.menhirs.teaches': 'Play from the set-up to the end; every move is explained as it happens.',
  'coach.menhirs.start':
    'Seven menhirs are hidden in the mist, and the slide that frees the last one wins. First you each place two more mist tiles.',
  'coach.menhirs.clearing':
    'The clearing has begun: from round 8, if your slide does not win, you end your turn by lifting one mist tile off the board.',
  'coach.menhirs.split':
    'A cluster of six or more may be split: the part that slides and each part that stays need three connected tiles or more.',
  'coach.menhirs.own':
    'Tiles that touch form a cluster, and a cluster slides as one. So where a tile lies matters more than who placed it.',
  'coach.menhirs.shared': 'The mist belongs to nobody: either of you may slide any of it.',
  'coach.menhirs.slide':
    'From round 3 you slide. Choose a cluster and send it one hex in one of six directions; all its tiles need room.',
  'coach.menhirs.mirror':
    'The mirror rule: you may not slide exactly these tiles straight back. A larger or a smaller part may go back.',
  'coach.menhirs.freed': 'A menhir is free while no mist lies on it. Your slide wins if it leaves none in the mist.',
  'coach.menhirs.covered': 'Mist that slides does not vanish: a menhir that it reaches is in the mist again.',
  'coach.menhirs.won':
    'Every mist tile left on the board is worth a point. In a match the points of all games are added up.',
  'coach.menhirs.drawn': 'Nobody scores for a draw.',
  'coach.menhirs.passed': 'If you have no slide, you pass; in the clearing you still lift a tile.',
  'coach.menhirs.last': 'The tile that hides the last menhir may not be lifted: you win by sliding, never by lifting.',
  'coach.menhirs.points': 'Fewer tiles, fewer points: from now on a win is worth one point less each turn.',
  'coach.menhirs.wait':
    'You need not free a menhir every turn. Often it is wiser to wait than to leave a last menhir that one slide can free.',
} as const;

export const coaching = {
  'coach.grailnah.title': 'A whole game, explained',
  'coach.grailnah.teaches': 'Play from the first Knight to the Grailnah; every move is explained as it happens.',
  'coach.grailnah.start':
    'Bring a Knight out of your castle, by a side gate. The first Knight on the Grailnah, the cross in the middle, wins.',
  'coach.grailnah.locked':
    'Whenever pieces of two colours share a square, neither can move until one of the two is sent home or leaves the board.',
  'coach.grailnah.sent': 'A piece that is sent home starts again from its own castle.',
  'coach.grailnah.back': 'Merlin and Morgane send each other back to the Grailnah.',
  'coach.grailnah.sacrificed':
    'The sacrificed Knight waits beside the board. It may come back when King and Queen meet in another castle.',
  'coach.grailnah.gained':
    'Extra Knights start from that castle. If they are sent home, they go to the castle of their own colour.',
  'coach.grailnah.out':
    'A Knight leaves by a side gate and stops there. From there it rides forward, towards the middle.',
  'coach.grailnah.royals':
    'King and Queen leave by the royal gate, in front. They go one square in any direction, but never into the magic circle.',
  'coach.grailnah.entered':
    'King and Queen may enter any castle by its royal gate. Together in a different castle from the one where they last met, they bring extra Knights.',
  'coach.grailnah.staircase':
    'The staircases are joined underground. Only King and Queen use them, and nobody is sent home from one.',
  'coach.grailnah.merlin':
    'Merlin goes straight, as far as the way is free, and sends home the pieces on the square where he stops. He may not be played twice in a row.',
  'coach.grailnah.morgane':
    'Morgane takes one step, and never leaves the magic circle. It costs nothing when she leaves the Grailnah; every other move of hers costs you a Knight.',
  'coach.grailnah.knight':
    'A Knight rides one square forward, or as far as you like along its ring, but never backward.',
  'coach.grailnah.nobody':
    'Merlin and Morgane belong to nobody. When the rules allow it, you may play one of them instead of a piece of your own.',
  'coach.grailnah.circle':
    'The magic circle lies between the third and the fourth ring, counting from the outside. Knights ride in; Merlin, once outside, may not cross it inward.',
  'coach.grailnah.unlocked': 'The other piece is gone, so this one can move again.',
  'coach.grailnah.gates':
    'Watch your four gate squares: if pieces of one other colour stand on all of them, you are out of the game.',
  'coach.grailnah.passed': 'A player who has no move at all passes.',
} as const;

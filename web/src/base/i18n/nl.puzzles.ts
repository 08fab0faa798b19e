import type { enPuzzles } from './en.puzzles';

export const nlPuzzles: Readonly<Record<keyof typeof enPuzzles, string>> = {
  'puzzle.title': 'Puzzels: {0}',
  'puzzle.lead':
    'In elke stelling leidt maar één zet tot winst. De computer heeft de stellingen gevonden en de winst bewezen.',
  'puzzle.choose': 'Kies een puzzel',
  'puzzle.number': 'Puzzel {0}, {1}',
  'puzzle.numberSolved': 'Puzzel {0}, {1}, opgelost',
  'puzzle.grade.1': 'makkelijk',
  'puzzle.grade.2': 'gemiddeld',
  'puzzle.grade.3': 'moeilijk',
  'puzzle.proved': 'bewezen',
  'puzzle.searched': 'diep doorgerekend',
  'puzzle.task': 'Jij bent aan de beurt: vind de winnende zet',
  'puzzle.colour': 'Je speelt {0}.',
  'puzzle.opponent': 'je tegenstander',
  'puzzle.hint': 'Tip',
  'puzzle.hint.begins': 'Begin met wat op het bord gemarkeerd is.',
  'puzzle.hint.is': 'Zo win je: {0}',
  'puzzle.wrong': 'Zo win je niet.',
  'puzzle.wrong.defends': 'Er is een antwoord: {0}',
  'puzzle.wrong.wins': 'Zo verlies je zelfs: {0}',
  'puzzle.wrong.goesOn': 'Het zou zo verder kunnen gaan: {0}',
  'puzzle.again': 'Opnieuw proberen',
  'puzzle.solved': 'Opgelost! Zo gaat het verder.',
  'puzzle.next': 'Volgende puzzel',
  'puzzle.open': 'Puzzels',
};

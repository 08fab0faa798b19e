import type { enAnalysis } from './en.analysis';

export const frAnalysis: Readonly<Record<keyof typeof enAnalysis, string>> = {
  'analysis.title': 'Analyse',
  'analysis.open': 'Analyser',
  'analysis.bar': 'Évaluation : {0}',
  'analysis.better': '{0} a l’avantage',
  'analysis.equal': 'à peu près à égalité',
  'analysis.won': '{0} gagne en {1} (coup|coups)',
  'analysis.wonIn': '{0} gagne à la manche {1}',
  'analysis.draw': 'partie nulle si personne ne se trompe',
  'analysis.proved': 'prouvé',
  'analysis.depth': 'profondeur {0}',
  'analysis.lines': 'Meilleurs coups',
  'analysis.line': 'Jouer cette suite : {0}',
  'analysis.moves': 'Coups et suites',
  'analysis.start': 'Début',
  'analysis.engineOn': 'Laisser l’ordinateur chercher',
  'analysis.engineOff': 'Arrêter l’ordinateur',
  'analysis.review': 'Examiner toute la partie',
  'analysis.reviewing': '{0} (position|positions) sur {1}',
  'analysis.stop': 'Arrêter',
  'analysis.graph': 'Le cours de la partie',
  'analysis.turning': 'Tournants',
  'analysis.turningAt': 'Coup {0}, {1} : {2}',
  'analysis.noTurning': 'Personne n’a commis de grosse erreur.',
  'analysis.promote': 'En faire la suite principale',
  'analysis.remove': 'Supprimer à partir d’ici',
  'analysis.playBest': 'Jouer le meilleur coup',
  'analysis.keys':
    'Au clavier : ← → pour parcourir les coups, ↑ ↓ pour aller au début ou à la fin, espace pour jouer le meilleur coup, f pour tourner le plateau.',
  'analysis.over': 'la partie est terminée',
  'analysis.choose':
    'Ouvrez une de vos parties et choisissez « Analyser » sous « Plus » : vous étudierez ici chaque position avec ' +
    'l’ordinateur.',
};

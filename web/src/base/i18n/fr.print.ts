import type { enPrint } from './en.print';

export const frPrint: Readonly<Record<keyof typeof enPrint, string>> = {
  'print.title': 'Le jeu à imprimer :',
  'print.a4': 'Au format A4 (PDF)',
  'print.letter': 'Au format lettre US (PDF)',
  'print.other': 'Imprimer avec d’autres options',
  'print.language': 'Langue',
  'print.paper': 'Papier',
  'print.paper.a4': 'A4',
  'print.paper.letter': 'lettre US',
  'print.colour': 'Couleurs',
  'print.colour.off': 'en noir et blanc',
  'print.colour.on': 'en couleur',
  'print.make': 'Créer le PDF',
  'print.making': 'Un instant : le PDF se prépare.',
  'print.made': 'Votre PDF est prêt : {0}',
  'print.noServer':
    'Le serveur ne peut pas créer le PDF pour l’instant : prenez un des PDF ci-dessus ou réessayez plus tard.',
};

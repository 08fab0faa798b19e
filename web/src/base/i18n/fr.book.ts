import type { enBook } from './en.book';

export const frBook: Readonly<Record<keyof typeof enBook, string>> = {
  'book.title': '{0} : règles du jeu',
  'book.about':
    'Les livrets nous sont parvenus sans leurs images. Nous expliquons les règles avec nos propres mots ; là où il a fallu ' +
    'combler une lacune, le paragraphe le signale. Les plateaux de ces pages sont de vrais plateaux : essayez les coups.',
  'book.none': 'Ce jeu n’a pas de livret de règles.',
  'book.contents': 'Sommaire',
  'book.sentences': 'Le jeu en quatre phrases',
  'book.box': 'Matériel',
  'book.questions': 'Questions et réponses',
  'book.see': 'Voir :',
  'book.variants': 'Variantes et éditions',
  'book.usual': '(courant)',
  'book.sample': 'Une partie commentée',
  'book.move': '{0} sur {1}',
  'book.summary': 'Aide-mémoire',
  'book.reconstructed': 'Reconstitué',
  'book.editions': 'Les trois livrets',
  'book.copy': 'Copier un lien vers « {0} »',
  'book.diagram': 'Plateau : {0}',
  'book.print': 'Imprimer ces règles',
  'book.printSummary': 'Imprimer l’aide-mémoire',
  'book.ask': 'Règles : {0}',
  'book.near': 'Avant et après',
  'book.open': 'Lire toutes les règles',
  'about.title': '{0} : à propos du jeu',
  'about.short': 'À propos',
  'about.all':
    'Ce jeu appartient à ses auteurs et à ses éditeurs. Nous ne le connaissons que par le texte de ses règles : les ' +
    'images sont perdues. Nous n’en reprenons aucune phrase, aucun dessin. Ce que dit le texte, nous le jouons ; ce ' +
    'que seule une image montrait, nous l’avons reconstitué, et chaque paragraphe concerné le dit.',
  'about.origin': 'L’original',
  'about.editions': 'Là où les livrets diffèrent',
  'about.lost': 'Ce qui est perdu',
  'about.rebuilt': 'Ce que nous avons reconstitué',
  'about.own': 'Vous avez cette boîte ?',
  'about.tell':
    'Une photo du plateau, du matériel ou du livret confirmerait, ou corrigerait, ce que nous n’avons pu que déduire. ' +
    'Écrivez-nous :',
  'about.credits': 'Ces jeux appartiennent à leurs auteurs et éditeurs.',
};

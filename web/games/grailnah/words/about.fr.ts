import type { About } from '../../../src/features/book/about';

const about: About = {
  origin: `
    *Grailnah* se joue à deux, à trois, ou à quatre en deux équipes. Nous en connaissons trois livrets :

    - *La Tintagelle*, en français, version 1.0 : © IMOTEP, édition 2004, dès 8 ans ;
    - *Het Tintagelle*, en néerlandais : © IMOTEP, édition 2004, dès 8 ans ;
    - *The Tintagelle*, en anglais, règles 1.1 ; le début manque à notre exemplaire.

    Aucun n’indique de durée dans le texte que nous avons. Le texte français a été mis en ligne par les collectionneurs de l’Escale à jeux.
  `,
  editions: `
    Deux différences comptent. Dans le livret français, on peut jouer Morgane à n’importe quel tour ; dans les livrets néerlandais et
    anglais, seulement après un pion de couleur ou Merlin. Dans les livrets français et anglais, elle ne peut pas renvoyer de chevalier en
    quittant le Grailnah ; le livret néerlandais n’en dit rien.

    Les livrets français et anglais demandent aux équipes un silence complet ; le livret néerlandais interdit aux partenaires
    de se concerter.
  `,
  lost: `
    Le dessin auquel renvoient les numéros du texte : portes latérales (1), porte royale (2), cercle magique (3),
    escalier (4). Avec lui, le nombre d’anneaux et de cases, la place du cercle magique et des escaliers, et toutes les
    couleurs sauf le blanc.
  `,
  rebuilt: `
    Quatre pions bloquent trois portes : l’une d’elles donne donc sur deux cases. Merlin et Morgane renvoient un ou deux
    pions : une case peut donc en accueillir deux. On reçoit quatre chevaliers de plus, sans jamais dépasser huit :
    quatre attendent donc à côté du plateau.

    Les sept anneaux de vingt cases viennent de nos parties d’essai : avec quatre anneaux ou plus hors du cercle
    magique, la moitié des parties au moins atteignaient la limite de tours.
  `,
};

export default about;

import type { About } from '../../../src/features/book/about';

const about: About = {
  origin: `
    Le livret de *Graal* est en français et porte en tête *The World of Art*. On y joue de deux à quatre, ou en deux
    équipes de trois ; un chapitre plus loin, il est question de trois à six personnes, en deux camps. Une partie dure
    45 minutes en moyenne. Le livret le dit proche des échecs, en plus réaliste.

    La boîte contenait un plateau en quatre panneaux à assembler ; six armées en bleu pâle, turquoise, bleu foncé, blanc,
    brun clair et brun foncé ; et deux écrans de carton sur des pieds de plastique gris. Les rochers étaient d’un vert
    uni, les forêts hachurées de vert.

    L’année, l’auteur et l’âge ne sont pas indiqués. Rien ne dit si The World of Art est un éditeur ou une collection.
  `,
  lost: `
    Les dessins du plateau et d’une armée. La fin de la première variante, qui s’interrompt au milieu d’une phrase, juste
    où elle dit ce qui manque aux armées alliées ; et les variantes suivantes, s’il y en avait.
  `,
  rebuilt: `
    Un plateau de 16 × 16 cases : certaines figurines se déplacent de douze cases au plus, d’autres sans limite ; un côté
    en compte donc au moins quatorze, peut-être davantage. La carte aussi, les vingt figurines d’une armée, le château de
    deux cases, et des alliés sans château ni maison royale.

    Pour le repli, le livret dit une case à un endroit, de une à trois à un autre : nous jouons jusqu’à trois. Passer, la partie nulle et le premier tour paisible sont de nous.
  `,
};

export default about;

import type { About } from '../../../src/features/book/about';

const about: About = {
  origin: `
    Le livret de *Graal* est en français et porte en tête *The World of Art*. Il annonce un jeu à deux, à trois ou
    à quatre, ou en deux équipes de trois ; plus loin, un chapitre parle de trois à six personnes, en deux camps. Une partie dure 45 minutes
    en moyenne. Le livret compare le jeu aux échecs, le réalisme en plus.

    La boîte contenait un plateau en quatre éléments à assembler ; six armées en blanc, marron clair, marron foncé, bleu
    pâle, turquoise et bleu foncé ; et deux écrans de carton sur des supports de plastique gris. Les rochers étaient
    d’un vert uni, les forêts hachurées de vert.

    L’année, l’auteur et l’âge ne sont pas indiqués. Rien ne dit si The World of Art est un éditeur ou une collection.
  `,
  lost: `
    Les dessins du plateau et d’une armée. La fin de la première variante, qui s’interrompt au milieu d’une phrase, au
    moment de dire ce qui manque aux armées alliées ; et les variantes suivantes, s’il y en avait.
  `,
  rebuilt: `
    Le plateau de 16 × 16 cases : certaines figurines se déplacent de douze cases au plus, d’autres sans limite : un
    côté compte donc au moins quatorze cases, peut-être plus de seize. La carte, les vingt figurines d’une armée, le
    château de deux cases et les alliés sans château ni maison du roi sont aussi notre choix.

    Pour le repli, le livret dit ici une case, là d’une à trois : nous jouons d’une à trois, et une
    seule est une option. Le droit de passer, la partie nulle et le premier tour calme sont de nous.
  `,
};

export default about;

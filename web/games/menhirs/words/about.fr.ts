import type { About } from '../../../src/features/book/about';

const about: About = {
  origin: `
    *Menhirs dans le Brouillard* se joue à deux. Malgré son titre français, le livret est en néerlandais. Il résume
    d’abord tout le jeu en quatre phrases, puis recommande d’y ajouter un marqueur de manches et un décompte des points.

    L’auteur y donne deux fois son avis. L’éclaircie est plus amusante un tour plus tard que sur le marqueur, à partir
    de la manche 8 ; et comme toute victoire vaut alors au moins deux points, le 1 du marqueur de points peut servir de
    21 : la récompense d’une victoire à la manche 3.

    Le texte conservé n’indique ni auteur, ni éditeur, ni année, ni âge, ni durée.
  `,
  lost: `
    Les trois images : la mise en place, le premier brouillard et la victoire. Le marqueur de manches et les marqueurs
    de points. Avec eux, la taille du plateau et le nombre de tuiles.
  `,
  rebuilt: `
    Gagner avant l’éclaircie rapporte tout le brouillard en jeu, soit onze points. Si l’on pose une tuile par tour, on
    en pose quatre : les sept autres couvrent donc des menhirs. Si l’éclaircie commence alors à la manche 7,
    il reste une tuile au dernier tour ; à la manche 8, il en reste deux, ce qui s’accorde avec la remarque de l’auteur sur le 1 du marqueur. En
    posant deux tuiles par tour, on arriverait à trois menhirs : sept est plus vraisemblable, mais rien ne le prouve.

    Les quatre cases par côté viennent de nos parties d’essai : avec trois, presque tous les glissements sont des
    scissions.
  `,
};

export default about;

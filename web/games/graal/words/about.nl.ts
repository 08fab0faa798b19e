import type { About } from '../../../src/features/book/about';

const about: About = {
  origin: `
    *Graal* heeft een Frans boekje, met *The World of Art* erboven. Het spel is voor twee tot en met vier spelers, of voor
    twee ploegen van drie; een later hoofdstuk spreekt van drie tot en met zes, in twee kampen. Een partij duurt
    gemiddeld 45 minuten. Volgens het boekje is het een soort schaken, maar dan levensechter.

    In de doos zaten een bord van vier delen die je in elkaar zet; zes legers in lichtblauw, turquoise, donkerblauw,
    wit, lichtbruin en donkerbruin; en twee kartonnen schermen op voetjes van grijs plastic. Rotsen waren effen groen,
    bossen groen gearceerd.

    Jaar, auteur en leeftijd staan niet in het boekje, en ook niet of The World of Art een uitgever of een reeks is.
  `,
  lost: `
    De tekeningen van het bord en van een leger. Het vervolg van de eerste variant, die midden in een zin afbreekt, net
    voordat er staat wat de legers van bondgenoten missen; en latere varianten, als die er waren.
  `,
  rebuilt: `
    Een bord van 16 × 16 vakken: sommige figuren mogen hoogstens twaalf vakken ver en andere onbeperkt, dus een zijde telt
    er minstens veertien; het kunnen er meer geweest zijn. Ook de kaart, de twintig figuren per leger,
    het kasteel van twee vakken, en bondgenoten zonder kasteel en koningshuis zijn van ons.

    Over het uitwijken zegt het boekje op de ene plaats één vak en op de andere één tot en met drie. Wij spelen met één
    tot en met drie; precies één is een variant. Passen, remise en de rustige eerste beurt hebben wij bepaald.
  `,
};

export default about;

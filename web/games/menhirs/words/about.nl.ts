import type { About } from '../../../src/features/book/about';

const about: About = {
  origin: `
    *Menhirs dans le Brouillard* is een spel voor twee. Het boekje is Nederlands, alleen de titel is Frans. Het begint
    met het hele spel in vier zinnen en raadt daarna nog twee dingen aan: een rondemarker en een puntentelling.

    De auteur laat twee keer van zich horen. De opklaring is leuker als ze een beurt later begint dan op de marker,
    vanaf ronde 8; en omdat niemand dan nog precies één punt kan halen, mag de 1 op de puntenmarker gelden als 21: de
    beloning voor winst in ronde 3.

    De tekst die wij hebben noemt geen auteur, uitgever, jaar, leeftijd of speelduur.
  `,
  lost: `
    De drie plaatjes: de opbouw, de eerste mist en de winst. De rondemarker en de puntenmarkers. En daarmee de grootte
    van het bord en het aantal tegels.
  `,
  rebuilt: `
    Winst vóór de opklaring levert alle mist in het spel op: elf tegels. Leg je er één per beurt, dan zijn dat er vier,
    en liggen er dus zeven op menhirs. Of de opklaring nu in ronde 7 of 8 begint, voor de laatste beurt blijven er dan
    een of twee tegels over, en dat past bij de opmerking van de auteur over die ene punt. Met twee tegels per beurt zou
    je op drie menhirs uitkomen: zeven is waarschijnlijker, maar niet bewezen.

    Vier vakken langs elke zijde hebben wij gekozen na proefpartijen: met drie is bijna elke zet een afsplitsing.
  `,
};

export default about;

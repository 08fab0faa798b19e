import type { About } from '../../../src/features/book/about';

const about: About = {
  origin: `
    *Menhirs dans le Brouillard* is een spel voor twee. Het boekje is Nederlands, alleen de titel is Frans. Het begint
    met het hele spel in vier zinnen en raadt daarna nog twee dingen aan: een rondemarker en een puntentelling.

    De auteur laat twee keer van zich horen. De opklaring is leuker als ze een beurt later begint dan op de rondemarker,
    dus in ronde 8. En omdat niemand dan nog precies één punt kan halen, mag de 1 op de puntenmarker gelden als 21: de
    beloning voor winst in ronde 3.

    In de tekst die wij hebben, staat geen auteur, uitgever, jaar, leeftijd of speelduur.
  `,
  lost: `
    De drie plaatjes: de opbouw, de eerste mist en de winst. De rondemarker en de puntenmarkers. En daarmee de grootte
    van het bord en het aantal tegels.
  `,
  rebuilt: `
    Winst vóór de opklaring is een punt waard voor elke misttegel in het spel, en dat zijn elf punten. Leggen jullie er
    één per beurt, dan zijn dat er vier, en liggen er dus zeven op menhirs. Begint de opklaring in ronde 7, dan is er in de
    laatste beurt nog één tegel; begint ze in ronde 8, dan zijn het er twee. Dat past bij de opmerking van de auteur
    over dat ene punt. Met twee tegels per beurt zou je op drie menhirs uitkomen: zeven is waarschijnlijker, maar niet
    bewezen.

    Vier vakken langs elke zijde hebben wij na proefpartijen gekozen: met drie is bijna elke zet een afsplitsing.
  `,
};

export default about;

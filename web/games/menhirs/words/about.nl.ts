import type { About } from '../../../src/features/book/about';

const about: About = {
  origin: `
    *Menhirs dans le Brouillard* is een spel voor twee. Het boekje is in het Nederlands; alleen de titel is Frans. Het
    begint met het hele spel in vier zinnen en raadt daarna nog twee dingen aan: een rondemarker en een puntentelling.

    De auteur laat twee keer van zich horen. Op de rondemarker begint de opklaring in ronde 7, maar de auteur
    vindt ronde 8 leuker. Winst is dan altijd minstens twee punten waard, en zo blijft de 1 op de puntenmarker over. Die
    mag voor 21 staan, de beloning voor winst in ronde 3.

    In de tekst die wij hebben, staat geen auteur, uitgever, jaar, leeftijd of speelduur.
  `,
  lost: `
    De drie plaatjes (de opbouw, de eerste mist en de winst), de rondemarker en de puntenmarkers. En daarmee ook de
    grootte van het bord en het aantal tegels.
  `,
  rebuilt: `
    Winst vóór de opklaring levert een punt op voor elke misttegel in het spel. Dat zijn elf punten, en dus elf tegels.
    Leg je één tegel per beurt, dan leggen jullie er samen vier; de andere zeven lagen dus al op menhirs. Begint de
    opklaring in ronde 7, dan is er in de laatste beurt nog één tegel; begint ze in ronde 8, dan zijn het er twee. Dat
    past bij de opmerking van de auteur over dat ene punt. Met twee tegels per beurt zou je op drie menhirs uitkomen:
    zeven is waarschijnlijker, maar niet bewezen.

    Vier vakken langs elke zijde hebben wij na proefpartijen gekozen: met drie is bijna elke zet een afsplitsing.
  `,
};

export default about;

import type { About } from '../../../src/features/book/about';

const about: About = {
  origin: `
    *Grailnah* is voor twee of drie spelers, of voor vier in twee ploegen. We kennen drie boekjes:

    - *Het Tintagelle*, Nederlands: © IMOTEP, editie 2004, vanaf 8 jaar;
    - *La Tintagelle*, Frans, versie 1.0: © IMOTEP, editie 2004, vanaf 8 jaar;
    - *The Tintagelle*, Engels, spelregels 1.1; in ons exemplaar ontbreekt het begin.

    Geen van de drie noemt een speelduur in de tekst die wij hebben. De Franse tekst is online gezet door de verzamelaars van Escale à jeux.
  `,
  editions: `
    Twee verschillen doen ertoe. In het Franse boekje mag je Morgane elke beurt verzetten; in het Nederlandse en het Engelse
    alleen na een zet met een gekleurde pion of met Merlijn. In het Franse en het Engelse mag ze geen ridder naar huis
    sturen als ze de Grailnah verlaat; het Nederlandse boekje zegt daar niets over.

    Het Franse en het Engelse boekje vragen van ploegen volledige stilte; volgens het Nederlandse mogen ploegmaten niet
    overleggen.
  `,
  lost: `
    De tekening waar de nummers in de tekst naar verwijzen: zijpoorten (1), koninklijke poort (2), magische cirkel (3),
    trap (4). En daarmee het aantal ringen en vakken, de plaats van de magische cirkel en de trappen, en alle kleuren
    behalve wit.
  `,
  rebuilt: `
    Vier pionnen blokkeren drie poorten, dus komt één poort uit op twee vakken. Merlijn en Morgane sturen één of twee
    pionnen naar huis, dus passen er twee op een vak. Je hebt hoogstens acht ridders en begint met vier, dus wachten er
    vier.

    Zeven ringen van twintig vakken hebben wij na proefpartijen gekozen. Met vier of meer ringen buiten de magische
    cirkel liep minstens de helft van de partijen tegen de beurtlimiet aan.
  `,
};

export default about;

import type { About } from '../../../src/features/book/about';

const about: About = {
  origin: `
    *Grailnah* is voor twee, drie, of vier spelers in twee ploegen. We kennen drie boekjes:

    - *Het Tintagelle*, Nederlands: © IMOTEP, editie 2004, vanaf 8 jaar;
    - *La Tintagelle*, Frans, versie 1.0: © IMOTEP, editie 2004, vanaf 8 jaar;
    - *The Tintagelle*, Engels, spelregels 1.1; in ons exemplaar ontbreekt het begin.

    Geen van de drie noemt een speelduur. De Franse tekst is online gezet door de verzamelaars van Escale à jeux.
  `,
  editions: `
    Twee verschillen doen ertoe. In het Frans mag je Morgane in elke beurt verzetten; in het Nederlands en het Engels
    alleen na een gekleurde pion of Merlijn. In het Frans en het Engels mag ze geen ridder slaan als ze het midden
    verlaat; het Nederlandse boekje zegt daar niets over.

    Het Franse en het Engelse boekje vragen van ploegen volledige stilte; volgens het Nederlandse mogen ploegmaats niet
    overleggen.
  `,
  lost: `
    De tekening waar de nummers in de tekst naar verwijzen: zijpoorten (1), koninklijke poort (2), magische cirkel (3),
    trap (4). En daarmee het aantal cirkels en vakken, de plaats van de magische cirkel en de trappen, en alle kleuren
    behalve wit.
  `,
  rebuilt: `
    Vier pionnen sluiten drie poorten af, dus komt één poort uit op twee vakken. Een of twee pionnen kunnen naar huis
    gestuurd worden, dus passen er twee op een vak. Er zijn hoogstens acht ridders, dus wachten er vier.

    Zeven ringen van twintig vakken hebben wij gekozen na proefpartijen: met vier of meer ringen buiten de magische
    cirkel liep minstens de helft van de partijen tegen de beurtlimiet aan.
  `,
};

export default about;

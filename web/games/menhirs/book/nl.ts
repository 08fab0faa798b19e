import type { Book } from './chapters';

const book: Book = {
  aim: `Zeven staande stenen gaan schuil onder de mist, en twee spelers verschuiven dezelfde mist over hetzelfde bos.
    Wie de verschuiving doet waarna geen menhir meer onder mist ligt, wint.`,
  chapters: {
    board: 'Het bord',
    setup: 'De opbouw',
    turns: 'Rondes en beurten',
    slides: 'Mist verschuiven',
    clearing: 'De opklaring',
    end: 'Het einde',
    score: 'Punten en match',
    options: 'Opties',
    notation: 'Een partij noteren',
  },
  paragraphs: {
    M1: {
      heading: 'Een zeshoek van zeshoeken',
      text: `Het bord is een zeshoek die uit zeshoekige vakken bestaat. Een vak heeft hoogstens zes buren: noord,
        noordoost, zuidoost, zuid, zuidwest en noordwest. Recht oost en recht west bestaan niet.

        Om een partij te noteren krijgen de kolommen letters van west naar oost, en de vakken van een kolom nummers
        van zuid naar noord; elke kolom begint opnieuw bij 1. Zo is {c3} het derde vak van de derde kolom.`,
      reconstructed: 'De zeshoek en de zes richtingen staan in het boekje. De namen van de vakken zijn van ons.',
    },
    M2: {
      heading: 'Menhirs en bos',
      text: `Op zeven vakken staat een *menhir*, een staande steen. Alle andere vakken zijn bos. Voor elke partij
        beslist het toeval opnieuw waar de menhirs staan.`,
      reconstructed: `Volgens het boekje liggen menhirs en bos willekeurig. Hoeveel menhirs er zijn, was te zien op
        een plaatje dat verloren is; bij [M4] staat hoe we op zeven komen.`,
    },
    M3: {
      heading: 'Hoe groot het bos is',
      text: `Het bord heeft drie, vier of vijf vakken per zijde: 19, 37 of 61 in totaal. Vier per zijde is
        gebruikelijk.`,
      reconstructed: `Het boekje noemt geen afmeting. Proefpartijen gaven de doorslag. Met drie per zijde is bijna
        elke verschuiving een splitsing en komt de mist als geheel nauwelijks van haar plaats. Met vier reizen hele
        mistbanken en is een vroege winst mogelijk.`,
    },
    M4: {
      heading: 'Elf misttegels',
      text: 'Er zijn elf misttegels: één voor elk van de zeven menhirs, en vier die de spelers zelf neerleggen ([M7]).',
      reconstructed: `Dit aantal staat nergens, maar het valt uit te rekenen. De score is de mist die in het spel is,
        en winst vóór de opklaring levert 11 punten op: er zijn dus elf tegels. In vier beurten komt er telkens één
        bij; de zeven andere liggen op de menhirs.`,
    },
    M5: {
      heading: 'Mist over de stenen',
      text: 'Vóór de eerste beurt komt op elke menhir één misttegel.',
    },
    M6: {
      heading: 'Twaalf rondes',
      text: `Een partij duurt hoogstens twaalf rondes. In elke ronde is eerst de eerste speler, {a}, aan de beurt en
        dan de tweede, {b}. Een beurt heet naar allebei: {3a} is de beurt van de eerste speler in ronde 3.

        - In ronde 1 en 2 wordt mist neergelegd ([M7]).
        - Vanaf ronde 3 wordt mist verschoven ([M8]).
        - Vanaf ronde 8 wordt in een beurt die niet wint bovendien een tegel weggenomen ([M13]).`,
      reconstructed: 'Het boekje raadt de rondemarker alleen aan. Hier worden de rondes altijd geteld.',
    },
    M7: {
      heading: 'Mist neerleggen',
      text: `In ronde 1 en 2 komt er per beurt één misttegel op een willekeurig vak zonder mist. De menhirs liggen dan
        al allemaal onder mist, dus de tegel komt op bos.`,
      reconstructed: 'Eén tegel per beurt volgt uit de telling bij [M4]. Dat elk vrij vak goed is, hebben wij bepaald.',
    },
    M8: {
      heading: 'Mistbanken en verschuivingen',
      text: `Tegels die elkaar met een zijde raken, vormen een *mistbank*. Eén losse tegel is ook een mistbank.

        Vanaf ronde 3 worden in een beurt een deel van de mist en een van de zes richtingen gekozen; dat deel schuift
        één vak die kant op. De mist is van niemand: beide spelers mogen alle mist verschuiven. Aan tafel wordt de
        verschuiving eerst hardop gezegd; hier is ze te zien voordat ze telt.`,
    },
    M9: {
      heading: 'Geheel of gesplitst',
      text: `Het deel dat schuift is een hele mistbank, of een deel van een grote. Voor een splitsing is nodig dat

        - de mistbank ten minste zes tegels heeft;
        - het deel dat vertrekt samenhangt en ten minste drie tegels heeft;
        - alles wat achterblijft in samenhangende stukken van ten minste drie tegels ligt.

        De aantallen tellen op het moment van de splitsing. Waar het deel aankomt, mag het de rest gerust weer raken.`,
      reconstructed: 'Dat de aantallen tellen op het moment van de splitsing, is hoe wij het boekje lezen.',
    },
    M10: {
      heading: 'Waar mist mag komen',
      text: `Elke tegel van het deel moet op het bord terechtkomen, op een vak zonder mist. Vakken die het deel zelf
        verlaat, tellen als vrij. Tegels liggen nooit op elkaar.`,
      reconstructed: `Het boekje houdt de mist binnen de zeshoek. Het vertelt van mistbanken die tegen elkaar
        geschoven worden, nooit van de ene op de andere; dus stapelen tegels niet.`,
    },
    M11: {
      heading: 'De spiegelregel',
      text: `Een verschuiving mag de vorige niet zomaar ongedaan maken. Precies de tegels die de tegenstander zojuist
        verschoven heeft, mogen niet recht terug, ook niet als ze nu bij een grotere mistbank horen.

        - Een groter deel mag wel terug, een kleiner deel ook.
        - In de opklaring vervalt de spiegel als de tegenstander aan het eind van diezelfde beurt een tegel uit het
          zojuist verschoven deel heeft weggenomen. Een tegel van elders verandert niets, ook niet een tegel van een
          grotere mistbank waar het deel bij gekomen is.
        - Alleen de beurt vlak ervoor telt. Na een keer passen is er geen spiegel.`,
      reconstructed: 'Dat passen de spiegel opheft, hebben wij bepaald. Al het andere komt uit het boekje.',
    },
    M12: {
      heading: 'Geen steen meer onder mist',
      text: `Een verschuiving waarna geen menhir meer onder mist ligt, wint meteen. Er wordt dan niets meer
        weggenomen. Mist die van de ene menhir op de andere schuift, wint nog niets: alle menhirs moeten ontbloot
        zijn.`,
    },
    M13: {
      heading: 'Het klaart op',
      text: `Vanaf beurt {8a} eindigt een beurt die niet wint met het wegnemen van één misttegel van het bord, ook
        beurt {12b}. Elke tegel mag weg: ook een van het zojuist verschoven deel, ook een die maar een of twee tegels
        achterlaat. De aantallen van [M9] gelden voor verschuivingen, niet voor de opklaring.

        Als optie begint de opklaring één beurt eerder, bij {7b}.`,
      reconstructed: `De rondemarker in het boekje begint bij {7b}. De auteur merkt op dat ronde 8 leuker is, en wij
        volgen hem. Dat [M9] niet voor de opklaring geldt, hebben wij bepaald.`,
    },
    M14: {
      heading: 'De laatste steen blijft verborgen',
      text: `Met wegnemen valt nooit te winnen. Ligt er nog maar één menhir onder mist, dan mag de tegel daarop niet
        weg. Mag er geen enkele tegel weg, dan wordt er niets weggenomen.`,
      reconstructed: 'Het boekje zegt niet wat er gebeurt als alleen die tegel over is. Wij hebben bepaald: niets.',
    },
    M15: {
      heading: 'Passen',
      text: `Wie geen enkele verschuiving heeft, past, en neemt in de opklaring toch een tegel weg. Zolang er een
        verschuiving mogelijk is, kan er niet gepast worden.`,
      reconstructed: `Over vastzitten zwijgt het boekje. Het is zeldzaam, en er de partij om verliezen zou een zware
        regel zijn om te verzinnen.`,
    },
    M16: {
      heading: 'Remise',
      text: 'Eindigt beurt {12b} zonder winnaar, dan is de partij remise.',
      reconstructed: 'Het boekje kent hoogstens twaalf rondes. Dat het dan remise is, volgt daaruit.',
    },
    M17: {
      heading: 'Punten',
      text: `De winnaar krijgt één punt voor elke misttegel die bij de winnende verschuiving op het bord ligt. Vóór de
        opklaring zijn dat er elf; in de eerste beurt van de opklaring ook, want daar komt de verschuiving eerst.
        Daarna is het elke beurt één minder.

        | gewonnen in beurt | opklaring vanaf {8a} | opklaring vanaf {7b} |
        | tot en met {7b} | 11 | 11 |
        | {8a} | 11 | 10 |
        | {8b} | 10 | 9 |
        | {9a} | 9 | 8 |
        | {9b} | 8 | 7 |
        | {10a} | 7 | 6 |
        | {10b} | 6 | 5 |
        | {11a} | 5 | 4 |
        | {11b} | 4 | 3 |
        | {12a} | 3 | 2 |
        | {12b} | 2 | 1 |`,
    },
    M18: {
      heading: 'Heel vroeg winnen',
      text: 'Als optie levert winst in ronde 3 21 punten op.',
    },
    M19: {
      heading: 'Een match',
      text: `Een match is een reeks partijen waarvan de punten opgeteld worden; remise telt niet mee. Het lot bepaalt
        wie de eerste partij begint. Na elke partij wisselen de spelers van plaats. Vooraf wordt een aantal partijen
        of een te halen score afgesproken.`,
      reconstructed: `Het boekje telt de punten op. Het lot, de plaatswissel en het einde van de match hebben wij
        bepaald.`,
    },
    options: {
      heading: 'Wat er te kiezen valt',
      text: `De eerste keuze is de gebruikelijke.

        | optie | keuzes | regel |
        | {side} | {4}, {3} of {5} vakken per zijde | [M3] |
        | {clearing} | de opklaring begint bij {8a} of bij {7b} | [M13] |
        | {early21} | {off}, of {on}: winst in ronde 3 telt voor 21 | [M18] |`,
    },
    positions: {
      heading: 'Een stelling op één regel',
      text: `Vijf velden bevatten een hele stelling: {M../.M../..M.M/..M./M.M 1a place - 8a}

        - *Vakken*: de kolommen van west naar oost met {/} ertussen, elk van zuid naar noord. {.} is bos, {o} een
          ontblote menhir, {m} mist op bos, {M} mist op een menhir.
        - *Beurt*: {1a} tot en met {12b}.
        - *Fase*: {place}, {slide} of {clear}; na het einde {over}.
        - *Spiegel*: de verschuiving die [M11] verbiedt, of {-}.
        - *Opklaring*: {8a} of {7b}.`,
    },
    actions: {
      heading: 'Acties',
      text: `| actie | geschreven |
        | mist neerleggen | {c3} |
        | een deel verschuiven | {d1.d2.d3>NE}: de vakken per kolom en rij, dan de richting |
        | een hele mistbank verschuiven | {d1>NE}: één van de vakken is genoeg |
        | een tegel wegnemen in de opklaring | {xc3} |
        | passen | {pass} |`,
    },
  },
  captions: {
    board: 'Vier vakken per zijde, 37 in totaal: zeven menhirs in het bos.',
    deal: 'Een nieuwe partij: elke menhir ligt onder mist. De eerste speler mag op elk vrij vak een tegel leggen.',
    cluster: 'Twee mistbanken. De westelijke is gekozen; de vier tegels schuiven samen, in elke richting.',
    split: 'Een mistbank van zeven. Drie tegels zijn gekozen en vier blijven achter: deze splitsing mag.',
    blocked: `De onderste drie van zes. Naar het noorden liggen de achterblijvers in de weg, naar het zuiden houdt het
      bord op.`,
    mirror: `De drie tegels in het oosten zijn zojuist naar het noordoosten geschoven. Ze mogen overal heen, maar niet
      recht terug.`,
    clearing: 'Beurt 8a loopt af. Er moet één tegel weg; elk van de zes is goed.',
    last: 'Nog maar één menhir is verborgen. De tegel daarop blijft liggen; een van de vier andere moet weg.',
    win: 'Drie van de zes richtingen winnen. Anders blijft er een steen onder mist, of komt er een andere onder.',
  },
};
export default book;

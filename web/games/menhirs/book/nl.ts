import type { Book } from './chapters';

const book: Book = {
  box: [
    'Een zeshoekig bord van 37 vakken, vier langs elke zijde',
    '7 menhirtegels',
    '30 bostegels',
    '11 misttegels',
    'Een rondemarker voor twaalf rondes',
    'Puntenmarkers',
  ],
  facts: ['Voor twee spelers', 'Hoogstens twaalf rondes; per ronde heeft ieder één beurt'],
  sentences: [
    `Verdeel zeven menhirs en dertig bostegels door elkaar over het bord en leg op elke menhir een misttegel.`,
    `In ronde 1 en 2 leggen jullie om de beurt een van de vier overige misttegels op een vak zonder mist.`,
    `Vanaf ronde 3 schuif je per beurt één cluster één vak op – van zes of meer tegels mag je een deel afsplitsen, als
      elk deel er minstens drie telt – en vanaf ronde 8 neem je daarna ook een misttegel weg.`,
    `Staat er na jouw zet geen menhir meer in de mist, dan win je.`,
  ],
  chapters: {
    aim: 'Doel van het spel',
    setup: 'Klaarzetten',
    turn: 'Rondes en beurten',
    moving: 'Mist verschuiven',
    clearing: 'De opklaring',
    end: 'Einde van de partij',
    score: 'Puntentelling',
    example: 'Een beurt in beeld',
    notation: 'Notatie',
  },
  paragraphs: {
    aim: {
      heading: 'Eén mist voor twee',
      text: `Zeven menhirs gaan schuil in de mist, en jullie verschuiven allebei dezelfde mist. Staat er na jouw zet geen menhir meer in de mist, dan win je.

        Eén menhir bevrijden, of zelfs zes, levert nog niets op: alleen de laatste zet telt. Kijk dus elke beurt twee
        keer. Kun je nu alle menhirs bevrijden die nog in de mist staan? En zo niet, kan je tegenstander het straks?`,
    },
    board: {
      heading: 'Het bord',
      text: `Het bord is een grote zeshoek van 37 zeshoekige vakken, vier langs elke zijde. Een vak heeft hoogstens zes
        buren: erboven en eronder, rechtsboven, rechtsonder, linksonder en linksboven. Recht naar links of naar rechts
        schuiven kan niet.`,
      reconstructed: `De zeshoek en de zes richtingen komen uit het boekje. De grootte staat er niet in, en de plaatjes
        zijn verloren: vier vakken per zijde hebben wij na proefpartijen gekozen. Met drie is bijna elke zet een
        afsplitsing en schuift een cluster zelden in zijn geheel. Met vier trekken hele clusters over het bord, en is
        vroege winst mogelijk.`,
    },
    tiles: {
      heading: 'Menhirs en bos',
      text: `Schud de zeven menhirs en de dertig bostegels door elkaar en leg op elk vak een tegel. Zo ziet het bos er
        elke partij anders uit.`,
      reconstructed: `Volgens het boekje liggen de tegels willekeurig; hoeveel het er zijn, staat er niet. Dat het
        elf misttegels zijn, volgt uit de puntentelling: bij winst vóór de opklaring telt alle mist in het spel, en dat is elf
        punten. Leg je in ronde 1 en 2 één tegel per beurt, dan zijn dat er vier, en liggen er zeven op menhirs. Met
        twee tegels per beurt zou het ook met drie menhirs kloppen. Zeven is waarschijnlijker, maar niet bewezen.`,
    },
    cover: {
      heading: 'Mist over de menhirs',
      text: 'Leg op elke menhir een misttegel en houd de vier andere misttegels bij de hand. Loot wie begint.',
      reconstructed: 'Wie begint, staat niet in het boekje. Dat je loot, hebben wij bepaald.',
    },
    rounds: {
      heading: 'Twaalf rondes',
      text: `Een partij duurt hoogstens twaalf rondes. In elke ronde krijgt ieder één beurt, altijd in dezelfde
        volgorde.

        | Ronde | In je beurt |
        | 1 en 2 | Leg één misttegel. |
        | 3 tot en met 7 | Verschuif mist. |
        | 8 tot en met 12 | Verschuif mist. Heb je daarmee niet gewonnen, neem dan één misttegel weg. |`,
      reconstructed: `Het boekje raadt de rondemarker aan, maar je mag ook zonder spelen. Wij spelen er
        gewoonlijk mee.`,
    },
    placing: {
      heading: 'Mist leggen',
      text: `In ronde 1 en 2 leg je elke beurt één misttegel op een vak zonder mist, waar je maar wilt. De menhirs zijn
        dan al bedekt, dus je tegel komt op bos. Na ronde 2 liggen alle elf misttegels op het bord.`,
      reconstructed: `Volgens het boekje leg je om de beurt. Eén tegel per beurt volgt uit het aantal tegels; dat elk
        vak zonder mist goed is, hebben wij bepaald.`,
    },
    cluster: {
      heading: 'Clusters',
      text: `Misttegels die met een zijde tegen elkaar liggen, vormen een *cluster*; een losse tegel is er ook een.
        Vanaf ronde 3 kies je in je beurt een cluster en schuif je het in zijn geheel één vak op, in een van de zes richtingen.

        Aan tafel kondig je je zet aan voordat je de mist aanraakt. In de app zie je op het bord
        welke tegels je gekozen hebt, voordat ze schuiven.`,
    },
    split: {
      heading: 'Afsplitsen',
      text: `Een cluster van vijf tegels of minder schuift altijd in zijn geheel. Van een cluster van zes of meer mag je
        een deel afsplitsen en alleen dat deel verschuiven, op twee voorwaarden:

        - Het deel dat schuift, hangt aan elkaar en telt minstens drie tegels.
        - Ook elk deel dat blijft liggen, hangt aan elkaar en telt er minstens drie.

        Tel vóór het schuiven: daarna mogen de delen elkaar weer raken.`,
      reconstructed: `Volgens het boekje telt elk deel dat ontstaat minstens drie tegels. Wij lezen dat zo: je telt op het
        moment van de afsplitsing.`,
    },
    room: {
      heading: 'Waar mist terecht mag komen',
      text: `Elke tegel die schuift, moet op het bord blijven. Hij komt op een vak zonder mist, of op een vak dat een
        andere schuivende tegel net verlaat. Stapelen mag nooit.

        Of daar bos is of een menhir, maakt niet uit: ook een vrije menhir mag je weer bedekken.`,
      reconstructed: `Het boekje houdt de mist binnen de zeshoek. Er staat dat je clusters tegen elkaar schuift,
        nergens dat je ze op elkaar schuift; dat je niet stapelt, hebben wij bepaald.`,
    },
    mirror: {
      heading: 'De spiegelregel',
      text: `Precies de tegels die je tegenstander net verschoven heeft, mag je niet meteen terugschuiven, ook niet als
        ze nu bij een groter cluster horen.

        - Een groter of kleiner deel mag wel terug, als je je aan de regels voor het afsplitsen houdt.
        - In de opklaring vervalt het verbod als je tegenstander aan het eind van diezelfde beurt een van de net
          verschoven tegels wegnam. Een andere tegel wegnemen helpt niet, ook al hoort die nu bij hetzelfde cluster.
        - Terugschuiven en er dan zelf een tegel van wegnemen mag ook niet.
        - Alleen de beurt vlak vóór de jouwe telt. Heeft je tegenstander gepast, dan geldt er geen verbod.`,
      reconstructed: 'Dat het verbod na een keer passen vervalt, hebben wij bepaald. De rest komt uit het boekje.',
    },
    lifting: {
      heading: 'Mist wegnemen',
      text: `In ronde 8 begint *de opklaring*: heb je met je zet niet gewonnen, neem dan ook nog één misttegel van het
        bord. Zo gaat het door tot en met de allerlaatste beurt.

        Je mag elke tegel kiezen, ook een die je net verschoven hebt. Ook een tegel die een menhir verbergt, mag weg,
        als dat maar niet de laatste menhir in de mist is. Er mogen clusters van één of twee tegels overblijven: het
        minimum van drie geldt alleen bij het afsplitsen.`,
      reconstructed: `Op de rondemarker van het boekje begint de opklaring één beurt eerder, in ronde 7 bij de tweede
        speler. Volgens een noot van de auteur is ronde 8 leuker, en daar houden wij het op. Dat er minder dan drie
        tegels mogen overblijven, hebben wij bepaald.`,
    },
    last: {
      heading: 'De laatste menhir',
      text: `Winnen doe je met schuiven, nooit met wegnemen. Staat er nog maar één menhir in de mist, dan blijft de
        tegel daarop liggen: neem een andere tegel weg. Is er geen andere, dan neem je niets weg.`,
      reconstructed: `De tegel van de laatste menhir wegnemen en zo winnen vindt het boekje te gemakkelijk. Wat je
        doet als die tegel als enige over is, staat er niet. Wij hebben bepaald: niets.`,
    },
    win: {
      heading: 'De winnende zet',
      text: `Je wint zodra er na jouw zet geen menhir meer in de mist staat; je neemt dan geen tegel meer weg. Schuift er
        mist van de ene menhir op de andere, dan heb je nog niet gewonnen: alle zeven moeten tegelijk vrij zijn.`,
    },
    stuck: {
      heading: 'Geen zet meer',
      text: `Zolang je kunt schuiven, moet je schuiven, ook als je dat liever niet doet. Heb je geen enkele zet, dan pas je;
        in de opklaring neem je toch een tegel weg.`,
      reconstructed: `Wat je doet als je niet kunt schuiven, zegt het boekje niet. Het komt zelden voor, en wij vonden
        het te streng om je dan te laten verliezen: je past.`,
    },
    draw: {
      heading: 'Remise',
      text: 'Na twaalf rondes zonder winnaar is het remise. Zonder rondemarker zijn het er vijftig.',
      reconstructed: `Met de rondemarker kent het boekje hoogstens twaalf rondes. De remise volgt daaruit. De vijftig
        rondes zonder marker hebben wij bepaald.`,
    },
    points: {
      heading: 'Punten',
      text: `Winst levert één punt op voor elke misttegel die dan op het bord ligt. Dat zijn er elf tot en met de eerste
        beurt van ronde 8, want je schuift voordat je wegneemt; daarna is het elke beurt één minder.

        | Winst in ronde | voor wie begint | voor wie volgt |
        | 3 tot en met 7 | 11 | 11 |
        | 8 | 11 | 10 |
        | 9 | 9 | 8 |
        | 10 | 7 | 6 |
        | 11 | 5 | 4 |
        | 12 | 3 | 2 |`,
    },
    early: {
      heading: 'Heel vroeg winnen',
      text: `Een variant uit het boekje: in ronde 3 wordt er voor het eerst geschoven, en wie dan al wint, krijgt 21
        punten in plaats van 11.`,
    },
    match: {
      heading: 'Meerdere partijen',
      text: `Speel je meerdere partijen, tel dan je punten bij elkaar op; remise levert niets op. Spreek vooraf een
        aantal partijen af, of een puntentotaal. Na elke partij begint de ander.`,
      reconstructed: `Het boekje telt de punten op. Het wisselen, remise zonder punten en het einde van een match hebben
        wij bepaald.`,
    },
    slip: {
      heading: 'Bram schuift en neemt weg',
      text: `Ronde 8. Er liggen tien misttegels op het bord, en drie menhirs zijn verborgen. Bram schuift de drie
        tegels links naar boven: één menhir komt vrij, en de laatste twee staan onder de kolom van zes. Dat
        is nog geen winst, dus moet er een tegel weg. Bram kiest de losse tegel rechts.`,
    },
    answer: {
      heading: 'Noor splitst af en wint',
      text: `Noor mag de drie tegels links niet meteen terugschuiven. Ook de hele kolom verschuiven helpt niet: die
        verbergt dan nog altijd een menhir. Maar de kolom telt zes tegels: Noor splitst de bovenste drie af en schuift
        die naar rechtsboven. Er staat geen menhir meer in de mist, en er liggen negen misttegels op het bord: negen
        punten voor Noor.

        Bram nam de verkeerde tegel weg. Zonder de onderste tegel had de kolom er nog maar vijf geteld: te weinig om af
        te splitsen. Dan had Noor deze beurt niet kunnen winnen.`,
    },
    coordinates: {
      heading: 'Vakken, beurten en richtingen',
      text: `De kolommen hebben letters van west naar oost. De vakken van een kolom hebben nummers van zuid naar noord,
        en elke kolom begint opnieuw bij 1: {c3} is het derde vak van de derde kolom.

        Een beurt heeft het nummer van de ronde en een letter, {a} voor wie begint en {b} voor wie volgt: {3a} is de
        eerste beurt van ronde 3. De richtingen hebben Engelse letters: {N}, {NE}, {SE}, {S}, {SW} en {NW}, met {E} voor
        oost en {S} voor zuid.`,
      reconstructed: 'De zes richtingen komen uit het boekje. De namen van vakken en beurten zijn van ons.',
    },
    moves: {
      heading: 'Zetten',
      text: `| Zet | Notatie |
        | Een misttegel leggen | {c3} |
        | Een deel verschuiven | {d1.d2.d3>NE}: de vakken per kolom en nummer, dan de richting |
        | Een heel cluster verschuiven | {d1>NE}: één vak is genoeg |
        | Een misttegel wegnemen | {xc3} |
        | Passen | {pass} |`,
    },
    positions: {
      heading: 'Een stelling op één regel',
      text: `Vijf onderdelen vormen samen een hele stelling: {M../.M../..M.M/..M./M.M 1a place - 8a}

        - *Vakken*: de kolommen van west naar oost met {/} ertussen, elk van zuid naar noord. {.} is bos, {o} een vrije
          menhir, {m} mist op bos, {M} mist op een menhir.
        - *Beurt*: {1a} tot en met {12b}, zonder rondemarker tot en met {50b}.
        - *Fase*: {place}, {slide} of {clear}; na het einde {over}.
        - *Spiegelregel*: de zet die verboden is, of {-}.
        - *Opklaring*: de beurt waarin ze begint, {8a} of {7b}; zonder rondemarker {never}.`,
    },
  },
  captions: {
    layout: 'Zeven menhirs en dertig bostegels, door elkaar gelegd.',
    deal: 'Klaar om te beginnen: op elke menhir ligt een misttegel.',
    cluster: 'Het cluster links is gekozen: de vier tegels schuiven samen.',
    split: 'Een cluster van zeven: drie tegels schuiven en vier blijven liggen, dus deze afsplitsing mag.',
    room: 'De onderste drie kunnen alleen naar rechtsboven of linksboven: in de andere richtingen ligt mist of eindigt het bord.',
    mirror: 'De drie tegels rechts zijn net naar rechtsboven geschoven: samen mogen ze niet meteen terug.',
    lifting: 'Twee menhirs zijn verborgen: je mag elk van de zes tegels wegnemen.',
    last: 'Nog één menhir staat in de mist: de tegel daarop blijft liggen; neem een van de vier andere weg.',
    win: 'In drie van de zes richtingen komen alle menhirs vrij.',
    west: 'Bram kiest de drie tegels links, om ze naar boven te schuiven.',
    lift: 'Eén menhir is vrij; nu moet Bram een tegel wegnemen.',
    column: 'Noor laat de onderste drie van de kolom liggen en kiest de bovenste drie.',
    free: 'De bovenste drie zijn naar rechtsboven geschoven, en alle zeven menhirs zijn vrij.',
  },
  questions: [
    {
      question: 'Mag mist van de ene menhir op de andere schuiven?',
      answer: 'Ja, maar om te winnen moeten ze allemaal vrij zijn.',
      rules: ['M10', 'M12'],
    },
    {
      question: 'Mag ik een vrije menhir weer bedekken?',
      answer: 'Ja. Soms houd je daarmee je tegenstander van de winst af.',
      rules: ['M10'],
    },
    {
      question: 'Mogen de delen elkaar na een afsplitsing weer raken?',
      answer: 'Ja. Je telt vóór het schuiven. Raken ze elkaar daarna, dan zijn ze weer één cluster.',
      rules: ['M9'],
    },
    {
      question: 'Mag ik de tegels van mijn tegenstander terugschuiven als ik er daarna een van wegneem?',
      answer: `Nee. Het verbod vervalt alleen als je tegenstander er een van heeft weggenomen. Wat je daarna zelf
        wegneemt, telt niet.`,
      rules: ['M11'],
    },
    {
      question: 'Geldt de spiegelregel als er gepast is?',
      answer: 'Nee. Alleen de vorige beurt telt, en toen is er niets verschoven.',
      rules: ['M11'],
    },
    {
      question: 'Mag ik een tegel wegnemen die een menhir verbergt?',
      answer: 'Ja, zolang er nog een andere menhir in de mist staat. Met wegnemen kun je niet winnen.',
      rules: ['M13', 'M14'],
    },
    {
      question: 'Mag de opklaring eerder beginnen?',
      answer: `Ja. Op de rondemarker begint ze in ronde 7 bij de tweede speler. Maar de auteur vindt ronde 8 leuker.`,
      rules: ['M13'],
    },
    {
      question: 'Kunnen we zonder rondemarker spelen?',
      answer: `Ja, het boekje raadt hem alleen aan. Je neemt dan nooit een tegel weg, dus winst is in elke
        ronde evenveel waard: elf punten, één per tegel. Alleen voor ronde 3 kun je er 21 afspreken. Dat ronde 50 dan de laatste
        is, hebben wij bepaald. In deze app kies je daarvoor dat de opklaring *nooit* begint.`,
      rules: ['M13', 'M16', 'M17'],
    },
    {
      question: 'Waar is de 1 op de puntenmarker voor?',
      answer: `Voor winst in de allerlaatste beurt, als de opklaring in ronde 7 begint. Begint ze in ronde 8, dan is
        winst altijd minstens twee punten waard en blijft de 1 over. Die mag dan voor 21 staan, zegt de auteur: de
        beloning voor winst in ronde 3.`,
      rules: ['M17', 'M18'],
    },
    {
      question: 'Kunnen we met minder menhirs spelen, of met meer?',
      answer: `Aan tafel wel, met drie tot en met negen: neem dan vier misttegels meer dan menhirs. Ook dan is winst één
        punt waard voor elke misttegel op het bord. Deze regel is van ons; in deze app zijn het er altijd zeven.`,
      rules: ['M2', 'M17'],
    },
  ],
  variants: {
    side: `Met drie vakken per zijde telt het bord 19 vakken, met vier 37 en met vijf 61. Het aantal menhirs en
      misttegels blijft gelijk. Op het kleinste bord is bijna elke zet een afsplitsing.`,
    clearing: `Begint de opklaring in ronde 7 bij de tweede speler, dan is winst vanaf ronde 8 één punt minder waard, en
      in de allerlaatste beurt nog één punt. Begint ze nooit, dan speel je zonder rondemarker: je neemt niets weg, en
      ronde 50 is de laatste. Winst blijft elf punten waard (in ronde 3 met de volgende variant 21).`,
    early21: `Ronde 3 is de eerste waarin je schuift: dit is de beloning als je je eerste kans meteen grijpt. Of en
      wanneer de opklaring begint, maakt hiervoor niet uit.`,
  },
  sample: {
    title: 'De verkeerde tegel',
    introduction: `Twee computers hebben deze partij gespeeld. We noemen ze Eik en Hulst; Eik begint. Let op hoe
      een deel van een cluster ondanks de spiegelregel terug mag, en hoe één tegel de partij beslist.`,
    comments: {
      0: 'Zes menhirs staan rechts dicht bij elkaar. De zevende staat alleen, links.',
      4: `Alle elf misttegels liggen op het bord. Drie van de vier nieuwe liggen bij de menhir links; de laatste, van Hulst,
        ligt los onderaan.`,
      5: 'Eik schuift de kolom links naar rechtsonder. De menhir daar is vrij: nog zes.',
      6: 'Hulst schuift de losse tegel naar boven. Het cluster rechts telt nu zeven tegels.',
      7: `Eik schuift alle zeven naar beneden. Drie menhirs komen vrij, en de laatste drie staan onder dit ene
        cluster. Door de spiegelregel mag Hulst de zeven niet meteen terugschuiven.`,
      8: `Maar drie van de zeven mogen wel terug: een kleiner deel mag. Hulst splitst ze af en schuift ze naar boven.`,
      9: 'Eik schuift de andere vier naar rechtsboven. Ze komen bij de drie van Hulst: weer een cluster van zeven.',
      10: `Precies deze vier mogen niet meteen terug, ook al horen ze nu bij een groter cluster. Hulst splitst er daarom
        maar drie af en schuift die terug.`,
      11: `Eik splitst vier tegels af en schuift ze naar linksboven. Eén menhir komt vrij, twee verdwijnen: nu vijf
        in de mist.`,
      12: `Hulst schuift de zeven tegels rechts samen naar beneden. Drie menhirs komen vrij, één verdwijnt: nog drie in de
        mist.`,
      13: `Een rustige zet: Eik splitst drie tegels af en schuift ze over bos. Voor de menhirs verandert er niets: nog
        drie.`,
      14: `Hulst schuift de zeven naar linksonder. Eén menhir komt vrij, één verdwijnt: nog steeds drie. Vanaf de
        volgende beurt gaat er telkens ook een tegel weg.`,
      15: `Ronde 8. Eik schuift de zeven naar boven. Alle drie de verborgen menhirs staan onder dit cluster, en
        naar linksboven ligt de weg open: schuift het daarheen, dan zijn ze alle drie vrij. Nu moet Eik een tegel
        wegnemen. Welke zou jij kiezen?`,
      16: `Eik neemt een tegel van een menhir weg en verliest daarmee de partij. Er was maar één tegel die Eik
        kon wegnemen zonder te verliezen: die in het midden van het cluster. Dan blijven er twee clusters over met elk
        één menhir, en geen enkele zet bevrijdt ze allebei.`,
      17: `Hulst splitst drie tegels af en schuift ze naar linksboven. Geen menhir meer in de mist, en tien
        misttegels op het bord: tien punten voor Hulst.`,
    },
    conclusion: `Kijk, voordat je een tegel wegneemt, naar elk cluster dat een van de laatste menhirs verbergt. Kan het
      er in zijn geheel of voor een deel vanaf schuiven? Verbergt één cluster ze allemaal, neem dan een tegel weg waardoor
      het uit elkaar valt.`,
  },
  summary: `*Doel.* Staat er na jouw zet geen menhir meer in de mist, dan win je.

    *Klaarzetten.* Leg 7 menhirs willekeurig tussen {side=4: 30}{side=3: 12}{side=5: 54} bosvakken. Leg op elke menhir een misttegel en houd de andere
    4 bij de hand. Loot wie begint; de volgende partij begint de ander.

    | Ronde | In je beurt |
    | 1 en 2 | Leg één misttegel op een vak zonder mist. |
    | 3 tot en met {clearing=8a,7b: 7}{clearing=never: 50} | Verschuif mist.{clearing=7b:  In ronde 7 neemt de tweede speler daarna één misttegel weg.} |
    {clearing=8a,7b: | 8 tot en met 12 | Verschuif mist. Niet gewonnen? Neem één misttegel weg. |}

    *Schuiven*

    - Tegels die met een zijde tegen elkaar liggen, vormen een cluster; een losse tegel is er ook een.
    - Schuif één heel cluster één vak op in een van de zes richtingen.
    - Vanaf zes tegels mag je een deel afsplitsen. Dat hangt aan elkaar en telt er minstens drie; voor elk deel dat
      blijft liggen, geldt hetzelfde. Tel vóór het schuiven.
    - Elke tegel blijft op het bord en komt op een vak zonder mist of op een vak dat een andere schuivende tegel
      verlaat. Stapelen mag nooit.
    - Spiegelregel: precies de tegels die je tegenstander net verschoven heeft, mag je niet meteen terugschuiven. Een
      groter of kleiner deel mag wel. {clearing=8a,7b: Het verbod vervalt als je tegenstander daarna een van die tegels wegnam.}
    - Kun je schuiven, dan moet het. Anders pas je{clearing=8a: ; vanaf ronde 8 neem je toch een tegel weg}{clearing=7b: ; vanaf de tweede beurt van ronde 7 neem je toch een tegel weg}.

    *Wegnemen*

    - {clearing=8a,7b: Elke tegel mag weg, behalve die op de laatste verborgen menhir. Is er geen andere, dan neem je niets weg.}{clearing=never: Zonder rondemarker neem je niets weg.}

    *Einde.* {clearing=8a,7b: Na de winnende zet neem je niets meer weg.}{clearing=never: De winnende zet beëindigt de partij meteen.} {clearing=8a,7b: Twaalf}{clearing=never: Vijftig} rondes zonder winnaar: remise.

    *Punten.* Eén voor elke misttegel die bij winst op het bord ligt:

    | Ronde | {clearing=8a,7b: 3–7 | 8 | 9 | 10 | 11 | 12}{clearing=never: 3–50} |
    | voor wie begint | 11{early21=on:  (in ronde 3: 21)}{clearing=8a:  | 11 | 9 | 7 | 5 | 3}{clearing=7b:  | 10 | 8 | 6 | 4 | 2} |
    | voor wie volgt | 11{early21=on:  (in ronde 3: 21)}{clearing=8a:  | 10 | 8 | 6 | 4 | 2}{clearing=7b:  | 9 | 7 | 5 | 3 | 1} |

    *Varianten.* {clearing=8a: De opklaring mag in ronde 7 beginnen, bij de tweede speler: vanaf ronde 8 is winst dan één
    punt minder waard.}{clearing=7b: De opklaring mag in ronde 8 beginnen: vanaf dan is winst één punt meer waard.} {clearing=8a,7b: Je
    mag zonder rondemarker spelen: dan neem je niets weg en is ronde 50 de laatste.}{clearing=never: Je mag met de rondemarker spelen: dan zijn er twaalf rondes en neem je vanaf ronde 8 ook een tegel weg.} Je
    mag winst in ronde 3 voor {early21=off: 21}{early21=on: 11} punten laten tellen.`,
};
export default book;

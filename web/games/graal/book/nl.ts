import type { Book } from './chapters';

const book: Book = {
  box: [
    'Een bord in vier delen, samen 16 × 16 vakken: effen groen is rots, groen gearceerd is bos',
    'Zes legers: Wit, Lichtbruin en Donkerbruin tegen Lichtblauw, Turquoise en Donkerblauw',
    'Een kasteel voor elk kamp',
    'Twee kartonnen schermen op grijze plastic voetjes',
  ],
  facts: [
    'Voor twee tot en met vier spelers, of twee ploegen van drie; verderop noemt het boekje drie tot en met zes, in twee kampen',
    'Een partij duurt gemiddeld 45 minuten',
  ],
  sentences: [
    `Achter een scherm stelt elk kamp in de eigen helft zijn kasteel en een leger van twintig figuren op; dan gaan de
      schermen weg.`,
    `Wit begint; in je beurt verzet je één figuur, en stopt die op een vijand, dan is die vijand geslagen.`,
    `Ruiters moeten om rots en bos heen, voetsoldaten kunnen door het bos; een boogschutter slaat nooit, maar mag in plaats
      van een zet schieten op een vijand tot drie vakken ver, en die moet dan uitwijken.`,
    `Zet een figuur in de vijandelijke donjon, of sla koning, prins en hertog van de vijand, en je kamp wint.`,
  ],
  chapters: {
    aim: 'Doel van het spel',
    board: 'Het bord',
    armies: 'De legers',
    setup: 'De opstelling',
    turn: 'Je beurt',
    moves: 'De zetten van de figuren',
    castles: 'Een kasteel bestormen',
    archers: 'Boogschutters',
    end: 'Einde van de partij',
    camps: 'Drie tot en met zes spelers',
    example: 'Een voorbeeld in plaatjes',
    notation: 'Notatie',
  },
  paragraphs: {
    aim: {
      heading: 'Twee manieren om te winnen',
      text: `Breng een van je figuren in de *donjon* van de vijand: de hoofdtoren van het kasteel. Of sla het hele
        *koningshuis* van de vijand: de koning, de prins en de hertog. In beide gevallen wint je kamp meteen.

        Kun je schaken, dan voel je je hier snel thuis. Maar je kiest zelf hoe je je leger opstelt, rots en bos liggen in de
        weg, en boogschutters verjagen de vijand van een afstand.`,
    },
    kingdoms: {
      heading: 'Twee rijken',
      text: `Zet de vier delen van het bord twee aan twee in elkaar en schuif dan de twee helften tegen elkaar. Het bord
        telt 16 rijen van 16 vakken; in elk vak zit een gaatje voor één figuur. Ga tegenover elkaar zitten. De acht
        rijen aan jouw kant zijn jouw rijk, en midden over het bord loopt de grens.`,
      reconstructed: `Het boekje spreekt van vier delen en twee helften, maar de tekening van het bord is verloren.
        Sergeanten en piekeniers mogen hoogstens twaalf vakken ver en ruiters onbeperkt; dat heeft alleen zin als een
        zijde minstens 14 vakken telt. Zestien is onze keuze. Speelde dat maximum vaak een rol, dan was
        het bord misschien nog groter.`,
    },
    land: {
      heading: 'Rots en bos',
      text: `Sommige vakken zijn *rots*, andere *bos*; de rest is open terrein. Draai het bord een halve slag en het
        ziet er net zo uit: geen van de twee rijken is in het voordeel.`,
      reconstructed: `Rots en bos komen uit het boekje. Waar ze lagen, stond op de verloren tekening: deze kaart is van
        ons.`,
    },
    castle: {
      heading: 'Het kasteel',
      text: `Een kasteel beslaat twee vakken die met een zijde tegen elkaar liggen: de *donjon* en de *binnenplaats*.
        Zet het neer waar je wilt in je rijk, ook op rots of bos; wat eronder ligt, telt dan niet meer. Na het begin van
        de partij blijft het staan waar het staat.

        Twee kastelen mogen elkaar over de grens heen raken. Ook dan kom je een donjon alleen in vanaf zijn eigen
        binnenplaats.`,
      reconstructed: `Volgens het boekje grenst de binnenplaats aan de donjon en kom je alleen daarlangs binnen. Dat ze
        elk één vak beslaan, hebben wij bepaald.`,
    },
    figures: {
      heading: 'Twintig figuren',
      text: `| figuur | aantal |
        | <king> koning | 1 |
        | <prince> prins | 1 |
        | <duke> hertog | 1 |
        | <knight> ridder | 3 |
        | <sergeant> sergeant | 3 |
        | <squire> schildknaap | 3 |
        | <archer> boogschutter | 4 |
        | <pikeman> piekenier | 4 |

        De koning, de prins en de hertog vormen het *koningshuis*. Wees zuinig op alle drie.`,
      reconstructed: `Het boekje noemt de acht soorten figuren. Hoeveel het er zijn, stond op een plaatje dat verloren is;
        deze aantallen hebben wij bepaald.`,
    },
    riders: {
      heading: 'Ruiters en voetsoldaten',
      text: `De prins, de hertog en de ridders zijn *ruiters*. Alle andere figuren zijn *voetsoldaten*, ook de koning.
        Dat verschil merk je zodra je rots of bos tegenkomt.`,
      reconstructed: `Vlak na de prins, de hertog en de ridders waarschuwt het boekje dat ‘ze’ niet door bos kunnen. De
        koning staat er een regel boven en zou er ook bij kunnen horen; als variant gaat hij te paard.`,
    },
    screens: {
      heading: 'Achter de schermen',
      text: `Zet de twee schermen op de grens. Beide kampen zetten nu tegelijk en in het geheim hun kasteel en al hun
        figuren neer, elke figuur op een vrij vak van het eigen rijk. Zijn jullie allebei klaar, neem dan de schermen
        weg. Vanaf nu ligt alles open.

        Houd je scherm daarna bij de hand: daarop kun je nakijken hoe elke figuur beweegt.`,
    },
    places: {
      heading: 'Wie mag waar staan?',
      text: `- Geen figuur begint op rots, en geen ruiter in het bos.
        - Op je binnenplaats mag elke figuur beginnen.
        - In je donjon mag elke figuur beginnen, behalve een boogschutter of een schildknaap.

        *Een tip:* als geen figuur je binnenplaats dekt, kan een vijandelijke ruiter in twee beurten winnen: eerst de
        binnenplaats op, dan de donjon in. Een koning in zijn eigen donjon is een goede wachter. De vijand kan hem daar alleen slaan door de donjon te bestormen, en dan heb je toch al verloren.`,
      reconstructed: `Dat een boogschutter wel op de binnenplaats mag, maar niet in de donjon, staat in het boekje. Een
        schildknaap zou nooit meer uit de donjon komen; daarom houden wij hem er ook buiten. De rest volgt uit de regels
        voor het terrein.`,
    },
    beginning: {
      heading: 'Wit begint',
      text: `Kies de kleuren die je wilt. Het kamp dat begint, heet Wit, welke kleur het ook heeft; op onze plaatjes
        staat het onderaan. Daarna spelen jullie om de beurt. In je beurt doe je precies één ding: je verzet een figuur,
        of je schiet met een boogschutter.

        Nog een potje? Wie gewonnen heeft, begint de volgende partij.`,
      reconstructed: `In het boekje begint Wit, en wie wint, begint de volgende partij. De kleuren mag je van het
        boekje zelf kiezen; dat het kamp dat begint altijd Wit heet, hebben wij bepaald.`,
    },
    taking: {
      heading: 'Verzetten en slaan',
      text: `Een figuur gaat in een rechte lijn over vrije vakken: langs een rij, langs een kolom of schuin. Hij stopt op een
        vrij vak of op een vijand. Die vijand is dan *geslagen* en gaat van het bord. Figuren van je eigen kamp sla je
        nooit.

        Twee figuren doen het anders: de schildknaap springt, en de boogschutter slaat niet.`,
      reconstructed: `De rechte lijn staat niet in het boekje, maar volgt uit de verwantschap met schaken.`,
    },
    quiet: {
      heading: 'Een rustige eerste beurt, als je wilt',
      text: `Je kunt afspreken dat Wit in de allereerste beurt van de partij niet slaat en niet schiet. Kan Wit niets anders,
        dan past Wit. Wij raden het aan als jullie nog nooit tegen elkaar gespeeld hebben.`,
      reconstructed: `Deze regel is van ons en staat niet in het boekje: je mag hem weglaten. In proefpartijen met
        willekeurige opstellingen haalde Wit zonder deze regel ongeveer 60% van de punten, en met deze regel 50%.`,
    },
    reach: {
      heading: 'Hoe ver ze mogen',
      text: `| figuur | mag |
        | <king> koning | 1 of 2 vakken, recht of schuin |
        | <prince> prins | zo ver je wilt, recht of schuin |
        | <duke> hertog | zo ver je wilt, recht of schuin |
        | <knight> ridder | zo ver je wilt, recht of schuin |
        | <sergeant> sergeant | hoogstens 12 vakken schuin, of 1 recht |
        | <pikeman> piekenier | hoogstens 12 vakken recht, of 1 schuin |
        | <archer> boogschutter | 1 tot en met 3 vakken, recht of schuin; hij slaat nooit |
        | <squire> schildknaap | springt als een paard bij het schaken |

        *Recht* is langs een rij of een kolom. Elke figuur mag op een binnenplaats stoppen, op die van jou en op die van de
        vijand.`,
      reconstructed: `Over de boogschutter zegt het boekje: drie gaatjes. Wij lezen dat als hoogstens drie; de andere lezing
        is een variant.`,
    },
    squire: {
      heading: 'De schildknaap springt',
      text: `Een schildknaap gaat één vak recht en dan één vak schuin verder. Staat er op dat eerste vak een figuur,
        vriend of vijand, dan springt hij eroverheen; ook bos houdt hem niet tegen. Rots, een binnenplaats of een donjon
        op dat vak houdt hem wel tegen. Waar hij neerkomt, slaat hij zoals elke andere figuur.`,
      reconstructed: `Dat de schildknaap over figuren springt, staat in het boekje. Wat hem onderweg tegenhoudt, volgt uit de
        regels voor rots, binnenplaats en donjon.`,
    },
    terrain: {
      heading: 'Rots en bos in de weg',
      text: `Ruiters moeten om rots en bos heen: ze mogen er niet stoppen en er ook niet overheen of doorheen.
        Voetsoldaten mogen door het bos en mogen erin stoppen, maar rots houdt ook hen tegen.`,
    },
    corners: {
      heading: 'Tussen twee hoeken door',
      text: `Raken twee rotsen elkaar alleen met een hoek, dan glipt een voetsoldaat er schuin tussendoor. Een ruiter niet:
        die mag geen schuine stap doen als de twee vakken aan weerszijden van die stap allebei rots of bos zijn. Rots aan de
        ene en bos aan de andere kant sluiten de weg net zo goed af.

        Een kasteel is geen rots en geen bos. Hoort een van de twee vakken bij een kasteel, dan komt de ruiter erdoor.`,
      reconstructed: `Het boekje laat voetsoldaten door. Dat ruiters er niet langs kunnen, volgt uit de regel dat ze om rots
        en bos heen moeten.`,
    },
    courtyard: {
      heading: 'De binnenplaats',
      text: `Op een binnenplaats mag je stoppen, maar je mag er niet overheen. Een binnenplaats houdt vriend en vijand
        tegen. Wil je verder, dan kan dat pas in een volgende beurt.`,
    },
    donjon: {
      heading: 'De donjon',
      text: `Een donjon kom je maar op één manier in en uit: met één rechte stap vanaf of naar zijn binnenplaats. Een
        bestorming kost dus gewoonlijk twee beurten: eerst de binnenplaats op, dan de donjon in.

        Koning, prins, hertog, ridder, sergeant en piekenier mogen naar binnen, ook in hun eigen donjon. Boogschutters
        en schildknapen mogen dat niet. Over een donjon heen kan niemand.`,
      reconstructed: `Dat je alleen via de binnenplaats binnenkomt, en een boogschutter nooit, staat in het boekje.
        Schildknapen blijven buiten omdat ze geen stap van één vak kunnen doen.`,
    },
    shot: {
      heading: 'Een schot',
      text: `In plaats van een zet mag je met een boogschutter schieten op een vijand die één tot en met drie vakken verderop
        staat, recht of schuin.

        - Rots, bos of een donjon ertussen houdt de pijl tegen. Alleen de vakken op de lijn tellen.
        - Figuren en binnenplaatsen ertussen houden de pijl niet tegen.
        - Een boogschutter mag vanuit het bos schieten, en een doelwit in het bos kan geraakt worden.
        - In een donjon is een figuur veilig voor pijlen.

        Je mag alleen schieten als het doelwit kan uitwijken.`,
      reconstructed: `Het bereik van drie vakken en wat een pijl tegenhoudt, staan in het boekje. De acht richtingen,
        schieten over figuren en binnenplaatsen, vanuit en naar het bos, de veilige donjon en de laatste regel hebben
        wij bepaald.`,
    },
    retreat: {
      heading: 'Uitwijken',
      text: `Een pijl slaat niemand, maar verjaagt zijn doelwit wel. Ligt je figuur onder vuur, verzet hem dan meteen één tot en
        met drie vakken in een rechte lijn: *achteruit*, in de richting van de pijl, of *opzij*, haaks daarop.

        - Hij gaat over vrije vakken naar een vrij vak en houdt zich aan de regels voor terrein en binnenplaatsen.
        - Hij slaat nooit en gaat nooit een donjon in.
        - Hij moet buiten bereik komen: op een vak waar deze boogschutter niet meer op hem kan schieten. Andere
          boogschutters doen er niet toe.
        - Kan hij zo’n vak niet bereiken, dan is elk vak goed dat hij wel kan bereiken.

        Een figuur kan van een binnenplaats verjaagd worden. Ook schildknapen en sergeanten wijken uit in een rechte lijn.`,
      reconstructed: `Het boekje zegt twee verschillende dingen: één gaatje in het hoofdstuk over de figuren, één tot en
        met drie in dat over het spel voor twee. Wij spelen met één tot en met drie; precies één is een variant. De
        figuur moet volgens het boekje buiten bereik komen; wat er gebeurt als dat niet kan, hebben wij bepaald.`,
    },
    next: {
      heading: 'Wie is er nu aan de beurt?',
      text: `Is het doelwit van jou, dan kies jij waarheen het uitwijkt. Dat kost je geen beurt: daarna gaat de
        beurt naar het leger na dat van de boogschutter. Met z’n tweeën is dat dus het jouwe.`,
      reconstructed: `Het boekje zegt niet of uitwijken een beurt kost. Wij hebben bepaald van niet.`,
    },
    victory: {
      heading: 'Winnen',
      text: `Je kamp wint zodra een van je figuren in de vijandelijke donjon staat. Het wint ook zodra de koning, de
        prins en de hertog van de vijandelijke aanvoerder alle drie geslagen zijn. Met z’n tweeën is ieder aanvoerder
        van het eigen kamp.
        Verlies je alleen de koning, dan gaat de partij door.`,
    },
    draw: {
      heading: 'Passen en remise',
      text: `Heeft je leger nog figuren, maar kun je niets verzetten en nergens op schieten, dan pas je. Het is remise:

        - als dezelfde stelling voor de derde keer ontstaat;
        - na 200 beurten op rij zonder dat er geslagen is, tenzij de laatste beurt wint.

        Een stelling is pas dezelfde als ook hetzelfde leger aan de beurt is. Moet er na een schot nog een figuur
        uitwijken, dan is dat een stelling op zich.

        Elke beurt telt, ook passen; een schot en het uitwijken zijn samen één beurt. Wordt er geslagen, dan begint de
        telling opnieuw. Een overgeslagen leger telt niet.`,
      reconstructed: `Passen en remise staan niet in het boekje. Zonder die twee regels zou er aan sommige partijen
        nooit een eind komen.`,
    },
    allies: {
      heading: 'Aanvoerders en bondgenoten',
      text: `Vorm twee kampen en wijs in elk kamp een *aanvoerder* aan: die krijgt het kasteel en een volledig leger. De
        *bondgenoten* verdelen de andere legers van dezelfde kleurfamilie: Wit, Lichtbruin en Donkerbruin aan de ene
        kant, Lichtblauw, Turquoise en Donkerblauw aan de andere.

        Het leger van een bondgenoot heeft geen kasteel en geen koningshuis, en telt dus zeventien figuren. Alle legers
        van een kamp stellen zich samen op achter hun scherm, waar ze maar willen in hun rijk.`,
      reconstructed: `Hier breekt het boekje af, net voordat het zegt wat bondgenoten missen. Het leger van de
        aanvoerder heet er volledig, dat van een bondgenoot niet; daarom laten wij het kasteel en het koningshuis weg.
        Als het boekje nog meer varianten had, zijn ze verloren.`,
    },
    order: {
      heading: 'Zo wisselen de kampen elkaar af',
      text: `Beide kampen hebben evenveel legers: één, twee of drie. Zijn er minder spelers dan legers, dan speelt
        iemand er met twee of meer. De aanvoerder van het kamp dat begint, is eerst aan de beurt, dan de andere
        aanvoerder. Daarna volgt van elk kamp een bondgenoot, in dezelfde volgorde, tot elk leger aan de beurt is
        geweest.

        Een leger zonder figuren wordt overgeslagen; een kamp kan dus twee keer op rij aan de beurt zijn.`,
      reconstructed: `Dat de aantallen gelijk zijn, de volgorde van de legers en dat je met meer dan één leger mag spelen, hebben
        wij bepaald.`,
    },
    arrow: {
      heading: 'Eén pijl, twee beurten',
      text: `Wit wil de vijandelijke donjon in. De ridder zou meteen schuin naar de binnenplaats kunnen rijden, maar de
        piekenier ernaast zou hem daar slaan. Daarom begint Wit met een pijl. Bekijk de vier plaatjes.

        Lichtblauw had nog tijd: na het uitwijken was één stap van de piekenier genoeg geweest om de binnenplaats
        weer te dekken. Tel je wachters voordat je je laat verleiden om te slaan.`,
    },
    coordinates: {
      heading: 'Vakken en letters',
      text: `Kolommen hebben een letter, {a} tot en met {p} van west naar oost; rijen een nummer, {1} tot en met {16} van zuid
        naar noord. Wit speelt vanuit het zuiden. Elke soort figuur heeft een letter:

        | figuur | letter |
        | <king> koning | {K} |
        | <prince> prins | {P} |
        | <duke> hertog | {D} |
        | <knight> ridder | {N} |
        | <sergeant> sergeant | {S} |
        | <squire> schildknaap | {E} |
        | <archer> boogschutter | {A} |
        | <pikeman> piekenier | {L} |

        De letters komen uit het Engels en het Frans: {N} is de ridder, zoals het paard in Engelse schaaknotatie; {D} is Duke,
        {E} is écuyer en {A} is Archer. {L} doet denken aan een lans, want {P} is de prins.`,
    },
    actions: {
      heading: 'Zetten',
      text: `| zet | notatie |
        | naar een vrij vak gaan | {d4-d9} |
        | slaan | {d4xd9} |
        | schieten | {f6*f8} |
        | uitwijken, na een schot | {f8-g8} |
        | passen | {pass} |`,
    },
    positions: {
      heading: 'Een stelling op één regel',
      text: `Een stelling bestaat uit zes delen: {16/16/16/16/16/16/16/4k11/16/16/16/16/16/2K13/16/16 a1a2,p16p15 S1 - 0
        1@world-of-art}

        - *Rijen*, van 16 tot en met 1, met {/} ertussen. Een figuur wordt een letter: een hoofdletter voor het kamp van Wit, een
          kleine letter voor het andere, met {:} erachter voor het tweede leger en {;} voor het derde. Een getal staat voor
          zoveel lege vakken.
        - *Kastelen*: donjon en binnenplaats, die in het zuiden eerst.
        - *Beurt*: {S1}, {N1}, {S2} enzovoort, met S voor zuid, N voor noord en het nummer van het leger; na het einde {=S} of
          {=N} voor het kamp dat wint, {==} bij remise.
        - *Schot*: een schot waarna de figuur nog moet uitwijken, zoals {f6*f8}; anders {-}.
        - *Telling*: beurten sinds er voor het laatst geslagen is.
        - *Legers* per kamp, en de kaart; met {!} erachter zolang de rustige eerste beurt nog moet komen.`,
    },
    arrangements: {
      heading: 'Een opstelling',
      text: `Een opstelling is één woord: {castle=d2d3;1=Ke3,Pf4,…;2=…} De donjon komt vóór de binnenplaats. Daarna volgen per
        leger de figuren met hun vak, in beide kampen met hoofdletters.`,
    },
  },
  captions: {
    map: 'De kaart: het kasteel van Wit staat in een hoek, dat van Lichtblauw midden in het eigen rijk.',
    one: 'Eén leger per kamp: de schermen zijn net weg.',
    king: 'De koning: één of twee vakken. Je eigen boogschutter staat in de weg; de koning kan de vijandelijke schildknaap slaan.',
    knight: 'Ridder, prins en hertog: zo ver je wilt, tot aan een eigen figuur of tot op een vijand.',
    sergeant: 'De sergeant: hoogstens twaalf vakken schuin, of één recht.',
    pikeman: 'De piekenier: hoogstens twaalf vakken recht, of één schuin.',
    archer: 'De boogschutter: één tot en met drie vakken, nooit naar een vak met een vijand.',
    squire: 'De schildknaap: hij springt over eigen figuren en kan de vijandelijke sergeant slaan.',
    rider: 'Een ridder stopt vóór rots en bos.',
    walker: 'Een piekenier op hetzelfde vak loopt dwars door het bos.',
    squeezed: 'Twee rotsen raken elkaar met een hoek: de ridder kan er niet tussendoor.',
    slips: 'Een sergeant op hetzelfde vak glipt erdoor, tot aan de rand van het bord.',
    courtyard: 'De ridder mag op de binnenplaats stoppen, maar niet verder naar de donjon erachter.',
    donjon: 'Nog één rechte stap, van de binnenplaats de donjon in, en de partij is gewonnen.',
    shot: 'De boogschutter kan op de ridder en op de sergeant schieten; het bos beschermt de schildknaap.',
    retreat: 'De ridder onder vuur heeft rots achter zich, dus hij moet opzij.',
    house: 'Deze koning is de laatste van zijn huis: sla hem en je wint.',
    two: 'Twee legers per kamp: alleen de aanvoerders hebben een kasteel en een koningshuis.',
    three: 'Drie legers per kamp: het hele rijk staat vol.',
    aim: 'Wit is aan de beurt: de boogschutter schiet op de piekenier die de binnenplaats dekt.',
    aside: 'Aan één kant staat de donjon: de piekenier kan achteruit, of één vak naar de andere kant.',
    leap: 'De piekenier is één vak achteruitgegaan; nu kan de lichtblauwe schildknaap het niet laten: hij springt en slaat de boogschutter.',
    storm: 'De ridder staat op de binnenplaats. Niemand kan hem slaan: de volgende beurt bestormt hij de donjon.',
  },
  questions: [
    {
      question: 'Mijn koning is geslagen. Heb ik verloren?',
      answer: 'Nog niet. Pas als ook de prins en de hertog weg zijn, of als er een vijand in je donjon staat.',
      rules: ['C19'],
    },
    {
      question: 'Mogen mijn figuren mijn eigen kasteel in?',
      answer: `Ja: de binnenplaats op mogen ze allemaal, de donjon in ook, behalve boogschutters en schildknapen.
        Op een figuur in je donjon kan niemand schieten, en hij dekt de binnenplaats.`,
      rules: ['C15', 'C16'],
    },
    {
      question: 'Mag ik over mijn eigen binnenplaats heen rijden?',
      answer: 'Nee. Beide binnenplaatsen houden iedereen tegen. Stoppen mag er wel.',
      rules: ['C14'],
    },
    {
      question: 'Mag ik over andere figuren of over een kasteel heen schieten?',
      answer: 'Over figuren en binnenplaatsen wel. Een donjon ertussen houdt de pijl tegen, net als rots en bos.',
      rules: ['C16'],
    },
    {
      question: 'Beschermt bos tegen pijlen?',
      answer: `Alleen als het tussen je figuur en de boogschutter ligt. Een figuur die zelf in het bos staat, kan
        geraakt worden.`,
      rules: ['C16'],
    },
    {
      question: 'Kan een boogschutter een figuur van een binnenplaats of uit een donjon verjagen?',
      answer: 'Van een binnenplaats wel, uit een donjon niet: op een figuur in een donjon kun je niet schieten.',
      rules: ['C16', 'C17'],
    },
    {
      question: 'Mijn figuur kan niet buiten bereik komen. Wat nu?',
      answer: `Dan wijkt hij uit naar een vak dat hij wel kan bereiken, achteruit of opzij. Is er geen enkel vak, dan mocht er
        niet geschoten worden.`,
      rules: ['C17'],
    },
    {
      question: 'Mag mijn figuur slaan terwijl hij uitwijkt?',
      answer: 'Nee. Maar in je volgende beurt mag je met diezelfde figuur gewoon slaan.',
      rules: ['C17', 'C18'],
    },
    {
      question: 'Kan een ridder schuin tussen rots en bos door?',
      answer: `Nee, en tussen twee bossen ook niet. Wel als een van de twee vakken open terrein is of bij een kasteel
        hoort.`,
      rules: ['C11'],
    },
    {
      question: 'Heeft een schildknaap open terrein nodig om te springen?',
      answer: `Nee. Hij springt over figuren en bos, en mag in het bos neerkomen. Rots, een binnenplaats of een donjon op het eerste
        vak houdt hem tegen.`,
      rules: ['C13'],
    },
    {
      question: 'En als mijn kasteel op een rots staat?',
      answer: 'Dan telt de rots onder je donjon en je binnenplaats niet meer mee.',
      rules: ['C3', 'C11'],
    },
    {
      question: 'Mijn bondgenoot heeft geen figuren meer. Is de partij afgelopen?',
      answer: `Nee, dat leger wordt voortaan overgeslagen. Alleen de donjon en het koningshuis van de aanvoerder beslissen.`,
      rules: ['C19', 'C22'],
    },
  ],
  variants: {
    armies: `Met één leger per kamp speel je het spel voor twee. Met twee of drie doen er bondgenoten mee, en je mag ook
      zelf met meer dan één leger spelen.`,
    map: `Op een andere kaart liggen rots en bos ergens anders. De regels blijven dezelfde.`,
    'drawing-up': `In het geheim stelt elk kamp zich op zoals het wil, en het andere ziet niets tot beide klaar zijn. Met een
      kant-en-klare opstelling kun je meteen beginnen.`,
    'king-mounted': `Gaat de koning te paard, dan moet hij om bos heen, zoals de andere ruiters. Wij lezen het
      boekje zo dat hij te voet gaat.`,
    'archer-step': `Mogen boogschutters precies drie vakken, dan is een kleinere stap verboden. Schieten doen ze nog steeds één
      tot en met drie vakken ver.`,
    retreat: `Is uitwijken precies één vak, dan gaat een figuur onder vuur één vak achteruit of opzij. Hij moet nog steeds
      buiten bereik komen als één vak daarvoor genoeg is. Tegen een boogschutter vlak naast hem is één vak meestal
      niet genoeg: die kan dan opnieuw op hem schieten.`,
    'allied-house': `Hebben bondgenoten een koning, een prins en een hertog, dan bewegen die zoals altijd, maar hun verlies
      beslist de partij niet. Alleen het koningshuis van de aanvoerder telt.`,
    'quiet-first-turn': `In de allereerste beurt van de partij mag Wit niet slaan en niet schieten. In onze
      proefpartijen met willekeurige opstellingen was Wit zonder deze regel in het voordeel.`,
  },
  sample: {
    title: 'De gretige piekenier',
    introduction: `Wit en Lichtblauw hebben zich achter hun schermen opgesteld. De witte koning staat in zijn donjon. De
      lichtblauwe koning staat veilig aan de verste rand en laat zijn kasteel aan anderen over. Een korte partij, met
      twee pijlen en één fout.`,
    comments: {
      0: `Kijk naar het lichtblauwe kasteel. Er is maar één figuur die de binnenplaats dekt: de piekenier rechts, op dezelfde rij.
        Dat is genoeg, zolang hij daar blijft.`,
      1: `De witte piekenier trekt door drie vakken bos en slaat een schildknaap. Geen ruiter had dat gekund.`,
      2: `Een ridder slaat terug: een piekenier voor een schildknaap.`,
      3: `De witte sergeant maakt een lange mars, ook hij door het bos. Hij lijkt daar ongevaarlijk, maar de schuine lijn vóór
        hem loopt rechtstreeks naar de lichtblauwe binnenplaats.`,
      4: `Lichtblauw heeft andere plannen en stuurt een boogschutter vooruit.`,
      5: `Wit verzet een boogschutter langs de rand. Van hieruit, drie vakken schuin, heeft hij de eenzame wachter binnen bereik.`,
      6: `De eerste pijl is van Lichtblauw: de boogschutter die net naar voren kwam, schiet op een andere witte boogschutter, vlak vóór hem.`,
      7: `Achter de witte boogschutter ligt rots, dus hij gaat opzij. Met één vak zou hij nog binnen bereik zijn; het
        worden er twee. Nu is Wit aan de beurt.`,
      8: `De tweede pijl is van Wit, op de piekenier die de binnenplaats dekt.`,
      9: `Ook hier ligt rots achter het doelwit. Waar de piekenier ook heen gaat, hij verlaat zijn rij en dekt de binnenplaats
        niet meer. Maar uitwijken kost geen beurt: Lichtblauw kan het nog herstellen.`,
      10: `De fout. Een andere piekenier valt de hertog en twee ridders tegelijk aan, en dat is verleidelijk. Met een ridder naast de
        binnenplaats was het kasteel weer gedekt geweest; nu is de partij niet meer te redden.`,
      11: `Door het bos, de hele schuine lijn langs: de sergeant stopt op de binnenplaats. Geen lichtblauwe figuur kan hem
        slaan, en geen boogschutter heeft hem binnen bereik.`,
      12: `Lichtblauw slaat de hertog. Een mooie vangst, maar te laat.`,
      13: `Eén rechte stap, en de sergeant bestormt de donjon. Wit wint.`,
    },
    conclusion: `Onthoud drie dingen. Een pijl slaat niemand, maar kan net die ene wachter verjagen van wie alles afhangt. Uitwijken kost geen
      beurt: dicht het gat in de beurt die je nog hebt. En een koning in zijn donjon had de binnenplaats al die tijd gedekt.`,
  },
  summary: `*Doel.* Zet een figuur in de vijandelijke donjon, of sla koning, prins en hertog van de vijand.

    *Opstelling.* In het geheim, achter de schermen: kasteel en figuren waar je wilt in je eigen helft. Geen figuur op rots, geen
    ruiter in het bos, geen boogschutter of schildknaap in de donjon. Neem de schermen weg. Wit begint; wie
    gewonnen heeft, begint de volgende partij.

    *Je beurt.* Verzet één figuur, of schiet met één boogschutter. Figuren gaan in een rechte lijn over vrije vakken en slaan
    de vijand op het vak waar ze stoppen.

    | figuur |{army=complete:  aantal |} mag |
    | koning{king-mounted=on:  (ruiter)} |{army=complete:  1 |} 1 of 2, recht of schuin |
    | prins, hertog, ridder (ruiters) |{army=complete:  1, 1, 3 |} zo ver je wilt, recht of schuin |
    | sergeant |{army=complete:  3 |} hoogstens 12 schuin, of 1 recht |
    | piekenier |{army=complete:  4 |} hoogstens 12 recht, of 1 schuin |
    | schildknaap |{army=complete:  3 |} springt: 1 recht, dan 1 schuin verder |
    | boogschutter |{army=complete:  4 |} {archer-step=up-to: 1 tot en met 3}{archer-step=exact: precies 3}, recht of schuin; slaat nooit |

    *Terrein.* Ruiters moeten om rots en bos heen en kunnen niet schuin tussen twee van zulke vakken door. Voetsoldaten mogen door
    bos, niet over rots; schuin tussen twee rotsen die elkaar met een hoek raken, glippen ze
    door. De schildknaap springt over figuren en bos; rots, binnenplaats of donjon op zijn eerste vak houdt hem tegen.

    *Kasteel.* Op een binnenplaats mag je stoppen, niet eroverheen. De donjon in en uit: één rechte stap, via zijn binnenplaats.
    Nooit een boogschutter of schildknaap. Over een donjon gaat niets.

    *Schot.* Op een vijand één tot en met drie vakken verderop, recht of schuin. Rots, bos en donjons ertussen houden de pijl tegen;
    figuren en binnenplaatsen niet. Nooit op een figuur in een donjon.

    *Uitwijken.* De eigenaar van het doelwit verzet het meteen {retreat=three: één tot en met drie vakken}{retreat=one: precies één vak} achteruit of opzij, volgens de regels voor het terrein, zonder te slaan, nooit een donjon in,
    buiten bereik van deze boogschutter als dat kan. Op wie niet kan uitwijken, mag je niet schieten. Uitwijken kost geen
    beurt.

    *Einde.* Je wint als je de vijandelijke donjon bestormt of het vijandelijke koningshuis slaat. Kun je niets verzetten en nergens op
    schieten, dan pas je. Remise: drie keer dezelfde stelling, of 200 beurten op rij zonder dat er geslagen is.

    *Kampen.* {allied-house=off: Gewoonlijk heeft de aanvoerder een kasteel en twintig figuren, en een bondgenoot zeventien,
    zonder kasteel en zonder koningshuis.}{allied-house=on: Gewoonlijk heeft de aanvoerder een kasteel en twintig figuren, en een
    bondgenoot ook twintig, zonder kasteel; diens koning, prins en hertog zijn gewone figuren.} De kampen zijn om en om aan de beurt.`,
};
export default book;

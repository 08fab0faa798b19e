import type { Book } from './chapters';

const book: Book = {
  aim: `Twee rijken stellen zich in het geheim op achter een scherm; dan gaan de schermen weg en ligt alles open. Een
    kamp wint door de vijandelijke donjon te betreden, of door de vijandelijke koning, prins en hertog te slaan.`,
  chapters: {
    board: 'Het bord',
    armies: 'De legers',
    setup: 'De opstelling',
    turns: 'Om de beurt',
    moves: 'Zetten en slaan',
    castle: 'Binnenplaats en donjon',
    archers: 'Boogschutters',
    end: 'Het einde',
    camps: 'Drie tot zes spelers',
    options: 'Opties',
    notation: 'Een partij noteren',
  },
  paragraphs: {
    C1: {
      heading: 'Twee rijken',
      text: `Het bord heeft 16 × 16 vakken. De kolommen heten {a} tot en met {p} van west naar oost, de rijen {1} tot
        en met {16} van zuid naar noord. Rij 1 tot en met 8 is het rijk van Zuid, rij 9 tot en met 16 dat van Noord.`,
      reconstructed: `Het boekje spreekt van vier panelen en twee helften. Het aantal gaten stond op een plaatje; 16 ×
        16 geeft drie legers per kamp de ruimte.`,
    },
    C2: {
      heading: 'Rots en bos',
      text: `Sommige vakken zijn *rots*, andere *bos*. Een halve slag gedraaid ziet het land er hetzelfde uit: geen
        van beide kampen heeft het betere terrein.`,
      reconstructed: `Rotsen en bossen komen uit het boekje. Waar ze liggen, hebben wij bepaald; er zijn andere
        kaarten mogelijk.`,
    },
    C3: {
      heading: 'Het kasteel',
      text: `Een kasteel bedekt twee vakken van één rijk, naast elkaar: de *donjon* en de *binnenplaats*. Het mag
        overal in het eigen rijk staan, ook op rots of in het bos, die daar dan niet meer tellen. Het verplaatst zich
        nooit.

        Twee kastelen mogen elkaar over de grens heen raken. Ook dan komt elke donjon alleen uit op de eigen
        binnenplaats.`,
      reconstructed: 'Het boekje legt een binnenplaats naast de donjon. Dat elk één vak beslaat, hebben wij bepaald.',
    },
    C4: {
      heading: 'Twintig figuren',
      text: `Een leger heeft twintig figuren. Koning, prins en hertog zijn het *koningshuis*.

        | figuur | letter | aantal |
        | koning | {K} | 1 |
        | prins | {P} | 1 |
        | hertog | {D} | 1 |
        | ridder | {N} | 3 |
        | sergeant | {S} | 3 |
        | schildknaap | {E} | 3 |
        | boogschutter | {A} | 4 |
        | piekenier | {L} | 4 |`,
      reconstructed: 'Het boekje noemt de figuren. Hun aantallen stonden op een plaatje en zijn door ons bepaald.',
    },
    C5: {
      heading: 'Te paard en te voet',
      text: `Prins, hertog en ridders zijn *ruiters*. Alle anderen zijn *voetsoldaten*, de koning ook. Als optie rijdt
        de koning.`,
      reconstructed: `Het boekje zegt dat prins, hertog en ridders niet door het bos kunnen. De zin kan ook op de
        koning slaan; vandaar de optie {king-mounted}.`,
    },
    C6: {
      heading: 'Achter de schermen',
      text: `Beide kampen stellen zich tegelijk en in het geheim op: het kasteel, en elke figuur op een vrij vak van
        het eigen rijk. Geen van beide weet iets van de keuzes van de ander voordat allebei klaar zijn. Dan worden de
        schermen weggenomen.`,
    },
    C7: {
      heading: 'Wie waar staat',
      text: `Niemand begint op een rots, geen ruiter in het bos. Op de binnenplaats mag elke figuur beginnen; in de
        donjon ook, behalve boogschutters en schildknapen.

        Een raad: een kasteel waarvan niemand de binnenplaats dekt, valt in twee beurten voor een ruiter. Een koning
        in de eigen donjon dekt haar, en daar kan alleen de bestorming die de partij wint hem slaan.`,
      reconstructed: `Het boekje houdt boogschutters uit de donjon. Een schildknaap zou er nooit meer uit komen
        ([C15]), dus ook hij blijft erbuiten. De rest volgt uit [C10].`,
    },
    C8: {
      heading: 'Wit begint',
      text: `Wie Zuid speelt, heet Wit, welke kleur het leger ook heeft, en begint. Daarna zijn de kampen om de beurt
        aan zet, met één figuur per beurt. In een match speelt de winnaar van een partij Zuid in de volgende.`,
      reconstructed: `Het boekje laat Wit beginnen, en daarna de winnaar van de vorige partij. Dat Wit Zuid is, hebben
        wij bepaald.`,
    },
    C9: {
      heading: 'Recht vooruit, en slaan',
      text: `Een figuur gaat in een rechte lijn over vrije vakken. Ze stopt op een vrij vak, of op een vijand, die
        *geslagen* wordt en van het bord gaat. Alleen de schildknaap gaat anders ([C13]).`,
      reconstructed: 'De rechte lijn staat er niet met zoveel woorden. Ze volgt uit de gelijkenis met schaken.',
    },
    C10: {
      heading: 'Terrein',
      text: `Ruiters gaan eromheen: ze komen niet op of over rots en niet in of door bos. Voetsoldaten lopen door het
        bos en mogen er stoppen, maar komen niet op of over rots.`,
    },
    C11: {
      heading: 'Nauwe doorgangen',
      text: `Waar twee rotsen elkaar alleen met een hoek raken, glipt een voetsoldaat er schuin tussendoor. Een ruiter
        mag niet schuin gaan waar de vakken aan beide kanten van die stap rots of bos zijn; één rots en één bos houden
        hem ook tegen. Vakken van een kasteel zijn hier geen van beide.`,
      reconstructed: 'Het boekje zegt het van voetsoldaten. Dat ruiters het niet kunnen, volgt: zij moeten eromheen.',
    },
    C12: {
      heading: 'Hoe ver ze gaan',
      text: `| figuur | bereik |
        | koning | 1 of 2 vakken in een van de acht richtingen |
        | prins, hertog, ridder | zoveel vakken als gewenst in elke richting |
        | sergeant | tot 12 schuin, of 1 recht |
        | piekenier | tot 12 recht, of 1 schuin |
        | boogschutter | 1 tot 3 in elke richting; hij slaat nooit |
        | schildknaap | springt, zie [C13] |

        Elke figuur mag op beide binnenplaatsen stoppen. Als optie gaat een boogschutter precies drie vakken, niet
        minder.`,
      reconstructed: `Van de boogschutter zegt het boekje drie gaten. Wij lezen ‘hoogstens drie’; met de optie
        {archer-step} is het anders.`,
    },
    C13: {
      heading: 'De schildknaap springt',
      text: `Een schildknaap gaat één vak recht en dan één vak schuin verder, zoals een paard bij het schaken. Een
        figuur op zijn weg houdt hem niet tegen. Een rots, een binnenplaats of een donjon op dat eerste vak wel.`,
      reconstructed: 'Wat hem onderweg tegenhoudt, volgt uit [C10], [C14] en [C15].',
    },
    C14: {
      heading: 'De binnenplaats',
      text: `Op een binnenplaats mag een figuur stoppen, maar niet eroverheen gaan. Wie verder wil, wacht op de
        volgende beurt.`,
    },
    C15: {
      heading: 'De donjon',
      text: `De enige weg een donjon in of uit is één rechte stap van of naar de eigen binnenplaats. Koningen,
        prinsen, hertogen, ridders, sergeanten en piekeniers van beide kampen mogen die zetten; boogschutters en
        schildknapen nooit. Niets gaat over een donjon heen.`,
      reconstructed: `Het boekje houdt boogschutters eruit. Voor schildknapen volgt hetzelfde: zij doen nooit een stap
        van één vak.`,
    },
    C16: {
      heading: 'Een schot',
      text: `In plaats van te zetten mag een boogschutter schieten op een vijand die 1 tot 3 vakken verderop staat, in
        een van de acht richtingen.

        - Rots, bos of een donjon ertussen houdt de pijl tegen.
        - Figuren en binnenplaatsen ertussen niet. Alleen de vakken op de lijn tellen.
        - Een boogschutter mag vanuit het bos schieten, en een doelwit in het bos kan geraakt worden.
        - Een figuur in een donjon kan niet geraakt worden.`,
      reconstructed: `Het boekje geeft de afstand en wat de pijl niet over kan. De acht richtingen, en wat een doelwit
        wel of niet verbergt, hebben wij bepaald.`,
    },
    C17: {
      heading: 'Wijken',
      text: `Niemand sterft door een pijl: het doelwit moet meteen wijken. De eigenaar verzet het 1, 2 of 3 vakken
        recht *achteruit*, in de richting van het schot, of *opzij*, haaks daarop. Het gaat over vrije vakken, volgens
        de terreinregels van zijn soort, naar een vrij vak, en nooit een donjon in. Wie wijkt, slaat niet.

        Het moet eindigen waar deze boogschutter er niet opnieuw op kan schieten, als het zo’n vak kan bereiken;
        andere boogschutters doen er niet toe. Kan dat niet, dan is elk bereikbaar vak goed. Een schot op een figuur
        die helemaal niet weg kan, is niet toegestaan.

        Een figuur kan van een binnenplaats verdreven worden. Schildknapen en sergeanten wijken in een rechte lijn,
        net als iedereen.`,
      reconstructed: `Op één plaats laat het boekje het doelwit één tot drie vakken gaan, op een andere maar één; wij
        houden het bij het eerste. Het verbod op schoten op wie niet weg kan, hebben wij bepaald.`,
    },
    C18: {
      heading: 'Wie beslist',
      text: 'De eigenaar van het doelwit kiest waarheen het wijkt. Daarna is de speler na de schutter aan de beurt.',
      reconstructed: 'Het boekje zegt niet of wijken de eigenaar een beurt kost. Wij hebben bepaald van niet.',
    },
    C19: {
      heading: 'Winnen',
      text: `Een kamp wint zodra een van de eigen figuren in de vijandelijke donjon staat, of zodra koning, prins en
        hertog van de vijandelijke aanvoerder alle drie geslagen zijn.`,
    },
    C20: {
      heading: 'Passen en remise',
      text: `Een leger dat figuren heeft maar niets kan doen, past. De partij is remise:

        - als een stelling voor de derde keer ontstaat, met hetzelfde leger aan de beurt en hetzelfde schot dat wacht;
        - na 200 beurten achter elkaar zonder slag, tenzij de laatste ervan wint.

        Een beurt telt als ze voorbij is: na een zet, na passen, of na het wijken dat een schot afsluit. Een slag zet
        de teller op nul. Een overgeslagen leger telt niet.`,
      reconstructed: 'Het boekje kent geen van beide. Zonder zouden sommige partijen nooit eindigen.',
    },
    C21: {
      heading: 'Aanvoerders en bondgenoten',
      text: `Drie tot zes spelers vormen twee kampen van één tot drie. Elk kamp kiest een aanvoerder, die het kasteel
        en een volledig leger neemt. De bondgenoten nemen legers in verwante tinten: aan de ene kant twee keer blauw
        en turkoois, aan de andere wit en twee keer bruin.

        Het leger van een bondgenoot heeft geen kasteel en geen koningshuis: zeventien figuren. Als optie heeft het
        koning, prins en hertog als gewone figuren; hun verlies beslist de partij niet.`,
      reconstructed: `Juist hier breekt het boekje af, midden in de zin over wat bondgenoten missen. Het leger van de
        aanvoerder heet er volledig en het hunne niet; daarom hebben wij kasteel en koningshuis weggelaten. Andere
        varianten zijn verloren.`,
    },
    C22: {
      heading: 'De beurten van de kampen',
      text: `Beide kampen hebben evenveel legers: één, twee of drie. Een speler mag er meer dan één aanvoeren. De
        beurten gaan Zuid 1, Noord 1, Zuid 2, Noord 2 enzovoort. Een leger zonder figuren wordt overgeslagen, zodat
        een kamp twee keer na elkaar aan de beurt kan zijn. Niemand slaat een figuur van het eigen kamp.`,
      reconstructed: 'De volgorde van de legers en het gelijke aantal hebben wij bepaald.',
    },
    C23: {
      heading: 'Een rustige eerste beurt',
      text: `Als optie wordt in de allereerste beurt van de partij niet geslagen en niet geschoten; een leger dat
        niets anders kan, past. De optie staat uit zoals in het boekje, en aan in partijen voor de ranglijst.`,
      reconstructed: `Dit is onze toevoeging. In proefpartijen met willekeurige opstellingen haalde Zuid zonder deze
        beurt ongeveer 60 %, en met deze beurt 50 %.`,
    },
    options: {
      heading: 'Wat er te kiezen valt',
      text: `De eerste keuze is de gebruikelijke.

        | optie | keuzes | regel |
        | {armies} | {1}, {2} of {3} per kamp | [C22] |
        | {map} | {world-of-art}, {twin-fords}, of een eigen kaart | [C2] |
        | {army} | {complete}, of een eigen leger | [C4] |
        | {drawing-up} | {secret}, of {stock}: uit kant-en-klare opstellingen | [C6] |
        | {king-mounted} | {off}, of {on}: de koning rijdt | [C5] |
        | {archer-step} | {up-to}: hoogstens drie, of {exact}: altijd drie | [C12] |
        | {allied-house} | {off}, of {on}: bondgenoten hebben koning, prins en hertog | [C21] |
        | {quiet-first-turn} | {off}, of {on} | [C23] |`,
    },
    positions: {
      heading: 'Een stelling op één regel',
      text: `Zes velden bevatten een stelling: {16/16/16/16/16/16/16/4k11/16/16/16/16/16/2K13/16/16 a1a2,p16p15 S1 - 0
        1@world-of-art}

        - *Rijen* van 16 tot en met 1, met {/} ertussen. Een figuur is haar letter, een hoofdletter voor Zuid; {:}
          erachter voor leger 2, {;} voor leger 3. Een getal staat voor zoveel lege vakken.
        - *Kastelen*: donjon en binnenplaats, die van Zuid eerst.
        - *Beurt*: {S1}, {N1}, {S2} enzovoort; na het einde {=S}, {=N}, of {==} bij remise.
        - *Schot*: het schot waarvoor nog geweken moet worden, zoals {f6*f8}, of {-}.
        - *Teller*: de beurten sinds de laatste slag.
        - *Legers* per kamp, en de kaart; {!} erachter zolang de rustige eerste beurt nog komt.`,
    },
    actions: {
      heading: 'Acties',
      text: `| actie | geschreven |
        | zetten | {d4-d9} |
        | slaan | {d4xd9} |
        | schieten | {f6*f8} |
        | wijken, als er een schot wacht | {f8-g8} |
        | passen | {pass} |`,
    },
    drawings: {
      heading: 'Een opstelling',
      text: `Een opstelling is één woord: {castle=d2d3;1=Ke3,Pf4,…;2=…} De donjon komt voor de binnenplaats, dan per
        leger elke figuur met haar vak, met hoofdletters voor beide kampen.`,
    },
  },
  captions: {
    map: 'De kaart World of Art. Het kasteel van Zuid staat in een hoek, dat van Noord midden in het land.',
    armies: 'De schermen zijn weg: twee legers die zich opgesteld hebben zonder elkaar te zien.',
    king: `De koning: één of twee vakken. De eigen boogschutter staat in de weg; de vijandelijke schildknaap kan
      geslagen worden.`,
    knight: `Ridder, prins en hertog: zoveel vakken als gewenst, tot een eigen figuur, tot op een vijand, om rots en
      bos heen.`,
    sergeant: 'De sergeant: ver op de schuine lijnen, één vak op de rechte.',
    pikeman: 'De piekenier: ver op de rechte lijnen, één vak op de schuine.',
    archer: `De boogschutter: één tot drie vakken, alleen naar vrije vakken. Op de vijandelijke schildknaap kan hij
      alleen schieten.`,
    squire: `De schildknaap: hij springt over zijn vrienden en kan de vijandelijke sergeant slaan. Op rots komt hij
      nooit.`,
    rider: 'Een ridder stopt voor rots en bos.',
    walker: `Een piekenier op hetzelfde vak loopt door de bossen, naar het westen en het noorden; alleen rots houdt
      hem tegen.`,
    squeezed: 'Twee rotsen raken elkaar met een hoek. De ridder kan er niet tussendoor.',
    slips: 'Een sergeant op hetzelfde vak kan het wel: hij gaat tussen de rotsen door, tot aan de rand van het bord.',
    courtyard: `De ridder mag recht vooruit op de binnenplaats van Noord stoppen, maar niet door naar de donjon
      erachter.`,
    donjon: 'Van de binnenplaats voert één rechte stap de donjon in, en die wint de partij.',
    shot: 'De boogschutter kan op de ridder en op de sergeant schieten. De schildknaap is veilig: er ligt bos tussen.',
    retreat: 'Uit het zuiden is op de ridder geschoten. Achter hem is rots, dus hij moet opzij.',
    house: 'De koning van Noord is de laatste van het koningshuis. Zuid slaat hem en wint.',
    camps: 'Twee legers per kamp. Alleen de aanvoerders hebben een kasteel en een koningshuis.',
  },
};
export default book;

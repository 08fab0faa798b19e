import type { Book } from './chapters';

const book: Book = {
  aim: `Ridders trekken van hun kastelen naar de Graal in het midden van een rond bord, en de eerste ridder op de
    Graal wint. Twee tovenaars staan in de weg, en allebei gehoorzamen ze wie hen roept.`,
  chapters: {
    board: 'Het bord',
    setup: 'De opbouw',
    turns: 'Om de beurt',
    knights: 'Ridders',
    royals: 'Koning en koningin',
    merlin: 'Merlijn',
    morgane: 'Morgane',
    reinforcements: 'Meer ridders',
    end: 'Het einde',
    options: 'Opties',
    notation: 'Een partij noteren',
  },
  paragraphs: {
    G1: {
      heading: 'Ringen, spaken en de Graal',
      text: `Het bord is rond. De ringen hebben letters van buiten naar binnen; {A} is de buitenste. Spaken verdelen
        elke ring in evenveel vakken en zijn met de klok mee genummerd. Zo is {C14} ring C, spaak 14. Het midden is
        één enkel vak: de Graal, geschreven als {*}.

        - *Vooruit* is één ring naar binnen op dezelfde spaak, en van de binnenste ring naar de Graal.
        - *Achteruit* is één ring naar buiten.
        - *Zijwaarts* is langs de ring, naar welke kant ook. Een ring is rond en houdt nergens op.
        - *Schuin* is één ring en één spaak tegelijk.`,
      reconstructed: `Alle drie de boekjes hebben cirkels rond een middelste vak. Hoeveel het er zijn, was te zien op
        een plaatje dat verloren is; aantallen en namen zijn van ons.`,
    },
    G2: {
      heading: 'De magische cirkel',
      text: `Het bord *Tintagelle* heeft zeven ringen, A tot en met G, en twintig spaken. Tussen ring C en ring D
        loopt de *magische cirkel*. Ring D tot en met G en de Graal liggen erbinnen, ring A tot en met C erbuiten.

        Er kan ook een ander bord gekozen worden, of beschreven: de ringen, de spaken, de eerste ring binnen de cirkel
        en de plaats van de trappen. Het aantal spaken is een veelvoud van vier, ten minste zestien; de trappen liggen
        buiten de cirkel.`,
      reconstructed: `De boekjes kennen de cirkel, maar zeggen niet waar hij loopt. Proefpartijen gaven de doorslag.
        Met drie ringen erbuiten komen partijen tot een eind; met vier of meer kan Merlijn eindeloos ridders naar huis
        sturen.`,
    },
    G3: {
      heading: 'Vier plaatsen voor kastelen',
      text: `Kastelen staan bij N, E, S en W, telkens een kwartslag verder. Elk bedekt twee vakken naast elkaar op
        ring A:

        - N: {A1} en {A2}
        - E: {A6} en {A7}
        - S: {A11} en {A12}
        - W: {A16} en {A17}

        Waar geen kasteel staat, zijn dit gewone vakken.`,
      reconstructed: 'De plaatsen en de grootte van een kasteel hebben wij bepaald; bij [G4] staat waarom twee vakken.',
    },
    G4: {
      heading: 'Drie poorten',
      text: `Een kasteel heeft drie poorten. De twee *zijpoorten* komen links en rechts uit op ring A. De *koninklijke
        poort* ligt aan de voorkant en is even breed als het kasteel: ze komt uit op twee vakken van ring B. Deze vier
        zijn de *poortvakken* van het kasteel.`,
      reconstructed: `In de boekjes sluiten vier stukken drie poorten af, dus één poort komt uit op twee vakken. Dat
        het de koninklijke is, hebben wij bepaald.`,
    },
    G5: {
      heading: 'Trappen',
      text: `Op ring C liggen vier trappen, midden tussen de kastelen: {C4}, {C9}, {C14} en {C19}. Onder de grond zijn
        ze met elkaar verbonden ([G17]).`,
      reconstructed: 'De boekjes hebben trappen. Hoeveel en waar, hebben wij bepaald.',
    },
    G6: {
      heading: 'Plaats voor twee',
      text: `Op een vak staan hoogstens twee stukken, en twee alleen als ze van verschillende spelers zijn: dan zitten
        ze allebei vast ([G13]). In een kasteel passen er zoveel als nodig.`,
      reconstructed: `De tovenaars sturen één of twee stukken naar huis, dus een vak heeft plaats voor twee. Dat die
        van verschillende spelers moeten zijn, hebben wij bepaald.`,
    },
    G7: {
      heading: 'Wie waar zit',
      text: `Elke speler heeft een kasteel. Het lot verdeelt ze.

        - Met twee: N en S.
        - Met drie: W, N en E. Wit zit bij N, in het midden.
        - Met vier: N, E, S en W. Partners zitten tegenover elkaar, N en S tegen E en W, en zwijgen: geen woord en
          geen teken tot de partij voorbij is.

        Als optie staan alle vier de kastelen er, wie er ook speelt. Een kasteel zonder speler is een kasteel als elk
        ander: het verspert de weg, koningen en koninginnen mogen erin, ridders mogen eruit vertrekken. Alleen kan
        daar niemand gediskwalificeerd worden.`,
      reconstructed: 'Wit in het midden komt uit de boekjes. De andere plaatsen en de optie hebben wij bepaald.',
      editions: `Het Engelse en het Franse boekje tellen de kastelen naar de spelers; in het Nederlandse neemt
        iedereen een kasteel, wat op hetzelfde neerkomt. Het Nederlandse boekje verbiedt partners te overleggen; de
        andere twee willen volledige stilte.`,
    },
    G8: {
      heading: 'In het kasteel',
      text: `Koning, koningin en vier ridders beginnen in het kasteel van hun kleur. Van elke kleur wachten nog vier
        ridders naast het bord.`,
      reconstructed: 'Dat er vier ridders wachten, volgt uit [G26]: er mogen er acht op het bord staan.',
    },
    G9: {
      heading: 'Op de Graal',
      text: 'Merlijn en Morgane beginnen op de Graal. Ze zijn van niemand.',
    },
    G10: {
      heading: 'Eén zet per beurt',
      text: `Wit, bij N, begint; de anderen volgen met de klok mee: N, E, S, W. Een beurt is één zet, met een eigen
        stuk of met een tovenaar. Een zet eindigt op een ander vak dan waar hij begon.

        Wie geen enkele zet heeft, past. Zolang er een zet mogelijk is, kan er niet gepast worden. Passen telt als een
        beurt waarin een gekleurd stuk verzet is ([G18], [G22]).`,
      reconstructed: 'Over passen zwijgen de boekjes. Dat het kan en hoe het telt, hebben wij bepaald.',
      editions: `Het Engelse en het Franse boekje gaan met de klok mee. De Nederlandse zin breekt af voordat hij het
        zegt.`,
    },
    G11: {
      heading: 'Het kasteel uit',
      text: `Een ridder verlaat een kasteel door een van de zijpoorten en stopt op het vak voor die poort. Als optie
        mag hij in dezelfde zet verder langs ring A, van het kasteel weg.`,
      reconstructed: `De boekjes sturen ridders door de zijpoorten naar buiten. Dat ze daar stoppen, hebben wij
        bepaald.`,
    },
    G12: {
      heading: 'Hoe een ridder rijdt',
      text: `Een ridder gaat één vak vooruit, of zoveel vakken als gewenst langs zijn ring. Hij gaat nooit achteruit
        en nooit een kasteel in.

        Hij komt niet over een stuk, een trap of een kasteel heen, en hij stopt niet op een trap. Ook de tovenaars
        zijn stukken.`,
      reconstructed: `Dat een ridder geen kasteel in gaat, hebben wij bepaald. Dat hij niet op een trap stopt, volgt
        uit [G17]: de trappen zijn er alleen voor koning en koningin.`,
    },
    G13: {
      heading: 'Vastzitten',
      text: `Een ridder, koning of koningin mag stoppen op een vak met precies één stuk van een andere speler. Dan
        *zitten* ze allebei *vast*: geen van beide kan weg totdat een van de twee naar huis gestuurd wordt of van het
        bord gaat. Partners zijn verschillende spelers, dus ook zij zetten elkaar vast.

        Niemand mag stoppen op een vak met een stuk van dezelfde speler, met twee stukken of met een tovenaar.`,
      reconstructed: 'Het vastzitten komt uit de boekjes. Waar niemand mag stoppen, hebben wij bepaald.',
    },
    G14: {
      heading: 'De Graal',
      text: 'Een ridder die op de Graal komt, wint meteen, wie er ook staat.',
      reconstructed: `Op de Graal komen is het doel, en geen boekje maakt een uitzondering. Het vak zelf wordt door de
        tovenaars dus niet bewaakt.`,
    },
    G15: {
      heading: 'Door de koninklijke poort',
      text: `Koning en koningin verlaten een kasteel door de koninklijke poort, naar een van de twee vakken ervoor. Op
        dezelfde manier gaan ze een kasteel in, vanaf een van die twee vakken. Elk kasteel mag, het eigen of een
        ander.`,
      reconstructed: 'De boekjes zeggen hoe ze naar buiten gaan. Dat ze net zo naar binnen gaan, volgt daaruit.',
    },
    G16: {
      heading: 'De koninklijke pas',
      text: `Ze gaan één vak per keer in een van de acht richtingen, maar nooit de magische cirkel in. Een kasteel
        ingaan kan alleen volgens [G15].`,
    },
    G17: {
      heading: 'Op de trap',
      text: `Alleen koning en koningin mogen op een trap stoppen. Er is plaats voor één van hen, van welke kleur ook,
        en niemand kan dat stuk daar vastzetten of naar huis sturen. Van een trap kan het naar elke andere vrije trap,
        wat één zet is, of er gewoon weer af.`,
      reconstructed: `De boekjes laten de twee er nooit samen staan, en houden ze er veilig. Een stuk van een andere
        kleur zou hen vastzetten; daarom hebben wij bepaald: één stuk, van welke kleur ook.`,
    },
    G18: {
      heading: 'Wie Merlijn roept',
      text: `In plaats van een eigen stuk mag een speler Merlijn verzetten, als de zet vlak ervoor met een gekleurd
        stuk of met Morgane gedaan is. Hij doet dus nooit de eerste zet van een partij en wordt nooit twee keer na
        elkaar verzet.

        Ook mag een speler Merlijn niet verzetten als de eigen laatste drie beurten alle drie van Merlijn waren. Als
        optie tellen de laatste drie zetten van Merlijn zelf: wie ze alle drie gedaan heeft, mag de volgende niet
        doen.`,
      reconstructed: 'Drie keer na elkaar is op twee manieren te lezen. De optie {merlin-limit} kiest.',
      editions: `Het Nederlandse en het Franse boekje leiden eruit af dat hij nooit twee keer na elkaar gaat. In het
        Engelse zijn de twee zinnen in elkaar gelopen; wij lezen het als de andere.`,
    },
    G19: {
      heading: 'Hoe Merlijn gaat',
      text: `Merlijn gaat zoveel vakken als gewenst in een rechte lijn: vooruit, achteruit of langs zijn ring. Hij
        komt niet over een stuk heen, ook niet over Morgane, en niet over een kasteel of een trap. Hij stopt niet op
        een trap en niet in een kasteel.

        Van de Graal vertrekt hij langs elke spaak. Zolang hij binnen de magische cirkel is, mag hij weer op de Graal
        stoppen, maar er niet overheen gaan.`,
      reconstructed: `De boekjes versperren Morgane de weg terug naar de Graal, hem niet. Dat hij er niet overheen
        gaat, hebben wij bepaald.`,
    },
    G20: {
      heading: 'Buiten is buiten',
      text: 'Is Merlijn eenmaal buiten de magische cirkel, dan mag hij er niet meer in.',
    },
    G21: {
      heading: 'Merlijn stuurt naar huis',
      text: `Waar Merlijn stopt, gaat iedereen weg. Elke ridder, koning en koningin gaat terug naar het kasteel van
        zijn kleur, ook die van wie hem verzet; Morgane gaat terug naar de Graal. Op de Graal zelf stuurt hij niemand
        weg.`,
      reconstructed: 'Dat van de Graal niemand weggestuurd wordt, hebben wij bepaald.',
      editions: `Het Nederlandse en het Franse boekje hebben het bij beide tovenaars over één of twee stukken, het
        Engelse alleen bij Morgane.`,
    },
    G22: {
      heading: 'Wie Morgane roept',
      text: `In plaats van een eigen stuk mag een speler Morgane verzetten, als de zet vlak ervoor met een gekleurd
        stuk of met Merlijn gedaan is. Zij doet dus nooit de eerste zet van een partij en wordt nooit twee keer na
        elkaar verzet.`,
      editions: `Deze voorwaarde staat in {nl2004} en {en1.1}; het Nederlandse boekje zegt er ook bij dat ze nooit
        twee keer na elkaar gaat. In {fr1.0} is er geen voorwaarde: Morgane mag op elk moment verzet worden.`,
    },
    G23: {
      heading: 'Hoe Morgane gaat',
      text: `Morgane gaat één vak vooruit, achteruit of langs haar ring, en van de Graal naar elke spaak. Ze blijft
        binnen de magische cirkel. Heeft ze de Graal eenmaal verlaten, dan gaat ze er uit zichzelf nooit meer heen; ze
        kan er alleen heen gestuurd worden.`,
      reconstructed: `De boekjes noemen haar de bewaakster van de binnenkant. Dat ze daar nooit uit komt, hebben wij
        bepaald.`,
    },
    G24: {
      heading: 'Wat Morgane kost',
      text: `De Graal verlaten is gratis. Elke andere zet van haar kost wie haar verzet één eigen ridder: eerst gaat
        hij van het bord, dan gaat zij. Hij mag in een kasteel staan, of op het vak waar zij heen gaat, maar hij mag
        niet vastzitten. Ridders die zo gegeven zijn, wachten naast het bord en kunnen terugkomen ([G26]).`,
      reconstructed: `De boekjes zonderen alleen ridders uit die vastzitten. Dat ook een ridder in een kasteel of op
        haar vak kan betalen, en dat eerst betaald wordt, hebben wij bepaald.`,
    },
    G25: {
      heading: 'Morgane stuurt naar huis',
      text: `Waar Morgane stopt, gaan stukken naar huis zoals bij [G21], en gaat Merlijn terug naar de Graal. Als ze
        de Graal verlaat, mag ze niet stoppen op een vak met een ridder.`,
      editions: `Ridders worden ontzien in {en1.1} en {fr1.0}. In {nl2004}, dat er niets over zegt, mag ze bij het
        verlaten van de Graal een ridder naar huis sturen.`,
    },
    G26: {
      heading: 'Koning en koningin halen ridders',
      text: `Als een koning of koningin een kasteel *binnengaat* waar de ander van de twee al is, en het is niet hun
        laatste gezamenlijke kasteel, dan krijgt hun speler daar ridders: vier, of zoveel als er naast het bord
        wachten als het er minder zijn. Niemand heeft er ooit meer dan acht op het bord. Hoe de ander daar gekomen is,
        maakt niet uit.

        Het *laatste gezamenlijke kasteel* is eerst het eigen kasteel, en daarna altijd het kasteel waar de twee het
        laatst samen waren, ook als er geen ridder wachtte. Naar huis gestuurd worden levert geen ridders op.`,
      reconstructed: `De boekjes vragen een ander kasteel. Zonder geheugen zou een koning eruit en er weer in kunnen
        stappen en elke keer ridders krijgen; daarom moet het een ander zijn dan het laatste.`,
      editions: `Het Engelse boekje laat de koning of de koningin gaan, en staat dan op allebei. Het Nederlandse en
        het Franse zeggen allebei. Wij lezen: ze moeten er beiden belanden, en wie het laatst komt, brengt de ridders.`,
    },
    G27: {
      heading: 'Waar ze beginnen',
      text: `De nieuwe ridders beginnen in dat kasteel. Worden ze naar huis gestuurd, dan gaan ze naar het kasteel van
        hun eigen kleur. Dit kan zo vaak als gewenst.`,
    },
    G28: {
      heading: 'Ingesloten',
      text: `Een speler is *gediskwalificeerd* als na een zet, van wie ook, op alle vier de poortvakken van het eigen
        kasteel een ridder, koning of koningin van één en dezelfde andere kleur staat. Ook de kleur van een partner
        telt. Alle stukken van die speler gaan van het bord; het kasteel blijft voor alle anderen een kasteel.

        Eén zet kan meer spelers tegelijk insluiten. Een ridder die in diezelfde zet de Graal bereikt, heeft toch
        gewonnen.`,
      reconstructed: `Drie poorten die door vier stukken van één kleur versperd zijn, komen uit de boekjes. Dat die
        van een partner tellen, en dat het kasteel blijft, hebben wij bepaald.`,
    },
    G29: {
      heading: 'Wie overblijft',
      text: `De laatste speler die overblijft, wint. Een team wint als een van de twee wint. Wordt een van de partners
        gediskwalificeerd, dan speelt de ander door en wordt de lege plaats overgeslagen.`,
      reconstructed: 'Dat de laatste wint, volgt uit [G28]. Hoe teams verdergaan, hebben wij bepaald.',
    },
    G30: {
      heading: 'Remise',
      text: `De partij is remise als dezelfde stelling voor de derde keer ontstaat, met dezelfde speler aan zet en
        hetzelfde geheugen van [G18], [G22] en [G26]; of na 400 beurten. Passen telt als beurt, een overgeslagen
        plaats niet. Winst in de laatste beurt blijft winst.`,
      reconstructed: `De boekjes kennen geen remise. Zonder remise zouden voorzichtige spelers eeuwig rondjes kunnen
        draaien.`,
    },
    options: {
      heading: 'Wat er te kiezen valt',
      text: `De eerste keuze is de gebruikelijke.

        | optie | keuzes | regel |
        | {players} | {2}, {3} of {4} | [G7] |
        | {edition} | {en1.1}, {nl2004} of {fr1.0} | [G22], [G25] |
        | {board} | {tintagelle}, {avalon} met acht ringen en 28 spaken, of een eigen bord | [G2] |
        | {castles} | {players}: ieder één; of {four}: altijd vier | [G7] |
        | {knight-exit} | {stop} voor de poort, of {slide} langs de ring | [G11] |
        | {merlin-limit} | {turns} van een speler, of {moves} van Merlijn | [G18] |
        | {swap} | {off}, of {on} | |

        Met {swap}, bij twee spelers, mag de tweede de allereerste zet beantwoorden door van plaats te wisselen: wie
        wit was, doet dan de eerste beurt van Zuid. De stelling blijft zoals ze is.

        De drie boekjes verschillen in twee regels die ertoe doen:

        | | nl2004 | en1.1 | fr1.0 |
        | Morgane alleen na een ander soort zet ([G22]) | ja | ja | nee |
        | Morgane mag bij het verlaten van de Graal een ridder naar huis sturen ([G25]) | ja | nee | nee |`,
    },
    positions: {
      heading: 'Een stelling op één regel',
      text: `Vijf velden bevatten een stelling; het bord staat er niet in: {N:K@B11,Q@S,n@C5,n@F7/S:K@C19,Q@S,n@C8
        M@D8,F@G2 N30 -;01;NS en1.1}

        - *Spelers*: een groep per plaats in de volgorde N E S W, met {/} ertussen: koning, koningin, dan de ridders,
          eerst die in kastelen, dan per ring en spaak. Een gediskwalificeerde speler is {W:-}.
        - *Tovenaars*: {M} is Merlijn, {F} is Morgane, de fee.
        - *Beurt*: wie aan zet is, en hoeveel beurten er gespeeld zijn. Na het einde {=N}, bij een team {=NS}, bij
          remise {==}.
        - *Geheugen*: wat zojuist verzet is ({M}, {F}, {-} voor al het andere, {0} aan het begin); per plaats hoeveel
          van de laatste beurten na elkaar van Merlijn waren; per plaats het laatste gezamenlijke kasteel.
        - *Editie*: {en1.1}, {nl2004} of {fr1.0}.`,
    },
    actions: {
      heading: 'Acties',
      text: `| actie | geschreven |
        | een ridder verlaat kasteel N | {n:N-A20} |
        | een ridder gaat | {n:A3-B3}, naar de Graal {n:G7-*} |
        | koning of koningin | {Q:C5-C6}; {K:B1-N} gaat een kasteel in, {Q:C4-C19} neemt de trap |
        | Merlijn | {M:*-F7} |
        | Morgane verlaat de Graal | {F:*-G2} |
        | Morgane gaat | {F:G2-G3!A5}: de ridder op A5 betaalt; {!N} voor een in kasteel N |
        | passen | {pass} |
        | van plaats wisselen | {swap} |`,
    },
  },
  captions: {
    board: `Het bord Tintagelle met twee kastelen. De magische cirkel loopt tussen de derde ring en de vierde; de
      trappen liggen er net buiten.`,
    sideGates: 'Zijpoorten: een ridder komt links of rechts van zijn kasteel naar buiten.',
    royalGate: `De koninklijke poort, even breed als het kasteel: de koning komt aan de voorkant uit, op een van twee
      vakken.`,
    four: 'Met vier spelers: iedereen thuis, de tovenaars op de Graal. Partners zitten tegenover elkaar.',
    knight: `De witte ridder gaat één vak vooruit, of langs zijn ring. Aan de ene kant ligt een trap in de weg; aan de
      andere kant kan hij de ridder van Zuid vastzetten.`,
    lock: `Twee ridders staan op één vak en houden elkaar vast. Merlijn, binnen de cirkel, kan naar buiten komen en
      hen bevrijden.`,
    grail: 'Nog één stap: Wit wint door deze ridder op de Graal te zetten.',
    stairs: `De witte koning op een trap: één stap, of onder de grond naar elke vrije trap. Op één ervan staat de
      koningin van Zuid.`,
    merlin: `Merlijn gaat recht langs zijn spaak of zijn ring, tot aan het volgende stuk. Stopt hij daarop, dan gaat
      het naar huis.`,
    home: `Merlijn is buiten en mag niet meer naar binnen. Maar hij kan op de vastzittende ridders stappen en beide
      naar huis sturen.`,
    morgane: 'Morgane gaat één vak naar binnen, naar buiten of langs haar ring.',
    price: `Ze staat op het punt de ridder van Zuid naar huis te sturen. Eerst moet Wit de ridder kiezen die ervoor
      betaalt.`,
    leaving: 'Gratis van de Graal, naar elke spaak behalve één: daar staat een ridder, en die wordt ontzien.',
    fetch: 'De witte koningin is al in het kasteel van Zuid. Komt de koning erbij, dan krijgt Wit daar ridders.',
    shut: `Oost bezet drie poortvakken van het kasteel van West. Neemt deze ridder het vierde, dan is West
      gediskwalificeerd.`,
  },
};
export default book;

import type { Book } from './chapters';

const book: Book = {
  facts: [
    'Voor twee of drie spelers, of voor vier in twee ploegen',
    'Vanaf 8 jaar, volgens het Nederlandse en het Franse boekje',
  ],
  sentences: [
    `Ieder heeft een kasteel met een koning, een koningin en vier ridders; Merlijn en Morgane staan in het midden, op
      het vak van de Grailnah, met het kruis.`,
    `In je beurt doe je één zet: een ridder mag één vak vooruit of zo ver je wilt langs zijn ring, koning en koningin
      mogen één vak alle kanten op maar nooit de magische cirkel in, of je verzet Merlijn of Morgane, die van niemand
      zijn en iedereen op het vak waar ze stoppen naar huis sturen.`,
    `Twee pionnen van verschillende spelers op één vak zetten elkaar vast; koning en koningin samen in een ander
      kasteel leveren extra ridders op; staan vier van jouw pionnen voor de poorten van een kasteel, dan is de speler
      van dat kasteel gediskwalificeerd.`,
    `Bereikt een van je ridders de Grailnah, dan win je meteen; met vier speel je in twee zwijgende ploegen.`,
  ],
  box: [
    'Een rond bord: zeven ringen van twintig vakken rond het vak van de Grailnah, waar een kruis op staat',
    'Vier kastelen',
    'Een koning, een koningin en acht ridders in elke kleur: wit, blauw, rood en groen',
    'Merlijn en Morgane',
  ],
  chapters: {
    aim: 'Doel van het spel',
    board: 'Het bord',
    setup: 'Klaarzetten',
    turn: 'Je beurt',
    knights: 'De ridders',
    royals: 'De koning en de koningin',
    merlin: 'Merlijn',
    morgane: 'Morgane',
    extraKnights: 'Extra ridders',
    disqualification: 'Diskwalificatie',
    end: 'Einde van de partij',
    example: 'Een beurt in beeld',
    notation: 'Notatie',
  },
  paragraphs: {
    goal: {
      heading: 'De eerste ridder wint',
      text: `Je ridders trekken van je kasteel naar de Grailnah, het vak met het kruis in het midden van het bord. Zet
        er een op dat vak en je wint meteen, ook als Merlijn of Morgane er staat.`,
      reconstructed: `In de boekjes is de Grailnah het doel, zonder uitzondering. Daarom hebben wij bepaald dat Merlijn
        en Morgane het vak zelf niet bewaken.`,
    },
    rings: {
      heading: 'De ringen en de magische cirkel',
      text: `Rond de Grailnah liggen zeven ringen van twintig vakken. Dit zijn de richtingen:

        - *vooruit*: één ring dichter bij het midden, en van de binnenste ring naar de Grailnah;
        - *achteruit*: één ring verder van het midden;
        - *zijwaarts*: langs de ring, naar links of naar rechts (een ring houdt nergens op);
        - *schuin*: één ring naar binnen of naar buiten en tegelijk één vak opzij.

        De *magische cirkel* loopt tussen de derde en de vierde ring, van buiten geteld. De vier binnenste ringen en de
        Grailnah liggen erbinnen, de drie buitenste ringen erbuiten.`,
      reconstructed: `De boekjes hebben het over cirkels, een middelste vak en de magische cirkel. De tekening waarop te
        zien was hoeveel het er zijn en waar ze liggen, is verloren. Zeven ringen, twintig vakken en de plaats van de
        magische cirkel hebben wij na proefpartijen bepaald. Met vier of meer ringen erbuiten liep minstens de helft van
        de partijen tegen de beurtlimiet aan.`,
    },
    gates: {
      heading: 'De kastelen en hun poorten',
      text: `Kastelen staan op de buitenste ring en nemen elk twee vakken in. Er zijn vier plaatsen voor, telkens een
        kwartslag verder. Een kasteel heeft drie poorten:

        - twee *zijpoorten*, links en rechts: elk komt uit op het vak ernaast, op de buitenste ring;
        - de *koninklijke poort* aan de voorkant. Die is even breed als het kasteel en komt uit op twee vakken van de
          tweede ring.

        Deze vier vakken zijn de *poortvakken* van het kasteel. Staat er op een plaats geen kasteel, dan zijn de twee
        vakken daar gewone vakken.`,
      reconstructed: `De drie poorten komen uit de boekjes. Er zijn vier pionnen nodig om ze te blokkeren, dus één poort
        komt uit op twee vakken. Dat dit de koninklijke is, waar de kastelen staan, hoe breed ze zijn, en dat een lege
        plaats uit gewone vakken bestaat, hebben wij bepaald.`,
    },
    castles: {
      heading: 'Loten om de kastelen',
      text: `Zet voor elke speler een kasteel klaar. Loot erom: houd ridders van verschillende kleuren in
        je gesloten handen en laat de anderen kiezen.

        - *Met twee:* Wit boven, Blauw onder.
        - *Met drie:* Wit in het middelste kasteel, boven; Blauw rechts, Rood links.
        - *Met vier:* Wit boven, Blauw rechts, Rood onder, Groen links. Ploegmaten
          zitten tegenover elkaar: Wit en Rood tegen Blauw en Groen. Ze zwijgen: geen woord en geen teken tot de partij
          voorbij is.`,
      reconstructed: `Het loten en Wit in het middelste kasteel komen uit de boekjes; een andere kleur noemen ze niet.
        Blauw, rood en groen, de andere plaatsen, en dat ploegmaten tegenover elkaar zitten, hebben wij bepaald.`,
      editions: `Het Engelse en het Franse boekje zetten evenveel kastelen klaar als er spelers zijn. In het
        Nederlandse neemt elke speler een kasteel, wat op hetzelfde neerkomt. Het Nederlandse verbiedt ploegmaten te
        overleggen; de andere twee vragen volledige stilte.`,
    },
    pieces: {
      heading: 'Iedereen thuis',
      text: `Zet van elke kleur de koning, de koningin en vier ridders in hun kasteel. De andere vier ridders wachten
        naast het bord. Merlijn en Morgane staan samen op de Grailnah.`,
      reconstructed: `Hoeveel ridders er in de doos zitten, zeggen de boekjes niet. Je begint met vier ridders, kunt er
        vier extra krijgen en hebt er nooit meer dan acht op het bord: er wachten er dus vier.`,
    },
    oneMove: {
      heading: 'Eén zet per beurt',
      text: `Wit begint; daarna gaat de beurt met de klok mee. In je beurt doe je precies één zet, met:

        - een van je ridders;
        - je koning of je koningin;
        - Merlijn of Morgane, als dat nu mag.

        Een zet eindigt altijd op een ander vak dan waar hij begon. Heb je geen enkele zet, dan pas je; zolang je er een
        hebt, mag dat niet. Bij de regels voor Merlijn en Morgane telt passen als een zet met
        een gekleurde pion.`,
      reconstructed: `De boekjes zeggen niets over passen, en ook niets over een ridder die een hele ring rondrijdt en
        op hetzelfde vak uitkomt. Beide regels zijn van ons.`,
      editions: `Volgens het Engelse en het Franse boekje gaat de beurt met de klok mee. In het Nederlandse breekt de zin
        net vóór die woorden af.`,
    },
    leaving: {
      heading: 'Door een zijpoort naar buiten',
      text: `Een ridder verlaat een kasteel door een zijpoort, links of rechts, en stopt op het poortvak. Verder komt
        hij in die zet niet.`,
      reconstructed: `In de boekjes gaan ridders door de zijpoorten naar buiten. Dat ze op het poortvak stoppen, hebben
        wij bepaald; als variant mogen ze doorrijden.`,
    },
    riding: {
      heading: 'Hoe een ridder rijdt',
      text: `Een ridder mag één vak vooruit, of zijwaarts langs zijn ring zo ver je wilt. Hij mag nooit achteruit of
        schuin, en nooit een kasteel in.

        Een ridder springt niet: pionnen (ook Merlijn en Morgane), trappen en kastelen houden hem tegen. Ook op een trap
        stoppen mag hij niet.`,
      reconstructed: `Dat een ridder geen kasteel in gaat, hebben wij bepaald. Dat hij niet op een trap stopt, volgt
        uit de boekjes: trappen zijn er alleen voor koning en koningin.`,
    },
    locks: {
      heading: 'Vastzitten',
      text: `Je ridder, koning of koningin mag stoppen op een vak met precies één pion van een andere speler. Dan zitten
        beide pionnen *vast*: geen van de twee kan weg. Dat duurt tot Merlijn of Morgane ze naar huis stuurt, of tot een
        van de twee van het bord gaat omdat de eigenaar uit het spel ligt. Ook pionnen van ploegmaten zetten elkaar vast.

        Je mag niet stoppen op een vak met een pion van jezelf, met twee pionnen, of met Merlijn of Morgane. Alleen de
        Grailnah is een uitzondering: daar mag je ridder op, wie er ook staat. In een kasteel is plaats voor iedereen, en daar zit
        niemand vast.`,
      reconstructed: `Dat twee pionnen van verschillende spelers elkaar vastzetten, staat in de boekjes. Er staat ook
        dat Merlijn en Morgane één of twee pionnen terugsturen; op een vak passen er dus twee. Waar je niet mag stoppen,
        hebben wij bepaald.`,
    },
    walking: {
      heading: 'Eén vak, alle kanten op',
      text: `Koning en koningin verlaten een kasteel door de koninklijke poort, naar een van de twee vakken ervoor.
        Buiten mogen ze telkens één vak, alle kanten op, ook schuin. De magische cirkel mogen ze niet in.

        Ze mogen elk kasteel in, ook dat van een ander. Dat kan alleen door de koninklijke poort, vanaf een van de twee
        vakken ervoor.`,
      reconstructed: `De boekjes zeggen hoe koning en koningin naar buiten gaan. Dat ze langs dezelfde weg naar binnen
        gaan, volgt daaruit.`,
    },
    staircases: {
      heading: 'De ondergrondse trappen',
      text: `Op de derde ring liggen vier trappen, midden tussen de plaatsen van de kastelen. Alleen een koning of een
        koningin mag op een trap stoppen, en er is maar plaats voor één pion, van welke kleur ook. Op een trap is je pion veilig: niemand kan hem vastzetten of naar huis sturen.

        Van een trap mag hij onder de grond naar elke andere vrije trap; dat is één zet. Hij mag er ook met een gewone
        stap weer af.`,
      reconstructed: `Volgens de boekjes zijn koning en koningin op een trap veilig, en kan er maar één van de twee op
        staan. Dat er vier trappen zijn, waar ze liggen, en dat er maar één pion van welke kleur ook op past, hebben wij bepaald.`,
    },
    playingMerlin: {
      heading: 'Wanneer je Merlijn mag verzetten',
      text: `Merlijn is van niemand. In je beurt mag je hem verzetten in plaats van een van je pionnen. Wel moet de zet
        vlak vóór de jouwe met een gekleurde pion (ridder, koning of koningin) of met Morgane gedaan zijn. Hij doet dus
        nooit de eerste zet van de partij, en nooit twee zetten na elkaar.

        Heb je Merlijn in elk van je laatste drie beurten verzet, doe dan nu iets anders.`,
      reconstructed: `De boekjes gunnen niemand een vierde zet op rij met Merlijn. Dat
        kun je op twee manieren lezen. Wij tellen jouw beurten; als variant tellen de zetten van Merlijn zelf.`,
      editions: `Het Nederlandse en het Franse boekje zeggen er uitdrukkelijk bij dat Merlijn nooit twee keer na elkaar
        verzet wordt. In het Engelse zijn twee zinnen door elkaar geraakt; wij lezen ze zoals in de andere twee.`,
    },
    merlinMoves: {
      heading: 'De zetten van Merlijn',
      text: `Merlijn mag zo ver je wilt in een rechte lijn: vooruit, achteruit, of zijwaarts langs zijn ring. Van de
        Grailnah mag hij alle kanten op. Hij springt niet over een pion, ook niet over Morgane, en niet over een kasteel
        of een trap. In een kasteel of op een trap mag hij ook niet stoppen.

        Zolang hij binnen de magische cirkel is, mag hij weer op de Grailnah stoppen, maar er niet overheen. Is hij
        eenmaal buiten, dan mag hij de cirkel niet meer in: buiten is buiten.`,
      reconstructed: `De boekjes verbieden Morgane de weg terug naar de Grailnah, Merlijn niet; hij mag dus wel terug.
        Dat hij er niet overheen mag, hebben wij bepaald.`,
    },
    merlinSendsHome: {
      heading: 'Merlijn stuurt naar huis',
      text: `Ridders, koningen en koninginnen op het vak waar Merlijn stopt, gaan terug naar het kasteel van hun
        kleur, ook die van jou. Staat Morgane er, dan gaat ze terug naar de Grailnah. Alleen op de Grailnah zelf
        stuurt hij niemand weg.`,
      reconstructed: 'Dat Merlijn op de Grailnah niemand wegstuurt, hebben wij bepaald.',
      editions: `Het Nederlandse en het Franse boekje hebben het bij Merlijn en bij Morgane over één of twee pionnen,
        het Engelse alleen bij Morgane.`,
    },
    playingMorgane: {
      heading: 'Wanneer je Morgane mag verzetten',
      text: `Ook Morgane is van niemand. In je beurt mag je haar verzetten in plaats van een van je pionnen. Wel moet de
        zet vlak vóór de jouwe met een gekleurde pion of met Merlijn gedaan zijn. Ze doet dus nooit de eerste zet van de
        partij, en nooit twee zetten na elkaar.`,
      editions: `Zo staat het in het Nederlandse en het Engelse boekje; het Nederlandse voegt eraan toe dat ze nooit twee
        keer na elkaar verzet wordt. Het Franse stelt geen voorwaarde: daar mag Morgane elke beurt verzet worden.`,
    },
    morganeMoves: {
      heading: 'De zetten van Morgane',
      text: `Morgane houdt de wacht binnen de magische cirkel. Ze mag één vak vooruit, achteruit of zijwaarts, en
        van de Grailnah naar elk vak van de binnenste ring. Uit de magische cirkel komt ze nooit. Is ze eenmaal van de
        Grailnah af, dan kan alleen Merlijn haar er weer heen sturen.`,
      reconstructed: `De boekjes laten haar binnen de cirkel waken. Dat ze er nooit uit komt, hebben wij bepaald.`,
    },
    price: {
      heading: 'De prijs van Morgane',
      text: `Verlaat Morgane de Grailnah, dan kost dat niets. Voor elke andere zet met haar offer je eerst een van je
        ridders op: neem hem van het bord en verzet dan Morgane. Elke ridder is goed, ook een die nog in een kasteel
        staat of op het vak waar ze heen gaat. Alleen een ridder die vastzit, mag je niet opofferen.

        Een opgeofferde ridder wacht naast het bord. Hij kan terugkomen als extra ridder.`,
      reconstructed: `De boekjes sluiten alleen een ridder uit die vastzit. Dat een ridder in een kasteel of op haar
        vak wel mag, en dat je hem opoffert voordat je haar verzet, hebben wij bepaald.`,
    },
    morganeSendsHome: {
      heading: 'Morgane stuurt naar huis',
      text: `Ridders op het vak waar Morgane stopt, gaan naar huis, ook die van jou. Staat Merlijn er, dan gaat hij
        terug naar de Grailnah.

        Over haar vertrek van de Grailnah zijn de boekjes het niet eens. Volgens het Nederlandse mag ze ook dan een
        ridder naar huis sturen; volgens het Engelse en het Franse mag ze dan niet op een ridder stoppen.`,
      editions: `Het Engelse en het Franse boekje verbieden met zoveel woorden dat ze bij haar vertrek op een ridder
        stopt. Het Nederlandse zegt er niets over, en dus mag het daar. Welk boekje geldt, kies je bij een nieuwe
        partij.`,
    },
    meeting: {
      heading: 'Koning en koningin samen',
      text: `Breng je koning en je koningin samen in een ander kasteel, dan krijg je daar extra ridders: vier, of minder
        als er geen vier naast het bord wachten. Je hebt er nooit meer dan acht op het bord.

        Een *ander* kasteel is een ander dan waar de twee het laatst samen waren. In het begin waren ze samen in je
        eigen kasteel: naar buiten en meteen weer naar binnen levert dus niets op. Komen ze daarna samen in het blauwe
        kasteel, dan krijg je ridders. De volgende keer telt het blauwe kasteel niet, en je eigen kasteel weer wel. Ook
        als er geen ridder wacht, telt zo’n ontmoeting mee.

        Je krijgt de ridders als koning of koningin het kasteel *binnengaat* waar de ander al is. Hoe die er gekomen
        is, maakt niet uit. Wie naar huis gestuurd wordt, brengt geen ridders mee.`,
      reconstructed: `In de boekjes staat ‘een ander kasteel’, maar niet welk kasteel dan niet telt. Was naar buiten en weer
        naar binnen genoeg voor vier ridders, dan had de lange tocht geen zin. Daarom hebben wij bepaald: een ander dan
        waar ze het laatst samen waren. Ook de regels over naar huis gestuurd worden, over hoe de ander er kwam en over
        een ontmoeting zonder wachtende ridders zijn van ons.`,
      editions: `In het Nederlandse en het Franse boekje verplaats je koning en koningin. Het Engelse noemt eerst koning
        of koningin en eist dan allebei. Wij lezen: ze gaan er allebei heen, en met de tweede komen de ridders.`,
    },
    newKnights: {
      heading: 'Waar de nieuwe ridders beginnen',
      text: `De nieuwe ridders vertrekken uit het kasteel waar je ze kreeg, door de zijpoorten daarvan. Worden ze naar
        huis gestuurd, dan gaan ze naar het kasteel van je eigen kleur. Je mag zo vaak ridders halen als je wilt.`,
    },
    blocked: {
      heading: 'Alle poorten geblokkeerd',
      text: `Staan er op alle vier de poortvakken van je kasteel pionnen van één andere kleur, dan ben je
        *gediskwalificeerd* en lig je uit het spel. Ridders, koning en koningin tellen allemaal mee, en het maakt
        niet uit wie de zet deed. Ook je ploegmaat kan je zo uit het spel zetten. Al je pionnen gaan van het bord. Je
        kasteel blijft staan en is voor de anderen nog altijd een kasteel.

        Eén zet kan meerdere spelers tegelijk uit het spel zetten. Een ridder die met diezelfde zet de Grailnah bereikt,
        heeft toch gewonnen.`,
      reconstructed: `Dat vier pionnen van één kleur alle drie de poorten blokkeren, komt uit de boekjes. Dat ook de
        pionnen van je ploegmaat tellen, dat het kasteel blijft staan, en wat er geldt als er in één zet meer gebeurt,
        hebben wij bepaald.`,
    },
    winning: {
      heading: 'Wie wint',
      text: `Je wint als een van je ridders de Grailnah bereikt, of als al je tegenstanders gediskwalificeerd zijn. Een ploeg wint zodra
        een van de twee wint. Is je ploegmaat gediskwalificeerd, dan speel je alleen verder; de beurten van je ploegmaat
        vervallen.`,
      reconstructed: `Dat de laatste die overblijft wint, volgt uit de diskwalificatie. Hoe een ploeg met één speler
        doorgaat, hebben wij bepaald.`,
    },
    draw: {
      heading: 'Remise',
      text: `De partij is remise als dezelfde stelling voor de derde keer ontstaat, of na 400 beurten. Een stelling is
        pas dezelfde als ook dezelfde speler aan de beurt is, en als voor Merlijn, Morgane en extra ridders nog precies
        hetzelfde geldt. Passen telt als beurt, een overgeslagen beurt niet. Winst in de laatste beurt is winst.`,
      reconstructed: `De boekjes kennen geen remise. Die hebben wij bepaald, want anders kan een partij eeuwig in een
        kringetje ronddraaien.`,
    },
    rescue: {
      heading: 'Morgane schiet te hulp',
      text: `Je speelt Wit en bent aan de beurt. Een blauwe ridder staat op de binnenste ring: met zijn volgende zet
        is hij op de Grailnah. Je eigen ridder staat één ring verder weg en heeft nog twee zetten nodig.

        Hoe houd je Blauw tegen? Niet met Merlijn: die is buiten de magische cirkel en mag er niet meer in. Niet door
        de ridder vast te zetten: je hebt er zelf geen op de binnenste ring. Maar Morgane staat vlak naast hem.`,
    },
    squares: {
      heading: 'Namen van de vakken',
      text: `Om een partij te noteren krijgt elk vak een letter en een getal. De letter is de ring, van {A} buiten tot
        {G} binnen; het getal telt de vakken van de ring met de klok mee, van 1 tot en met 20, vanaf het noordelijke
        kasteel. De Grailnah is {*}. Elk kasteel heeft de Engelse letter van zijn plaats: {N} voor noord, {E} voor
        oost, {S} voor zuid, {W} voor west.

        | kasteel | staat op | poortvakken |
        | {N} (noord) | {A1}, {A2} | {A20}, {A3}, {B1}, {B2} |
        | {E} (oost) | {A6}, {A7} | {A5}, {A8}, {B6}, {B7} |
        | {S} (zuid) | {A11}, {A12} | {A10}, {A13}, {B11}, {B12} |
        | {W} (west) | {A16}, {A17} | {A15}, {A18}, {B16}, {B17} |

        De trappen zijn {C4}, {C9}, {C14} en {C19}.

        Een ander bord beschrijf je met het aantal ringen, het aantal vakken per ring, de eerste ring binnen de
        magische cirkel en de plaats van de trappen. Het aantal vakken per ring is een veelvoud van vier, minstens 16;
        trappen liggen buiten de magische cirkel.`,
    },
    moves: {
      heading: 'Een zet noteren',
      text: `{K} is een koning, {Q} een koningin, {n} een ridder, {M} Merlijn en {F} Morgane, de fee.

        | zet | notatie |
        | een ridder verlaat het noordelijke kasteel | {n:N-A20} |
        | een ridder rijdt, of bereikt de Grailnah | {n:A3-B3}, {n:G7-*} |
        | een koning gaat het noordelijke kasteel in | {K:B1-N} |
        | een koningin gaat van trap naar trap | {Q:C4-C19} |
        | Merlijn | {M:*-F7} |
        | Morgane verlaat de Grailnah | {F:*-G2} |
        | Morgane doet een stap; de ridder op {A5}, of een uit het noordelijke kasteel, wordt opgeofferd | {F:G2-G3!A5}, {F:G2-G3!N} |
        | passen | {pass} |
        | van kant wisselen | {swap} |`,
    },
    positions: {
      heading: 'Een stelling op één regel',
      text: `Een stelling is één regel met vijf delen: {N:K@B11,Q@S,n@C5,n@F7/S:K@C19,Q@S,n@C8 M@D8,F@G2 N30 -;10;NS
        en1.1}

        - *De kleuren,* in de volgorde {N} {E} {S} {W}, met {/} ertussen: koning, koningin, dan de ridders, eerst die
          in kastelen, dan per ring en getal. Een gediskwalificeerde speler is {W:-}.
        - *Merlijn en Morgane.*
        - *De beurt:* wie aan de beurt is, en hoeveel beurten er gespeeld zijn. Na het einde {=N}, voor een ploeg
          {=NS}, bij remise {==}.
        - *Wat nog meetelt:* waarmee de laatste zet gedaan is ({M}, {F}, {-} voor al het andere, {0} aan het begin); per
          speler hoeveel beurten op rij van Merlijn waren; per speler het kasteel waar koning en koningin het laatst
          samen waren.
        - *Het boekje:* {en1.1}, {nl2004} of {fr1.0}.

        Het bord staat niet in de regel.`,
    },
  },
  captions: {
    goal: 'Nog één vak: deze ridder gaat naar de Grailnah, en Wit wint.',
    directions: 'Vanaf hier kan de koning acht vakken bereiken: vooruit, achteruit, zijwaarts en schuin.',
    sideGates: 'Een ridder komt door een zijpoort naar buiten, links of rechts van het kasteel.',
    royalGate: 'Koning en koningin komen door de koninklijke poort naar buiten, op een van de twee vakken ervoor.',
    two: 'Met twee: Wit en Blauw tegenover elkaar.',
    three: 'Met drie: Wit in het midden, tussen Rood en Blauw.',
    four: 'Met vier: Wit en Rood tegen Blauw en Groen.',
    knight: `Deze ridder mag één vak vooruit of langs zijn ring: aan de ene kant tot bij de trap, aan de andere tot op
      het vak van de blauwe ridder. Die kan hij zo vastzetten.`,
    lock: 'Twee ridders zetten elkaar vast. Merlijn kan uit de magische cirkel komen en ze allebei naar huis sturen.',
    staircase:
      'De witte koning mag van de trap af, of onder de grond naar een van de twee vrije trappen. Op de vierde staat de blauwe koningin.',
    merlin: 'Merlijn mag rechtdoor tot op het vak van de eerste pion. Stopt hij daar, dan gaat die pion naar huis.',
    home: 'Merlijn is buiten en blijft buiten. Maar hij kan de twee ridders die vastzitten naar huis sturen.',
    morgane: 'Morgane mag één vak vooruit, achteruit of zijwaarts.',
    spared:
      'Volgens het Engelse en het Franse boekje mag Morgane van de Grailnah naar elk vak van de binnenste ring, op één na: daar staat een ridder.',
    meeting: 'De witte koningin is al in het blauwe kasteel. Komt de koning erbij, dan krijgt Wit daar ridders.',
    blocked:
      'Blauw bezet drie poortvakken van het rode kasteel. Neemt deze ridder het vierde, dan ligt Rood uit het spel.',
    threat: 'Je verzet Morgane. Ze mag één vak verder, en precies daar staat de blauwe ridder.',
    sacrifice: 'Eerst offer je een ridder op. Een die nog in je kasteel staat, kun je het best missen.',
    rescued: 'De blauwe ridder is weer thuis. Morgane is net verzet, dus Blauw mag haar nu niet verzetten.',
    lastStep: 'Blauw kon je ridder niet tegenhouden. Hij gaat van de binnenste ring naar de Grailnah, en je wint.',
  },
  questions: [
    {
      question: 'Er staat een pion op het poortvak. Mag mijn ridder naar buiten?',
      answer: `Staat er één pion van een andere speler, dan mag het: ze zetten elkaar vast. Met een pion van jezelf, twee
        pionnen of Merlijn erop is de poort dicht.`,
      rules: ['G11', 'G13'],
    },
    {
      question: 'Mijn pion zit vast. Hoe komt hij vrij?',
      answer: `Verzetten kun je hem niet. Merlijn of Morgane moet op het vak stoppen: dan gaan beide pionnen naar huis.
        Of de andere speler wordt gediskwalificeerd: dan gaan de pionnen van die speler van het bord.`,
      rules: ['G13', 'G21', 'G28'],
    },
    {
      question: 'Versperren Merlijn en Morgane de Grailnah als ze erop staan?',
      answer:
        'Nee. Een ridder op de binnenste ring mag erop en wint, tenzij hij vastzit. Op elk ander vak staan ze wel in de weg.',
      rules: ['G12', 'G14'],
    },
    {
      question: 'Mag ik Merlijn verzetten als Morgane net verzet is, en omgekeerd?',
      answer: `Ja. Wie van de twee net verzet is, mag niet meteen nog een keer; Morgane wel, als je volgens het Franse
        boekje speelt. En let op: je mag Merlijn hoogstens drie beurten op rij verzetten.`,
      rules: ['G18', 'G22'],
    },
    {
      question: 'Mag ik mijn eigen pionnen naar huis sturen?',
      answer: `Ja. Merlijn en Morgane sturen alle pionnen weg van het vak waar ze stoppen, en soms krijg je zo een pion
        weer vrij die vastzit.`,
      rules: ['G21', 'G25'],
    },
    {
      question: 'Mag ik elke ridder opofferen voor Morgane?',
      answer: `Elke ridder van jou, op een vak of in een kasteel, behalve een die vastzit. Heb je geen ridder die
        vrij is, dan kun je haar alleen verzetten als ze op de Grailnah staat.`,
      rules: ['G24'],
    },
    {
      question: 'Mogen koning en koningin samen op een trap staan?',
      answer: 'Nee, er is maar plaats voor één pion. Die kan daar niet vastgezet of naar huis gestuurd worden.',
      rules: ['G17'],
    },
    {
      question: 'Koning en koningin gaan mijn kasteel uit en meteen weer in. Krijg ik ridders?',
      answer: 'Nee. Ze waren het laatst samen in datzelfde kasteel: ze moeten eerst in een ander kasteel samenkomen.',
      rules: ['G26'],
    },
    {
      question: 'Er wachten maar twee ridders van mij naast het bord. Hoeveel krijg ik er?',
      answer: 'Die twee. Je krijgt er hoogstens vier, en je hebt er nooit meer dan acht op het bord.',
      rules: ['G26'],
    },
    {
      question: 'Mijn koning is naar huis gestuurd. Krijg ik ridders als mijn koningin daar bij hem komt?',
      answer: `Ja, als de twee het laatst in een ander kasteel samen waren. Wat telt, is dat de koningin naar binnen
        gaat; hoe de koning er kwam, maakt niet uit.`,
      rules: ['G26'],
    },
    {
      question: 'Mogen mijn ridders een ander kasteel in?',
      answer: `Nee, alleen koning en koningin gaan kastelen in. Maar extra ridders vertrekken uit het kasteel waar je
        ze kreeg, door de zijpoorten daarvan.`,
      rules: ['G12', 'G27'],
    },
    {
      question: 'Mogen ploegmaten overleggen?',
      answer: `Nee, ze zwijgen de hele partij. En let op de pionnen van je ploegmaat: ook die kunnen de jouwe
        vastzetten.`,
      rules: ['G7', 'G13'],
    },
  ],
  variants: {
    board: `Avalon is groter: acht ringen van 28 vakken, dus de weg naar de Grailnah is één ring langer. De magische
      cirkel en de trappen liggen even ver van de rand als op Tintagelle.`,
    players:
      'Met twee of drie speelt ieder voor zich. Met vier speel je in twee ploegen, zonder een woord tussen ploegmaten.',
    edition: `De drie boekjes verschillen in twee regels over Morgane. In het Engelse mag ze nooit twee keer na elkaar,
      en spaart ze ridders als ze de Grailnah verlaat. In het Franse vervalt het eerste, in het Nederlandse het
      tweede. Staat de app in het Nederlands, dan begint een nieuwe partij met het Nederlandse boekje.`,
    castles: `Staan er altijd vier, dan is ook een kasteel zonder speler een gewoon kasteel: het staat in de weg, en
      koning en koningin mogen er samenkomen. Alleen kun je er niemand diskwalificeren.`,
    'knight-exit': `Een ridder die mag doorrijden, volgt in dezelfde zet de buitenste ring, van het kasteel weg, zo ver
      je wilt, zolang de weg vrij is.`,
    'merlin-limit': `Tel je zijn eigen zetten, dan mag je Merlijn niet verzetten als jij zijn laatste drie zetten deed,
      hoe lang geleden ook. Eerst moet een ander hem verzetten.`,
    swap: `Met twee: na de eerste zet van Wit mag de tweede speler Wit overnemen in plaats van zelf een zet te doen.
      De ander speelt dan verder met Blauw en is aan de beurt; op het bord verandert niets.`,
  },
  sample: {
    title: 'Te dicht bij Morgane',
    introduction: `Een partij voor twee, volgens het Engelse boekje. Wit ligt voor in de wedloop, tot een ridder één vak
      te vroeg stopt. Wat we zeggen over zetten die winnen of verliezen, heeft de computer bewezen.`,
    comments: {
      0: 'Iedereen is thuis; Merlijn en Morgane staan op de Grailnah. Wit begint.',
      1: 'Een witte ridder komt door een zijpoort naar buiten en stopt op het poortvak.',
      2: 'Blauw doet hetzelfde, aan de andere kant van het bord.',
      3: 'De witte ridder rijdt langs de buitenste ring tot voor de blauwe poort. De twee ridders zetten elkaar vast.',
      4: `Blauw verzet Merlijn. Die komt in één keer de magische cirkel uit en stuurt beide ridders naar huis. Maar nu
        is hij buiten, en daar blijft hij.`,
      6: 'Merlijn houdt één blauwe zijpoort dicht, dus neemt deze ridder de andere.',
      7: 'Wit kan omrijden en ook deze ridder vastzetten, maar kiest voor het midden: de wedloop begint.',
      11: 'De witte ridder is het eerst binnen de magische cirkel. Merlijn kan niet meer bij hem komen.',
      13: 'Wit ligt één zet voor, en dat is genoeg: vanaf hier kan Wit winnen, wat Blauw ook doet.',
      16: `Morgane verlaat de Grailnah, wat Blauw niets kost, en verspert de witte ridder de weg. Naar huis sturen mag
        ze hem niet: in het Engelse boekje spaart ze ridders als ze de Grailnah verlaat.`,
      17: `De ridder rijdt opzij om langs haar te komen, maar één vak is te weinig: was hij nog een vak verder gereden, dan was
        de winst zeker gebleven.`,
      18: 'Blauw rijdt door. Elke andere zet zou verliezen.',
      19: `De ridder stopt vlak naast Morgane, en die zet verliest. De enige kans was vastzetten: langs de ring naar
        het vak van de blauwe ridder.`,
      20: 'Blauw offert een ridder uit het kasteel op en verzet Morgane één vak. De witte ridder gaat naar huis.',
      21: `Nu zou Wit graag Morgane verzetten, maar ze is net verzet. Merlijn is buiten. Niets houdt de blauwe ridder
        nog tegen.`,
      22: 'Nog één vak. Morgane is te ver weg om deze ridder in te halen.',
      24: 'De blauwe ridder bereikt de Grailnah: Blauw wint!',
    },
    conclusion: `Onthoud drie dingen. Is Merlijn eenmaal buiten, dan bewaakt hij het midden niet meer. Een ridder die
      je kunt bereiken, kun je vastzetten. En stop niet naast Morgane zolang je tegenstander een ridder kan opofferen.`,
  },
  summary: `*Doel:* bereik met een ridder de Grailnah.

    *Klaarzetten:* ieder een koning, een koningin en vier ridders in het eigen kasteel, en vier ridders naast het bord;
    Merlijn en Morgane op de Grailnah. Wit begint, daarna gaat het met de klok mee. Met vier: twee zwijgende ploegen.

    *In je beurt* doe je één zet; kan dat niet, dan pas je:

    - *Ridder:* door een zijpoort naar buiten, op het poortvak{knight-exit=stop: ; dat is één zet}{knight-exit=slide: , en in dezelfde
      zet verder langs ring A als je wilt}. Buiten één vak vooruit, of zo ver je
      wilt langs zijn ring. Nooit achteruit, nooit een kasteel in, nooit over pionnen, trappen of kastelen; nooit
      stoppen op een trap.
    - *Koning, koningin:* door de koninklijke poort naar buiten en naar binnen. Eén vak alle kanten op, nooit de
      magische cirkel in. Veilig op een trap; van trap naar trap is één zet.
    - *Merlijn:* zo ver je wilt vooruit, achteruit of zijwaarts, niet over pionnen, trappen of kastelen; nooit stoppen op
      een trap of in een kasteel. Eenmaal
      buiten de magische cirkel mag hij er niet meer in. Nooit als eerste zet, nooit twee keer na elkaar,
      {merlin-limit=turns: hoogstens drie van je beurten op rij}{merlin-limit=moves: niet als zijn laatste drie zetten alle drie van jou waren}.
    - *Morgane:* één vak vooruit, achteruit of zijwaarts, binnen de magische cirkel, uit zichzelf nooit terug op de Grailnah.
      {edition=en1.1,nl2004: Nooit als eerste zet, nooit twee keer na elkaar.}{edition=fr1.0: Elke beurt, ook als eerste
      zet en twee keer na elkaar.} De Grailnah verlaten is gratis{edition=en1.1,fr1.0: , maar ze mag dan niet naar een vak met een
      ridder}; elke andere zet kost je een ridder die niet vastzit.

    *Waar Merlijn of Morgane stopt,* gaan alle pionnen naar huis, naar hun kasteel; elkaar sturen ze terug naar de
    Grailnah. Op de Grailnah stuurt Merlijn niemand naar huis.

    *Vast:* twee pionnen van verschillende spelers op één vak kunnen niet weg. Je mag niet stoppen op een pion van
    jezelf, op twee pionnen, of op Merlijn of Morgane (behalve op de Grailnah).

    *Extra ridders:* komen koning en koningin samen in een ander kasteel dan de vorige keer, dan krijg je vier wachtende
    ridders, of minder als er geen vier wachten. Nooit meer dan acht op het bord. Worden ze naar huis gestuurd, dan gaan ze naar het
    kasteel van hun kleur.

    *Gediskwalificeerd* ben je als er op alle vier je poortvakken pionnen van één andere kleur staan.

    *Je wint* met een ridder op de Grailnah, of als laatste die overblijft (met vier: als laatste ploeg). *Remise:* drie keer dezelfde stelling, of
    400 beurten.`,
};
export default book;

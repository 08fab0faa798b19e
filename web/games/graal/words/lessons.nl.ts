import type { lessons as english } from './lessons.en';

export const lessons: Readonly<Record<keyof typeof english, string>> = {
  'lesson.graal.1.title': 'Figuren en terrein',
  'lesson.graal.1.teaches': 'Rijden, lopen en springen, om rotsen heen en door bossen.',
  'lesson.graal.1.step1':
    'Twee rijken liggen aan weerszijden van de grens; je speelt Wit. Je wint door een figuur in de ' +
    'vijandelijke donjon te brengen, of door koning, prins en hertog te slaan.',
  'lesson.graal.1.step2':
    'Ridder, prins en hertog mogen zo ver je wilt, in alle acht richtingen. Rijd met deze ridder recht naar boven en sla de piekenier.',
  'lesson.graal.1.step2.done':
    'Geslagen. Een figuur stopt op een vrij vak, of op een vijand, die dan van het bord gaat.',
  'lesson.graal.1.step2.wrong': 'Sla de gemarkeerde piekenier met de gemarkeerde ridder.',
  'lesson.graal.1.step3':
    'Sla deze sergeant. Bos houdt je ridder tegen, maar voetsoldaten lopen erdoor. Een piekenier mag hoogstens twaalf vakken recht: wie slaat?',
  'lesson.graal.1.step3.done': 'Dwars door het bos. Een rots had ook de piekenier tegengehouden.',
  'lesson.graal.1.step3.forest': 'Ruiters moeten om bos en rots heen. Sla met de piekenier.',
  'lesson.graal.1.step3.wrong': 'Je piekenier gaat recht naar de sergeant, dwars door het bos.',
  'lesson.graal.1.step4':
    'Een sergeant mag hoogstens twaalf vakken schuin, of één recht. Sla de gemarkeerde schildknaap met je sergeant.',
  'lesson.graal.1.step4.done': 'Acht vakken, door een bos: sergeanten slaan van ver.',
  'lesson.graal.1.step4.wrong': 'Ga met je sergeant schuin, helemaal tot de schildknaap.',
  'lesson.graal.1.step5':
    'Een schildknaap springt: één vak recht, dan één schuin verder; figuren onderweg tellen niet. Spring en sla de gemarkeerde boogschutter.',
  'lesson.graal.1.step5.done':
    'Over je eigen piekenier heen. Alleen rots of een kasteel op het eerste vak houdt een schildknaap tegen.',
  'lesson.graal.1.step5.pikeman': 'Klopt, een piekenier mag ook één vak schuin. Maar laat nu de schildknaap springen.',
  'lesson.graal.1.step5.leap': 'Dat is geen sprong: één vak recht, dan één schuin, zoals het paard bij het schaken.',
  'lesson.graal.1.step5.wrong': 'Spring met de schildknaap en sla de boogschutter.',
  'lesson.graal.1.step6':
    'Koning en prins heb je al geslagen. Van het koningshuis is alleen deze hertog over. Een rots verspert je ridder de weg; sla de hertog met je prins.',
  'lesson.graal.1.step6.done': 'Koning, prins en hertog zijn geslagen: het koningshuis is gevallen en je wint!',
  'lesson.graal.1.step6.rock': 'Over deze rots kan niemand heen. Je prins heeft schuin vrij baan.',
  'lesson.graal.1.step6.wrong': 'Je prins slaat de hertog, schuin.',
  'lesson.graal.1.step7':
    'De koning mag één of twee vakken, te voet. En de boogschutters? Die mogen er hoogstens drie, slaan nooit, en ' +
    'hebben een eigen les.',

  'lesson.graal.2.title': 'Schieten en uitwijken',
  'lesson.graal.2.teaches': 'Schieten, uitwijken, en weten wat een pijl tegenhoudt.',
  'lesson.graal.2.step1':
    'In plaats van een zet mag een boogschutter schieten op een vijand tot drie vakken ver, in alle acht richtingen. Schiet op deze ridder.',
  'lesson.graal.2.step1.done':
    'Een pijl slaat niemand, maar je tegenstander moest de ridder meteen laten uitwijken: achteruit of opzij, ' +
    'buiten bereik. Daarna was je tegenstander gewoon aan de beurt.',
  'lesson.graal.2.step1.step':
    'Dat is een zet. Wil je schieten, kies dan de boogschutter en daarna de gemarkeerde ridder.',
  'lesson.graal.2.step1.wrong': 'Kies de boogschutter en dan zijn doelwit, de gemarkeerde ridder.',
  'lesson.graal.2.step2':
    'Nu ligt je ridder onder vuur van deze boogschutter. Laat hem één tot en met drie vakken achteruit of opzij uitwijken, naar een vak waar de schutter hem niet meer kan raken.',
  'lesson.graal.2.step2.done': 'Veilig. Wie uitwijkt, slaat nooit en komt nooit in een donjon.',
  'lesson.graal.2.step2.range': 'Daar kan de boogschutter hem weer raken. Ga verder weg, of van zijn lijnen af.',
  'lesson.graal.2.step2.waits': 'Je ridder ligt onder vuur en moet eerst uitwijken, naar een vrij vak.',
  'lesson.graal.2.step3': 'Bij je boogschutter staan twee vijanden. Eén schuilt achter bos. Schiet op de andere.',
  'lesson.graal.2.step3.done':
    'Rots, bos of een donjon ertussen houdt een pijl tegen. Maar wie zelf in het bos staat, is er niet veilig.',
  'lesson.graal.2.step3.forest': 'Het bos ertussen houdt de pijl tegen. Probeer de andere.',
  'lesson.graal.2.step3.wrong': 'Schiet met je boogschutter op de vijandelijke ridder.',
  'lesson.graal.2.step4':
    'Hier staat je eigen piekenier vóór de boogschutter. Schiet eroverheen, op de gemarkeerde schildknaap.',
  'lesson.graal.2.step4.done': 'Figuren houden geen pijlen tegen. Achter je eigen linie staan boogschutters goed.',
  'lesson.graal.2.step4.wrong': 'Kies de boogschutter en dan de schildknaap.',
  'lesson.graal.2.step5':
    'Een pijl slaat niemand, maar kan een wachter van een binnenplaats verjagen of een ruiter van een goed vak. Hierna: het kasteel.',

  'lesson.graal.3.title': 'Een kasteel bestormen en verdedigen',
  'lesson.graal.3.teaches': 'Twee stappen naar de donjon, en hoe je dat bij je eigen kasteel voorkomt.',
  'lesson.graal.3.step1':
    'Een kasteel beslaat twee vakken: de donjon (de hoofdtoren), hier aan de rand, en de binnenplaats. De enige weg naar de donjon is één rechte stap vanaf de binnenplaats.',
  'lesson.graal.3.step2': 'Geen vijand dekt de binnenplaats: daar kan niemand je slaan. Rijd erheen met je ridder.',
  'lesson.graal.3.step2.done': 'Je tegenstander kan niets meer doen: je ridder staat er veilig.',
  'lesson.graal.3.step2.donjon': 'Niet in één keer: de donjon kom je binnen vanaf de binnenplaats. Stop daar eerst.',
  'lesson.graal.3.step2.wrong': 'De weg is vrij: rijd met je ridder naar de gemarkeerde binnenplaats.',
  'lesson.graal.3.step3': 'Nog één stap.',
  'lesson.graal.3.step3.done':
    'Je ridder bestormt de donjon: je wint! Alleen boogschutters en schildknapen kunnen dit niet.',
  'lesson.graal.3.step3.wrong': 'De donjon in: één stap naar boven vanaf de binnenplaats.',
  'lesson.graal.3.step4':
    'Nu staat er een vijandelijke ridder op je binnenplaats. Houd hem tegen, anders heb je verloren.',
  'lesson.graal.3.step4.done': 'Een koning in zijn eigen donjon dekt zelf de binnenplaats. Daar staat hij goed.',
  'lesson.graal.3.step4.wrong': 'Dan stapt de ridder je donjon in en verlies je. Sla hem met de koning.',
  'lesson.graal.3.step5':
    'Hier is de koning ver van huis, en de gemarkeerde ridder heeft langs de open kolom vrij baan naar je binnenplaats. Dek die, of versper de weg.',
  'lesson.graal.3.step5.done':
    'Goed verdedigd. Er waren drie manieren: met de schildknaap of de piekenier de binnenplaats dekken, of de piekenier midden in de kolom zetten.',
  'lesson.graal.3.step5.wrong':
    'Dan rijdt de ridder je binnenplaats op en je donjon in. Zet een figuur zo dat die daar kan slaan, of versper de ridder de weg.',
  'lesson.graal.3.step6':
    'Onthoud: dekt niemand je binnenplaats, dan kan een ruiter in twee beurten in je donjon zijn. Kijk vóór elke ' +
    'zet naar beide binnenplaatsen.',

  'lesson.graal.4.title': 'Opstellen',
  'lesson.graal.4.teaches': 'Waar het kasteel staat, wie de binnenplaats dekt, en wie waar mag staan.',
  'lesson.graal.4.step1':
    'Vóór de eerste zet stellen beide kampen zich in het geheim op, elk in de eigen helft: een kasteel en twintig ' +
    'figuren. Dan gaan de schermen weg en zie je alles.',
  'lesson.graal.4.step2':
    'Eerst het kasteel. Neem het uit de voorraad, tik op een vak voor de donjon en dan op een vak ernaast voor de ' +
    'binnenplaats.',
  'lesson.graal.4.step2.done':
    'Daar staat het. Is de partij eenmaal begonnen, dan blijft het daar. Het mag zelfs op rots of bos staan.',
  'lesson.graal.4.step2.wrong': 'Begin met het kasteel: neem het uit de voorraad.',
  'lesson.graal.4.step3': 'Stel dat je kasteel hier staat, de binnenplaats vóór de donjon. Zet de koning in de donjon.',
  'lesson.graal.4.step3.done':
    'Thuis dekt hij de binnenplaats. Alleen een vijand die de donjon bestormt, kan hem slaan, en die wint dan toch al.',
  'lesson.graal.4.step3.wrong':
    'Zet de koning in de gemarkeerde donjon. Wil je een figuur verzetten, tik er dan op, en daarna op het nieuwe vak.',
  'lesson.graal.4.step4':
    'Nu een ridder. Ruiters mogen niet in het bos staan, en niemand mag op rots staan. Geef hem ruimte om te ' +
    'rijden.',
  'lesson.graal.4.step4.done': 'Een goede plek heeft open lijnen, en straks een vijand in zicht.',
  'lesson.graal.4.step4.forest': 'Een ruiter mag niet in het bos staan. Kies open terrein.',
  'lesson.graal.4.step4.rock': 'Dat is rots: daar mag geen figuur staan. Kies open terrein.',
  'lesson.graal.4.step4.abroad': 'Je rijk eindigt halverwege het bord. Blijf aan deze kant.',
  'lesson.graal.4.step4.wrong': 'Neem een ridder uit de voorraad en zet hem op open terrein.',
  'lesson.graal.4.step5':
    'Een onvoorzichtig begin: de koning staat ver weg, en niemand kan een vijand op je binnenplaats slaan. Dek de binnenplaats met een figuur.',
  'lesson.graal.4.step5.done': 'Gedekt. We waarschuwen je als je het vergeet.',
  'lesson.graal.4.step5.wrong': 'Nog altijd kan niemand daar slaan. Het eenvoudigst: de koning in de donjon.',
  'lesson.graal.4.step6': 'Je hoeft niet alle twintig figuren zelf neer te zetten. Druk op ‘De rest opstellen’.',
  'lesson.graal.4.step6.done': 'Het leger staat. Tot je op ‘Klaar’ drukt, kun je elke figuur nog verzetten.',
  'lesson.graal.4.step6.wrong': 'Druk op ‘De rest opstellen’, of zet elke figuur zelf ergens neer.',
  'lesson.graal.4.step7':
    'Boogschutters en piekeniers vooraan, ruiters erachter met open lijnen, de koning thuis: een degelijk begin. ' +
    'Een goede opstelling kun je onder een naam bewaren.',

  'lesson.graal.5.title': 'Koning, boogschutter, hoeken en binnenplaatsen',
  'lesson.graal.5.teaches': 'Lopen met de koning, een boogschutter verstoppen, en weten wat de weg verspert.',
  'lesson.graal.5.step1':
    'De koning mag één of twee vakken alle kanten op, te voet. Sla met hem de gemarkeerde boogschutter, dwars door het bos.',
  'lesson.graal.5.step1.done': 'Twee vakken, door het bos en het bos in. Ruiters kunnen hem daar niet volgen.',
  'lesson.graal.5.step1.forest': 'Bos houdt de ridder tegen. Gebruik de koning.',
  'lesson.graal.5.step1.wrong': 'Sla de boogschutter met de koning.',
  'lesson.graal.5.step2':
    'Breng je boogschutter naar een vak waar hij de volgende beurt op deze ridder kan schieten, maar waar de ridder hem niet kan slaan. Drie vakken ver is dichtbij genoeg.',
  'lesson.graal.5.step2.done': 'Bos is een goede plek: de boogschutter schiet eruit, en ruiters komen er niet in.',
  'lesson.graal.5.step2.taken': 'Dichtbij genoeg, maar de ridder rijdt langs de kolom en slaat hem. Zoek bos.',
  'lesson.graal.5.step2.wrong':
    'Er is maar één veilig vak dat dichtbij genoeg is: drie vakken schuin, in het bos. Breng de boogschutter daarheen.',
  'lesson.graal.5.step3': 'Schiet nu op de ridder.',
  'lesson.graal.5.step3.done':
    'De ridder moest uitwijken. Een boogschutter slaat nooit, maar hij bepaalt wie mag blijven staan.',
  'lesson.graal.5.step3.wrong': 'Kies de boogschutter en dan de vijandelijke ridder.',
  'lesson.graal.5.step4':
    'Hier raken twee rotsen elkaar met een hoek. Probeer je ridder ertussendoor te krijgen, naar het gemarkeerde vak.',
  'lesson.graal.5.step4.done': 'Tussen twee vakken rots of bos die elkaar met een hoek raken, komt geen ruiter door.',
  'lesson.graal.5.step4.wrong': 'Dat mag. Maar probeer eerst de opening, naar het gemarkeerde vak.',
  'lesson.graal.5.step5': 'Voetsoldaten passen wel. Sla de gemarkeerde boogschutter met je sergeant.',
  'lesson.graal.5.step5.done':
    'Tussen de rotsen door en verder: waar ruiters omheen moeten, glipt een sergeant ertussendoor.',
  'lesson.graal.5.step5.wrong': 'Ga met de sergeant schuin tussen de rotsen door.',
  'lesson.graal.5.step6':
    'Deze boogschutter staat aan de andere kant van je eigen binnenplaats. Probeer hem te slaan met je ridder.',
  'lesson.graal.5.step6.done':
    'Een binnenplaats is een barrière: elke figuur mag er stoppen, geen enkele mag eroverheen. Ook over je eigen binnenplaats niet.',
  'lesson.graal.5.step6.wrong': 'Dat mag. Maar probeer eerst eroverheen te rijden, naar de boogschutter.',
  'lesson.graal.5.step7':
    'Pijlen kennen die barrière niet. Schiet met je boogschutter over de binnenplaats op de gemarkeerde ridder.',
  'lesson.graal.5.step7.done': 'Over een binnenplaats vliegen pijlen heen, over een donjon niet.',
  'lesson.graal.5.step7.wrong': 'Kies de boogschutter en dan de gemarkeerde ridder.',
  'lesson.graal.5.step8': 'Hoeken, binnenplaatsen, bossen: kijk voordat je rijdt wat er in de weg ligt.',

  'lesson.graal.6.title': 'Meer dan één leger',
  'lesson.graal.6.teaches': 'Aanvoerder en bondgenoten, wie er aan de beurt is, en samen winnen.',
  'lesson.graal.6.step1':
    'Elk kamp heeft twee legers. Wit begint, dan Lichtblauw, dan je bondgenoot Lichtbruin, dan Turquoise. Alleen de aanvoerders, Wit en Lichtblauw, hebben kasteel en koningshuis.',
  'lesson.graal.6.step2':
    'Je speelt nu Wit, en deze lichtbruine piekenier is van je bondgenoot. Probeer hem te slaan met je ridder.',
  'lesson.graal.6.step2.done': 'Een figuur van je eigen kamp sla je nooit, en een ridder kan er ook niet overheen.',
  'lesson.graal.6.step2.wrong': 'Dat mag. Maar probeer eerst de lichtbruine piekenier te slaan.',
  'lesson.graal.6.step3':
    'De ridder van je bondgenoot staat op de vijandelijke binnenplaats. Lichtblauw is eerst aan de beurt, en de gemarkeerde piekenier zou hem slaan. Help je bondgenoot.',
  'lesson.graal.6.step3.done':
    'De wachter is weg, en niemand anders kan bij de binnenplaats. Nu is je bondgenoot aan de beurt.',
  'lesson.graal.6.step3.wrong':
    'Dan slaat de piekenier de ridder van je bondgenoot. Sla de piekenier met je eigen ridder.',
  'lesson.graal.6.step4': 'Speel even Lichtbruin. Maak het af.',
  'lesson.graal.6.step4.done': 'De lichtbruine ridder bestormt de donjon, en het hele kamp wint!',
  'lesson.graal.6.step4.wrong': 'De donjon in: één stap naar boven vanaf de binnenplaats.',
  'lesson.graal.6.step5':
    'Een kamp heeft één, twee of drie legers; je mag met meer dan één leger spelen. Een leger zonder figuren wordt overgeslagen; alleen donjon en koningshuis van de aanvoerder beslissen de partij.',
};

import type { lessons as english } from './lessons.en';

export const lessons: Readonly<Record<keyof typeof english, string>> = {
  'lesson.grailnah.1.title': 'De weg van een ridder naar de Grailnah',
  'lesson.grailnah.1.teaches': 'Het kasteel uit, ring voor ring naar binnen, tot op de Grailnah.',
  'lesson.grailnah.1.step1':
    'Je speelt Wit, vanuit het kasteel dat het dichtst bij je staat. Daarin staan je koning, je koningin en vier ridders. ' +
    'De eerste ridder op de Grailnah, het kruis in het midden, wint.',
  'lesson.grailnah.1.step2':
    'Breng een ridder naar buiten. Tik op je kasteel, kies de ridder en dan een van de twee zijpoorten.',
  'lesson.grailnah.1.step2.done': 'Daar gaat hij. Het kasteel verlaten is op zich al een zet.',
  'lesson.grailnah.1.step2.royal': 'Dat is geen zijpoort. Een ridder gaat links of rechts naar buiten.',
  'lesson.grailnah.1.step2.wrong':
    'Koning en koningin gaan aan de voorkant naar buiten, door de koninklijke poort. Neem nu een ridder.',
  'lesson.grailnah.1.step3':
    'Vooruit is naar binnen: één vak naar de Grailnah toe. Stel dat je ridder bij deze poort staat: rijd één vak vooruit.',
  'lesson.grailnah.1.step3.done': 'Een ring verder. En Blauw komt van de andere kant.',
  'lesson.grailnah.1.step3.straight':
    'Een ridder mag niet schuin, en vooruit maar één vak tegelijk. Rijd recht naar binnen.',
  'lesson.grailnah.1.step3.wrong': 'Dat mag, maar rijd nu vooruit: de ridder bij de poort, één vak naar binnen.',
  'lesson.grailnah.1.magicians':
    'Je mag ook Merlijn en Morgane verzetten, maar dat is voor de volgende les. Verzet de ridder.',
  'lesson.grailnah.1.step4':
    'Merlijn verspert de weg. Maar een ridder mag langs zijn ring zo ver als de weg vrij is, naar beide kanten. Rijd met deze ridder zijwaarts.',
  'lesson.grailnah.1.step4.done': 'Hij rijdt eromheen. Vanaf hier is de weg naar binnen weer vrij.',
  'lesson.grailnah.1.step4.merlin': 'Waar Merlijn staat, mag een ridder niet stoppen. Volg de ring.',
  'lesson.grailnah.1.step4.stairs': 'Dat is een trap: een ridder mag er niet stoppen en er niet voorbij. Stop ervoor.',
  'lesson.grailnah.1.step4.back': 'Een ridder mag niet achteruit. Volg de ring.',
  'lesson.grailnah.1.step4.wrong': 'Rijd met de gemarkeerde ridder langs zijn ring: één, twee of drie vakken.',
  'lesson.grailnah.1.step5':
    'Tussen de derde en de vierde ring loopt de magische cirkel. Koning en koningin blijven erbuiten; ridders rijden gewoon naar binnen. Stel dat die van jou hier staat: ga vooruit.',
  'lesson.grailnah.1.step5.done': 'Je bent binnen. Nog drie ringen, en dan de Grailnah.',
  'lesson.grailnah.1.step5.wrong': 'Ga met de gemarkeerde ridder vooruit, over de cirkel.',
  'lesson.grailnah.1.step6':
    'Een paar zetten later: nog één stap. Morgane staat op de Grailnah, maar kan je daar niet tegenhouden. Rijd erop.',
  'lesson.grailnah.1.step6.done':
    'De Grailnah! Een ridder die hem bereikt, wint meteen, ook als Merlijn of Morgane er staat.',
  'lesson.grailnah.1.step6.wrong': 'Het is nog maar één stap: rijd met de gemarkeerde ridder naar het midden.',
  'lesson.grailnah.1.step7':
    'Eén vak vooruit, zo ver je wilt langs de ring, nooit achteruit: dat is een ridder. Hierna leer je wat hem kan ' +
    'tegenhouden.',

  'lesson.grailnah.2.title': 'Vastzetten, Merlijn en Morgane',
  'lesson.grailnah.2.teaches': 'Ridders vastzetten en naar huis sturen, en er een opofferen voor Morgane.',
  'lesson.grailnah.2.step1':
    'Deze blauwe ridder is nog twee zetten van de Grailnah af, en Morgane verspert jou de weg. Rijd langs de ring, tot op zijn vak.',
  'lesson.grailnah.2.step1.done': 'Twee kleuren op één vak: de twee ridders zetten elkaar vast.',
  'lesson.grailnah.2.step1.morgane': 'Daar staat Morgane, en op haar vak mag je niet stoppen. Volg de ring.',
  'lesson.grailnah.2.step1.wrong': 'Dan rijdt Blauw door. Rijd met je ridder langs de ring naar de blauwe.',
  'lesson.grailnah.2.step2': 'Kijk zelf: tik hier op je ridder.',
  'lesson.grailnah.2.step2.done':
    'Geen van beide kan weg tot er één naar huis gestuurd wordt of van het bord gaat. Vastzetten houdt dus ook je ' +
    'eigen ridder op.',
  'lesson.grailnah.2.step2.wrong': 'Die kan wel weg, maar tik eerst op de ridder die vastzit.',
  'lesson.grailnah.2.step3':
    'Blauw is nog één stap van de Grailnah af. Verzet Merlijn: hij gaat rechtdoor, zo ver je wilt, en stuurt iedereen op het vak waar hij stopt naar huis. Zet hem op het vak van de blauwe ridder.',
  'lesson.grailnah.2.step3.done': 'De blauwe ridder is terug in zijn kasteel. Geen andere zet had je gered.',
  'lesson.grailnah.2.step3.merlin':
    'Hij moet precies stoppen waar de blauwe ridder staat; anders rijdt Blauw de Grailnah op.',
  'lesson.grailnah.2.step3.morgane':
    'In deze les mag Morgane niet op een ridder stoppen als ze de Grailnah verlaat, zoals in het Engelse boekje. Merlijn mag het wel.',
  'lesson.grailnah.2.step3.wrong': 'Dan rijdt Blauw de Grailnah op. Tik op de Grailnah en kies Merlijn.',
  'lesson.grailnah.2.step4': 'Blauw heeft net Merlijn verzet. Wil je hem meteen weer verzetten? Tik op hem.',
  'lesson.grailnah.2.step4.done':
    'Is Merlijn net verzet, dan mag niemand hem meteen weer verzetten. En na drie beurten op rij met Merlijn ' +
    'moet je iets anders doen.',
  'lesson.grailnah.2.step4.wrong': 'Dat kan. Maar tik eerst op Merlijn.',
  'lesson.grailnah.2.step5':
    'Nu mag je hem verzetten, maar hij staat buiten de magische cirkel. Neem hem en probeer naar binnen te gaan, naar het gemarkeerde vak.',
  'lesson.grailnah.2.step5.done':
    'Eenmaal buiten mag Merlijn de cirkel niet meer in. Denk goed na voor je hem naar buiten stuurt.',
  'lesson.grailnah.2.step5.wrong': 'Dat kan. Maar probeer Merlijn naar binnen te brengen, naar het gemarkeerde vak.',
  'lesson.grailnah.2.step6':
    'Morgane houdt de wacht in de cirkel. De Grailnah verlaten kost niets: zet haar vóór de blauwe ridder, op het gemarkeerde vak.',
  'lesson.grailnah.2.step6.done': 'Op haar vak mag hij niet stoppen, dus moest hij eromheen.',
  'lesson.grailnah.2.step6.elsewhere':
    'Daar staat ze niemand in de weg. Zet haar vlak vóór de blauwe ridder, op het gemarkeerde vak.',
  'lesson.grailnah.2.step6.wrong': 'Dat kan; maar verzet nu Morgane, naar het gemarkeerde vak.',
  'lesson.grailnah.2.step7':
    'Merlijn is net verzet: alleen Morgane kan deze ridder tegenhouden. Ze gaat naar zijn vak en stuurt hem naar huis, maar nu kost elke stap je een ridder. Verzet haar en kies wie je opoffert.',
  'lesson.grailnah.2.step7.done':
    'Eén ridder opgeofferd, één naar huis gestuurd. De jouwe wacht naast het bord en kan terugkomen.',
  'lesson.grailnah.2.step7.dear':
    'Dat redt je, maar die ridder was al zo ver. Offer er een op die nog in het kasteel staat.',
  'lesson.grailnah.2.step7.grail':
    'Heeft Morgane de Grailnah verlaten, dan mag ze er uit zichzelf niet meer op. Ga naar de blauwe ridder.',
  'lesson.grailnah.2.step7.wrong': 'Dan rijdt Blauw de Grailnah op. Zet Morgane op het vak van de blauwe ridder.',
  'lesson.grailnah.2.step8':
    'Vastzetten, Merlijn, Morgane: zo houd je ridders tegen. Kijk vóór elke zet wie de Grailnah kan bereiken.',

  'lesson.grailnah.3.title': 'Extra ridders, en een geblokkeerd kasteel',
  'lesson.grailnah.3.teaches': 'Koning en koningin naar een ander kasteel brengen, en alle poorten blokkeren.',
  'lesson.grailnah.3.step1':
    'Koning en koningin gaan door de koninklijke poort naar buiten, naar een van deze twee vakken. Ze mogen één vak alle kanten op, ook schuin, maar nooit de magische cirkel in.',
  'lesson.grailnah.3.step2':
    'De vier trappen zijn onder de grond verbonden. Je koning is al in het blauwe kasteel; je koningin staat op deze trap. Breng haar naar een trap dicht bij dat kasteel.',
  'lesson.grailnah.3.step2.done': 'Dat hele eind in één zet. En van een trap kan niemand haar naar huis sturen.',
  'lesson.grailnah.3.step2.far': 'Die trap ligt bij je eigen kasteel. Kies een van deze twee, bij het blauwe.',
  'lesson.grailnah.3.step2.circle': 'Koning en koningin mogen de magische cirkel niet in. Kies een trap.',
  'lesson.grailnah.3.step2.wrong':
    'Dat kan, maar het gaat traag. Breng de koningin naar een trap bij het blauwe kasteel.',
  'lesson.grailnah.3.step3':
    'Ze staat voor de koninklijke poort van het blauwe kasteel. Laat haar binnen, bij je koning.',
  'lesson.grailnah.3.step3.done':
    'Koning en koningin zijn samen in een ander kasteel dan waar ze het laatst samen waren: je krijgt daar de ' +
    'ridders die wachten, hoogstens vier.',
  'lesson.grailnah.3.step3.wrong': 'De poort is open: zet de koningin in het kasteel.',
  'lesson.grailnah.3.step4':
    'De extra ridders vertrekken van hier. Breng er een door een zijpoort van het blauwe kasteel naar buiten.',
  'lesson.grailnah.3.step4.done':
    'En weg is hij. Zo kun je telkens weer ridders halen, in elk kasteel, ook dat van jou, behalve waar koning en ' +
    'koningin het laatst samen waren. Eruit en meteen weer erin levert niets op.',
  'lesson.grailnah.3.step4.wrong': 'Breng een van de extra ridders uit het blauwe kasteel, door een gemarkeerde poort.',
  'lesson.grailnah.3.step5':
    'Winnen kan ook anders: blokkeer alle poorten van een kasteel. Dit heeft vier poortvakken. Op drie sta je al; neem het vierde.',
  'lesson.grailnah.3.step5.done':
    'Jouw pionnen staan op alle vier de poortvakken: Blauw ligt uit het spel en alleen jij blijft over.',
  'lesson.grailnah.3.step5.wrong':
    'Blokkeer de laatste poort: rijd langs de ring naar het gemarkeerde vak dat nog vrij is.',
  'lesson.grailnah.3.step6':
    'Nu blokkeert Blauw jouw poorten: drie poortvakken zijn bezet, en deze ridder rijdt zo meteen naar het laatste. Eén zet redt je.',
  'lesson.grailnah.3.step6.done':
    'Merlijn stuurt de ridder naar huis: je vierde poortvak blijft vrij, en jij blijft in het spel.',
  'lesson.grailnah.3.step6.stand':
    'De ridder rijdt er toch heen: hij zit vast, maar de poort is geblokkeerd en je ligt uit het spel.',
  'lesson.grailnah.3.step6.wrong':
    'Dan blokkeert de ridder je laatste poort en lig jij uit het spel. Wie kan hem naar huis sturen?',
  'lesson.grailnah.3.step7':
    'Blauw is terug en heeft net Merlijn verzet. Deze ridder neemt zo meteen je laatste poort. Wie kan hem vastzetten?',
  'lesson.grailnah.3.step7.done':
    'Met vastzetten bewaak je een poort: zolang jouw ridder bij de blauwe staat, kan die er niet heen.',
  'lesson.grailnah.3.step7.merlin':
    'Merlijn is net verzet, dus dat mag niet. Zet deze ridder vast met de jouwe op dezelfde ring.',
  'lesson.grailnah.3.step7.wrong':
    'Dan neemt hij je laatste poort en lig jij uit het spel. Rijd langs de ring naar zijn vak.',
  'lesson.grailnah.3.step8':
    'Houd je vier poortvakken in het oog, en denk aan koning en koningin als je ridders tekortkomt. Tijd om te ' +
    'spelen!',

  'lesson.grailnah.4.title': 'Met drie spelers',
  'lesson.grailnah.4.teaches': 'Een derde kasteel om in samen te komen, en twee tegenstanders om op te letten.',
  'lesson.grailnah.4.step1':
    'Met drie zijn er drie kastelen, en ieder speelt voor zich. Wit zit in het midden en begint; de beurt gaat met ' +
    'de klok mee, hier naar Blauw en dan naar Rood.',
  'lesson.grailnah.4.step2':
    'Je koning en koningin waren het laatst samen in het blauwe kasteel. Nu is de koning in het rode, en staat de koningin voor de poort. Laat haar binnen.',
  'lesson.grailnah.4.step2.done':
    'Een derde kasteel telt net zo goed: je krijgt hier vier ridders. Meer dan acht mag je er niet hebben.',
  'lesson.grailnah.4.step2.wrong': 'Breng de twee samen: zet de koningin in het rode kasteel.',
  'lesson.grailnah.4.step3':
    'Blauw en Rood zijn allebei nog één stap van de Grailnah af, en je kunt er maar één tegenhouden. Wie is er na jou aan de beurt? Gebruik Merlijn.',
  'lesson.grailnah.4.step3.done':
    'Blauw was de volgende en moest daarna Rood met Morgane tegenhouden, ten koste van een ridder. Houd tegen wie het ' +
    'eerst aan de beurt is, en laat de rest aan de anderen over.',
  'lesson.grailnah.4.step3.red':
    'Dat houdt Rood tegen, maar Blauw is eerder aan de beurt en bereikt de Grailnah. Zet Merlijn op het vak van de blauwe ridder.',
  'lesson.grailnah.4.step3.merlin': 'Hij moet stoppen waar de blauwe ridder staat.',
  'lesson.grailnah.4.step3.wrong': 'Dan bereikt Blauw de Grailnah. Zet Merlijn op het vak van de blauwe ridder.',
  'lesson.grailnah.4.step4':
    'Blokkeert één speler al je poorten, dan lig je uit het spel en spelen de twee anderen door. Wie als laatste overblijft of het eerst de Grailnah bereikt, wint.',

  'lesson.grailnah.5.title': 'Met vier spelers, in twee ploegen',
  'lesson.grailnah.5.teaches': 'Je ploegmaat helpen zonder een woord, en niet in de weg staan.',
  'lesson.grailnah.5.step1':
    'Ploegmaten zitten tegenover elkaar: jij (Wit) met Rood, tegen Blauw en Groen. Je ploeg wint zodra een van ' +
    'jullie de Grailnah bereikt.',
  'lesson.grailnah.5.step2':
    'Deze ridder is van je ploegmaat. Wil je erbij gaan staan? Kijk wat er gebeurt: rijd langs de ring naar hem toe.',
  'lesson.grailnah.5.step2.done':
    'Ze zetten elkaar vast. Ook ploegmaten zijn verschillende spelers: deel geen vak, anders komt geen van beiden ' +
    'verder.',
  'lesson.grailnah.5.step2.wrong': 'Dat mag; maar kijk eerst wat daar gebeurt: rijd naar de ridder van je ploegmaat.',
  'lesson.grailnah.5.step3':
    'De ridder van je ploegmaat is nog één stap van de Grailnah af. Maar Blauw is eerder aan de beurt en kan hem met Merlijn naar huis sturen. Voorkom dat: er is maar één soort zet die helpt.',
  'lesson.grailnah.5.step3.done':
    'Merlijn mag niet twee keer op rij verzet worden, dus Blauw kon hem niet gebruiken, en Rood bereikte de ' +
    'Grailnah. Je ploeg wint!',
  'lesson.grailnah.5.step3.partner':
    'Dat stuurt de ridder van je ploegmaat naar huis. Verzet Merlijn ergens anders heen.',
  'lesson.grailnah.5.step3.morgane':
    'Ze verspert maar één kant van de ring; Merlijn komt van de andere. Denk aan Merlijn zelf.',
  'lesson.grailnah.5.step3.wrong': 'Dan zet Blauw Merlijn op het vak van die ridder. En als Merlijn net verzet was?',
  'lesson.grailnah.5.step4':
    'Rood begreep het zonder een woord: ploegmaten zwijgen, en online kun je geen berichten sturen tot de partij voorbij is. Laat ' +
    'je zetten spreken.',
};

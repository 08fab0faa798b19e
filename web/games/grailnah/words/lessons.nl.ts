import type { lessons as english } from './lessons.en';

export const lessons: Readonly<Record<keyof typeof english, string>> = {
  'lesson.grailnah.1.title': 'De weg van een ridder naar de Grailnah',
  'lesson.grailnah.1.teaches': 'Het kasteel uit, ring voor ring naar binnen, tot op de Grailnah.',
  'lesson.grailnah.1.step1':
    'Je speelt Wit, vanuit het kasteel dat het dichtst bij je staat. Daarin staan je koning, je koningin en vier ridders. ' +
    'De eerste ridder op de Grailnah, het kruis in het midden, wint.',
  'lesson.grailnah.1.step2':
    'Breng een ridder naar buiten. Tik op je kasteel, kies de ridder en dan een van de twee zijpoorten, A3 of A20.',
  'lesson.grailnah.1.step2.done': 'Daar gaat hij. Het kasteel verlaten is op zich al een zet.',
  'lesson.grailnah.1.step2.royal': 'Dat is geen zijpoort. Een ridder gaat links of rechts naar buiten: A3 of A20.',
  'lesson.grailnah.1.step2.wrong':
    'Koning en koningin gaan aan de voorkant naar buiten, door de koninklijke poort. Neem nu een ridder.',
  'lesson.grailnah.1.step3':
    'Vooruit is naar binnen: één vak naar de Grailnah toe. Stel dat je ridder op A3 staat: rijd naar B3.',
  'lesson.grailnah.1.step3.done': 'Een ring verder. En Blauw komt van de andere kant.',
  'lesson.grailnah.1.step3.straight':
    'Een ridder mag niet schuin, en vooruit maar één vak tegelijk. Recht naar binnen, naar B3.',
  'lesson.grailnah.1.step3.wrong': 'Dat mag, maar rijd nu vooruit: de ridder op A3, één vak naar binnen, naar B3.',
  'lesson.grailnah.1.magicians':
    'Je mag ook Merlijn en Morgane verzetten, maar dat is voor de volgende les. Verzet de ridder.',
  'lesson.grailnah.1.step4':
    'Merlijn verspert de weg op D5. Maar een ridder mag langs zijn ring zo ver als de weg vrij is, naar beide kanten. Rijd met ' +
    'de ridder op C5 zijwaarts.',
  'lesson.grailnah.1.step4.done': 'Hij rijdt eromheen. Vanaf hier is de weg naar binnen weer vrij.',
  'lesson.grailnah.1.step4.merlin': 'Waar Merlijn staat, mag een ridder niet stoppen. Volg de ring.',
  'lesson.grailnah.1.step4.stairs':
    'Dat is een trap: een ridder mag er niet stoppen en er niet voorbij. Ga hoogstens tot C8.',
  'lesson.grailnah.1.step4.back': 'Een ridder mag niet achteruit. Volg de ring.',
  'lesson.grailnah.1.step4.wrong': 'Verzet de ridder op C5 langs zijn ring: naar C6, C7 of C8.',
  'lesson.grailnah.1.step5':
    'Tussen C en D loopt de magische cirkel. Koning en koningin blijven erbuiten; ridders rijden gewoon naar ' +
    'binnen. Stel dat die van jou op C8 staat: ga naar D8.',
  'lesson.grailnah.1.step5.done': 'Je bent binnen. Nog drie ringen, en dan de Grailnah.',
  'lesson.grailnah.1.step5.wrong': 'Ga vooruit, over de cirkel: van C8 naar D8.',
  'lesson.grailnah.1.step6':
    'Een paar zetten later: nog één stap. Morgane staat op de Grailnah, maar kan je daar niet tegenhouden. Rijd erop.',
  'lesson.grailnah.1.step6.done':
    'De Grailnah! Een ridder die hem bereikt, wint meteen, ook als Merlijn of Morgane er staat.',
  'lesson.grailnah.1.step6.wrong': 'Het is nog maar één stap: rijd met de ridder van G8 naar het midden.',
  'lesson.grailnah.1.step7':
    'Eén vak vooruit, zo ver je wilt langs de ring, nooit achteruit: dat is een ridder. Hierna leer je wat hem kan ' +
    'tegenhouden.',

  'lesson.grailnah.2.title': 'Vastzetten, Merlijn en Morgane',
  'lesson.grailnah.2.teaches': 'Een ridder vastzetten, hem met Merlijn naar huis sturen, en Morganes prijs betalen.',
  'lesson.grailnah.2.step1':
    'De blauwe ridder op F8 is nog twee zetten van de Grailnah af, en Morgane verspert jou de weg. Rijd langs ring F, tot ' +
    'op F8.',
  'lesson.grailnah.2.step1.done': 'Twee kleuren op één vak: de twee ridders zetten elkaar vast.',
  'lesson.grailnah.2.step1.morgane': 'Daar staat Morgane, en op haar vak mag je niet stoppen. Volg de ring.',
  'lesson.grailnah.2.step1.wrong': 'Dan rijdt Blauw door. Rijd met de ridder op F3 langs de ring naar F8.',
  'lesson.grailnah.2.step2': 'Kijk zelf: tik op je ridder op F8.',
  'lesson.grailnah.2.step2.done':
    'Geen van beide kan weg tot er één naar huis gestuurd wordt of van het bord gaat. Vastzetten houdt dus ook je ' +
    'eigen ridder op.',
  'lesson.grailnah.2.step2.wrong': 'Die kan wel weg, maar probeer eerst de ridder die vastzit: tik op F8.',
  'lesson.grailnah.2.step3':
    'Blauw is nog één stap van de Grailnah af, op G7. Verzet Merlijn: hij gaat rechtdoor, zo ver je wilt, en stuurt iedereen op het vak waar hij stopt naar huis. Breng hem van de Grailnah naar G7.',
  'lesson.grailnah.2.step3.done': 'De blauwe ridder is terug in zijn kasteel. Geen andere zet had je gered.',
  'lesson.grailnah.2.step3.merlin':
    'Hij moet precies stoppen waar de ridder staat, op G7; anders rijdt Blauw de Grailnah op.',
  'lesson.grailnah.2.step3.morgane':
    'In deze les mag Morgane niet op een ridder stoppen als ze de Grailnah verlaat, zoals in het Engelse boekje. Merlijn mag het wel.',
  'lesson.grailnah.2.step3.wrong': 'Dan rijdt Blauw de Grailnah op. Tik op de Grailnah en kies Merlijn.',
  'lesson.grailnah.2.step4': 'Blauw heeft Merlijn net naar C2 verzet. Wil je hem meteen weer verzetten? Tik op hem.',
  'lesson.grailnah.2.step4.done':
    'Is Merlijn net verzet, dan mag niemand hem meteen weer verzetten. En na drie beurten op rij met Merlijn ' +
    'moet je iets anders doen.',
  'lesson.grailnah.2.step4.wrong': 'Dat kan. Maar tik eerst op Merlijn, op C2.',
  'lesson.grailnah.2.step5':
    'Nu mag je hem verzetten, maar hij staat buiten de magische cirkel. Neem hem en probeer naar binnen te gaan, ' +
    'naar D2.',
  'lesson.grailnah.2.step5.done':
    'Eenmaal buiten mag Merlijn de cirkel niet meer in. Denk goed na voor je hem naar buiten stuurt.',
  'lesson.grailnah.2.step5.wrong': 'Dat kan. Maar probeer Merlijn naar binnen te brengen: van C2 naar D2.',
  'lesson.grailnah.2.step6':
    'Morgane houdt de wacht in de cirkel. De Grailnah verlaten kost niets: zet haar vóór de blauwe ridder, op G8.',
  'lesson.grailnah.2.step6.done': 'Op haar vak mag hij niet stoppen, dus moest hij eromheen.',
  'lesson.grailnah.2.step6.elsewhere': 'Daar staat ze niemand in de weg. Zet haar vlak vóór de ridder op F8: op G8.',
  'lesson.grailnah.2.step6.wrong': 'Dat kan; maar verzet nu Morgane, van de Grailnah naar G8.',
  'lesson.grailnah.2.step7':
    'Merlijn is net verzet, dus alleen Morgane kan de ridder op G9 tegenhouden. Ze gaat één vak verder en stuurt hem naar ' +
    'huis; maar nu offer je voor elke stap een ridder op. Zet haar op G9 en kies wie je opoffert.',
  'lesson.grailnah.2.step7.done':
    'Eén ridder opgeofferd, één naar huis gestuurd. De jouwe wacht naast het bord en kan terugkomen.',
  'lesson.grailnah.2.step7.dear':
    'Dat redt je, maar die ridder was al zo ver. Offer er een op die nog in het kasteel staat.',
  'lesson.grailnah.2.step7.grail':
    'Heeft Morgane de Grailnah verlaten, dan mag ze er uit zichzelf niet meer op. Ga naar G9.',
  'lesson.grailnah.2.step7.wrong': 'Dan rijdt Blauw de Grailnah op. Zet Morgane van G8 naar G9.',
  'lesson.grailnah.2.step8':
    'Vastzetten, Merlijn, Morgane: zo houd je ridders tegen. Kijk vóór elke zet wie de Grailnah kan bereiken.',

  'lesson.grailnah.3.title': 'Extra ridders, en een geblokkeerd kasteel',
  'lesson.grailnah.3.teaches': 'Koning en koningin naar een ander kasteel brengen, en alle poorten blokkeren.',
  'lesson.grailnah.3.step1':
    'Koning en koningin gaan door de koninklijke poort naar buiten, naar B1 of B2. Ze mogen één vak alle kanten op, ' +
    'ook schuin, maar nooit de magische cirkel in.',
  'lesson.grailnah.3.step2':
    'De vier trappen zijn onder de grond verbonden. Je koning is al in het blauwe kasteel; je koningin staat op ' +
    'trap C4. Breng haar naar een trap dicht bij dat kasteel.',
  'lesson.grailnah.3.step2.done': 'Dat hele eind in één zet. En van een trap kan niemand haar naar huis sturen.',
  'lesson.grailnah.3.step2.far': 'Die trap ligt bij je eigen kasteel. Kies C9 of C14, bij het blauwe.',
  'lesson.grailnah.3.step2.circle': 'Koning en koningin mogen de magische cirkel niet in. Kies een trap.',
  'lesson.grailnah.3.step2.wrong': 'Dat kan, maar het gaat traag. Verzet de koningin van C4 naar trap C9 of C14.',
  'lesson.grailnah.3.step3':
    'Ze staat voor de koninklijke poort van het blauwe kasteel. Laat haar binnen, bij je koning.',
  'lesson.grailnah.3.step3.done':
    'Koning en koningin zijn samen in een ander kasteel dan waar ze het laatst samen waren: je krijgt daar de ' +
    'ridders die wachten, hoogstens vier.',
  'lesson.grailnah.3.step3.wrong': 'De poort is open: zet de koningin van B11 in het kasteel.',
  'lesson.grailnah.3.step4':
    'De extra ridders vertrekken van hier. Breng er een door een zijpoort van het blauwe kasteel naar buiten.',
  'lesson.grailnah.3.step4.done':
    'En weg is hij. Zo kun je telkens weer ridders halen, in elk kasteel, ook dat van jou, behalve waar koning en ' +
    'koningin het laatst samen waren. Eruit en meteen weer erin levert niets op.',
  'lesson.grailnah.3.step4.wrong': 'Breng een van de extra ridders uit het blauwe kasteel naar A10 of A13.',
  'lesson.grailnah.3.step5':
    'Winnen kan ook anders: blokkeer alle poorten van een kasteel. De poortvakken hier zijn A10, A13, B11 en B12. Op drie sta je al; neem het vierde.',
  'lesson.grailnah.3.step5.done':
    'Jouw pionnen staan op alle vier de poortvakken: Blauw ligt uit het spel en alleen jij blijft over.',
  'lesson.grailnah.3.step5.wrong': 'Blokkeer de laatste poort: rijd met de ridder van B14 langs de ring naar B12.',
  'lesson.grailnah.3.step6':
    'Nu blokkeert Blauw jou: A3, A20 en B1 zijn bezet, en de ridder op B5 rijdt zo meteen naar B2. Eén zet redt je.',
  'lesson.grailnah.3.step6.done':
    'Merlijn stuurt de ridder naar huis: je vierde poortvak blijft vrij, en jij blijft in het spel.',
  'lesson.grailnah.3.step6.stand':
    'Hij rijdt toch naar B2: daar zit hij vast, maar de poort is geblokkeerd en jij ligt uit het spel.',
  'lesson.grailnah.3.step6.wrong': 'Dan blokkeert de ridder B2 en lig jij uit het spel. Wie kan hem naar huis sturen?',
  'lesson.grailnah.3.step7':
    'Blauw is terug en heeft net Merlijn verzet. De ridder op B5 neemt zo meteen je laatste poort. Wie kan hem op ' +
    'B5 vastzetten?',
  'lesson.grailnah.3.step7.done':
    'Met vastzetten bewaak je een poort: zolang jouw ridder bij de blauwe staat, kan die niet naar B2.',
  'lesson.grailnah.3.step7.merlin':
    'Merlijn is net verzet, dus dat mag niet. Zet de ridder op B5 vast met de jouwe op B8.',
  'lesson.grailnah.3.step7.wrong': 'Dan rijdt hij naar B2 en lig jij uit het spel. Rijd met je ridder van B8 naar B5.',
  'lesson.grailnah.3.step8':
    'Houd je vier poortvakken in het oog, en denk aan koning en koningin als je ridders tekortkomt. Tijd om te ' +
    'spelen!',

  'lesson.grailnah.4.title': 'Met drie spelers',
  'lesson.grailnah.4.teaches': 'Een derde kasteel om in samen te komen, en twee tegenstanders om op te letten.',
  'lesson.grailnah.4.step1':
    'Met drie zijn er drie kastelen, en ieder speelt voor zich. Wit zit in het midden en begint; de beurt gaat met ' +
    'de klok mee, hier naar Blauw en dan naar Rood.',
  'lesson.grailnah.4.step2':
    'Je koning en koningin waren het laatst samen in het blauwe kasteel. Nu is de koning in het rode, en staat de ' +
    'koningin voor de poort, op B16. Laat haar binnen.',
  'lesson.grailnah.4.step2.done':
    'Een derde kasteel telt net zo goed: je krijgt hier vier ridders. Meer dan acht mag je er niet hebben.',
  'lesson.grailnah.4.step2.wrong': 'Breng de twee samen: zet de koningin van B16 in het kasteel.',
  'lesson.grailnah.4.step3':
    'Blauw op G7 en Rood op G12 zijn allebei nog één stap van de Grailnah af, en je kunt er maar één tegenhouden. Wie is er na jou aan ' +
    'de beurt? Gebruik Merlijn.',
  'lesson.grailnah.4.step3.done':
    'Blauw was de volgende en moest daarna Rood met Morgane tegenhouden, ten koste van een ridder. Houd tegen wie het ' +
    'eerst aan de beurt is, en laat de rest aan de anderen over.',
  'lesson.grailnah.4.step3.red':
    'Dat houdt Rood tegen, maar Blauw is eerder aan de beurt en bereikt de Grailnah. Verzet Merlijn naar G7.',
  'lesson.grailnah.4.step3.merlin': 'Hij moet stoppen waar de blauwe ridder staat, op G7.',
  'lesson.grailnah.4.step3.wrong': 'Dan bereikt Blauw de Grailnah. Verzet Merlijn naar G7.',
  'lesson.grailnah.4.step4':
    'Blokkeert één speler al je poorten, dan lig je uit het spel en spelen de twee anderen door. Wie als laatste overblijft of het eerst de Grailnah bereikt, wint.',

  'lesson.grailnah.5.title': 'Met vier spelers, in twee ploegen',
  'lesson.grailnah.5.teaches': 'Je ploegmaat helpen zonder een woord, en niet in de weg staan.',
  'lesson.grailnah.5.step1':
    'Ploegmaten zitten tegenover elkaar: jij (Wit) met Rood, tegen Blauw en Groen. Je ploeg wint zodra een van ' +
    'jullie de Grailnah bereikt.',
  'lesson.grailnah.5.step2':
    'De ridder van je ploegmaat staat op F8. Wil je erbij gaan staan? Kijk wat er gebeurt: van F3 naar F8.',
  'lesson.grailnah.5.step2.done':
    'Ze zetten elkaar vast. Ook ploegmaten zijn verschillende spelers: deel geen vak, anders komt geen van beiden ' +
    'verder.',
  'lesson.grailnah.5.step2.wrong': 'Dat mag; maar kijk eerst wat er op F8 gebeurt: rijd er vanaf F3 heen.',
  'lesson.grailnah.5.step3':
    'De ridder van je ploegmaat, op G12, is nog één stap van de Grailnah af, maar Blauw is eerder aan de beurt en kan hem met Merlijn, op G15, ' +
    'naar huis sturen. Voorkom dat: er is maar één soort zet die helpt.',
  'lesson.grailnah.5.step3.done':
    'Merlijn mag niet twee keer op rij verzet worden, dus Blauw kon hem niet gebruiken, en Rood bereikte de ' +
    'Grailnah. Je ploeg wint!',
  'lesson.grailnah.5.step3.partner':
    'Dat stuurt de ridder van je ploegmaat naar huis. Verzet Merlijn ergens anders heen.',
  'lesson.grailnah.5.step3.morgane':
    'Ze verspert maar één kant van de ring; Merlijn komt van de andere. Denk aan Merlijn zelf.',
  'lesson.grailnah.5.step3.wrong': 'Dan verzet Blauw Merlijn naar G12. En als Merlijn net verzet was?',
  'lesson.grailnah.5.step4':
    'Rood begreep het zonder een woord: ploegmaten zwijgen, en online kun je geen berichten sturen tot de partij uit is. Laat je ' +
    'zetten spreken.',
};

import type { lessons as english } from './lessons.en';

export const lessons: Readonly<Record<keyof typeof english, string>> = {
  'lesson.grailnah.1.title': 'De weg van een ridder naar de Graal',
  'lesson.grailnah.1.teaches': 'Het kasteel uit, ring voor ring naar binnen, tot op de Graal.',
  'lesson.grailnah.1.step1':
    'Speel met wit, vanuit het dichtstbijzijnde kasteel. Daarin zijn koning, koningin en vier ridders. De eerste ' +
    'ridder op de Graal, in het midden, wint.',
  'lesson.grailnah.1.step2':
    'Breng een ridder naar buiten. Tik op het witte kasteel, kies de ridder, en dan een van de twee zijpoorten, ' +
    'A3 of A20.',
  'lesson.grailnah.1.step2.done': 'Daar rijdt hij. Het kasteel verlaten is de hele zet.',
  'lesson.grailnah.1.step2.royal': 'Dat is geen zijpoort. Ridders gaan links of rechts naar buiten: A3 of A20.',
  'lesson.grailnah.1.step2.wrong':
    'Koning en koningin gaan aan de voorkant naar buiten, door de koninklijke poort. Neem nu een ridder.',
  'lesson.grailnah.1.step3': 'Vooruit is naar binnen: één vak naar de Graal toe. Rijd van A3 naar B3.',
  'lesson.grailnah.1.step3.done': 'Een ring verder. En blauw komt van de andere kant.',
  'lesson.grailnah.1.step3.straight':
    'Ridders kennen geen diagonaal, en vooruit gaat het één vak tegelijk. Recht naar binnen, naar B3.',
  'lesson.grailnah.1.step3.wrong': 'Dat mag, maar rijd nu vooruit: de ridder op A3, één vak naar binnen, naar B3.',
  'lesson.grailnah.1.magicians': 'Ook de tovenaars gehoorzamen, maar dat is voor de volgende les. Zet de ridder.',
  'lesson.grailnah.1.step4':
    'Merlijn verspert de weg op D5. Maar langs zijn ring rijdt een ridder zo ver als hij wil, naar beide kanten. ' +
    'Rijd met de ridder op C5 opzij.',
  'lesson.grailnah.1.step4.done': 'Hij rijdt eromheen. Vanaf hier is de weg naar binnen weer vrij.',
  'lesson.grailnah.1.step4.merlin': 'Een ridder mag niet stoppen op het vak van een tovenaar. Volg de ring.',
  'lesson.grailnah.1.step4.stairs': 'Dat is een trap: ridders stoppen daar niet en gaan er niet langs. Ga tot C8.',
  'lesson.grailnah.1.step4.back': 'Ridders rijden nooit terug. Volg de ring.',
  'lesson.grailnah.1.step4.wrong': 'Zet de ridder op C5 langs zijn ring: naar C6, C7 of C8.',
  'lesson.grailnah.1.step5':
    'Tussen C en D loopt de magische cirkel. Koningen en koninginnen blijven erbuiten; ridders rijden gewoon ' +
    'naar binnen. Van C8 naar D8.',
  'lesson.grailnah.1.step5.done': 'Binnen! Nog de ringen E, F en G, en dan de Graal.',
  'lesson.grailnah.1.step5.wrong': 'Vooruit, over de cirkel: van C8 naar D8.',
  'lesson.grailnah.1.step6':
    'Een paar zetten later: nog één stap. Morgane staat op de Graal, maar kan die niet bewaken. Rijd erop.',
  'lesson.grailnah.1.step6.done': 'De Graal! Een ridder die hem bereikt wint meteen, wie er ook staat.',
  'lesson.grailnah.1.step6.wrong': 'De Graal is één stap ver: rijd met de ridder van G8 naar het midden.',
  'lesson.grailnah.1.step7':
    'Eén vak vooruit, langs de ring zo ver als gewenst, nooit terug: dat is een ridder. Hierna: wat hem kan ' +
    'tegenhouden.',

  'lesson.grailnah.2.title': 'Vastzetten en tovenaars',
  'lesson.grailnah.2.teaches':
    'Een ridder vastzetten, hem met Merlijn naar huis sturen, en de prijs van Morgane betalen.',
  'lesson.grailnah.2.step1':
    'De blauwe ridder op F8 is twee zetten van de Graal, en Morgane verspert de witte ridder de weg. Rijd langs ' +
    'ring F, tot op F8.',
  'lesson.grailnah.2.step1.done': 'Twee kleuren op één vak: beide stukken zitten vast.',
  'lesson.grailnah.2.step1.morgane': 'Daar staat Morgane, en niemand stopt op het vak van een tovenaar. Volg de ring.',
  'lesson.grailnah.2.step1.wrong': 'Dan rijdt blauw door. Rijd met de ridder op F3 langs de ring naar F8.',
  'lesson.grailnah.2.step2': 'Kijk zelf: tik op de witte ridder op F8.',
  'lesson.grailnah.2.step2.done':
    'Geen van beide beweegt tot er één naar huis gestuurd wordt of het bord verlaat. Vastzetten kost een ridder, ' +
    'maar blauw ook.',
  'lesson.grailnah.2.step2.wrong': 'Dat zou kunnen, maar probeer eerst de ridder die vastzit: tik op F8.',
  'lesson.grailnah.2.step3':
    'Blauw is één stap van de Graal, op G7. Roep Merlijn: hij gaat recht, zo ver hij wil, en wie staat waar hij ' +
    'stopt, gaat naar huis. Stuur hem van de Graal naar G7.',
  'lesson.grailnah.2.step3.done': 'De blauwe ridder is terug in zijn kasteel. Geen andere zet had wit gered.',
  'lesson.grailnah.2.step3.merlin':
    'Hij moet precies stoppen waar de ridder staat, op G7; anders rijdt blauw de Graal op.',
  'lesson.grailnah.2.step3.morgane': 'Als Morgane de Graal verlaat, mag ze niet op een ridder stoppen. Merlijn wel.',
  'lesson.grailnah.2.step3.wrong': 'Dan rijdt blauw nu de Graal op. Tik op de Graal en kies Merlijn.',
  'lesson.grailnah.2.step4': 'Blauw heeft Merlijn net naar C2 gezet. Hem meteen weer wegsturen? Tik op hem.',
  'lesson.grailnah.2.step4.done':
    'Merlijn beweegt nooit twee keer achter elkaar, wie hem ook roept. En wie drie eigen beurten op rij Merlijn ' +
    'zette, moet de vierde beurt iets anders doen.',
  'lesson.grailnah.2.step4.wrong': 'Dat kan. Maar tik eerst op Merlijn, op C2.',
  'lesson.grailnah.2.step5':
    'Nu mag hij, maar hij staat buiten de magische cirkel. Neem hem en probeer naar binnen te gaan, naar D2.',
  'lesson.grailnah.2.step5.done':
    'Eenmaal buiten gaat Merlijn nooit meer de cirkel in. Denk goed na voor hij naar buiten gaat.',
  'lesson.grailnah.2.step5.wrong': 'Dat kan. Maar probeer Merlijn naar binnen te sturen: van C2 naar D2.',
  'lesson.grailnah.2.step6':
    'Morgane bewaakt de binnenkant. De Graal verlaten is gratis: zet haar voor de blauwe ridder, op G8.',
  'lesson.grailnah.2.step6.done': 'Op haar vak mag hij niet stoppen, dus moest hij eromheen.',
  'lesson.grailnah.2.step6.elsewhere': 'Daar staat ze niemand in de weg. Zet haar vlak voor de ridder op F8: op G8.',
  'lesson.grailnah.2.step6.wrong': 'Een zet, maar roep nu Morgane, van de Graal naar G8.',
  'lesson.grailnah.2.step7':
    'Merlijn is net gezet, dus alleen Morgane kan de ridder op G9 tegenhouden. Ze gaat één vak en stuurt hem ' +
    'naar huis; maar nu kost elke stap een eigen ridder. Zet haar op G9 en kies wie er gegeven wordt.',
  'lesson.grailnah.2.step7.done':
    'Eén ridder gegeven, één naar huis gestuurd. De witte wacht naast het bord en kan terugkomen.',
  'lesson.grailnah.2.step7.dear': 'Dat redt wit, maar hij was al zo ver! Geef een ridder die nog in het kasteel is.',
  'lesson.grailnah.2.step7.grail': 'Eenmaal weg van de Graal stapt Morgane er nooit zelf weer op. Naar G9.',
  'lesson.grailnah.2.step7.wrong': 'Dan rijdt blauw de Graal op. Zet Morgane van G8 naar G9.',
  'lesson.grailnah.2.step8':
    'Vastzetten, Merlijn, Morgane: zo worden ridders tegengehouden. Kijk voor elke zet wie de Graal kan bereiken.',

  'lesson.grailnah.3.title': 'Meer ridders, en een ingesloten kasteel',
  'lesson.grailnah.3.teaches': 'Koning en koningin naar een ander kasteel brengen, en vier poorten sluiten.',
  'lesson.grailnah.3.step1':
    'Koning en koningin gaan door de koninklijke poort naar buiten, naar B1 of B2. Ze gaan één vak in elke ' +
    'richting, ook diagonaal, maar nooit de magische cirkel in.',
  'lesson.grailnah.3.step2':
    'De vier trappen zijn onder de grond verbonden. De witte koning is al in het blauwe kasteel; de koningin ' +
    'staat op trap C4. Breng haar naar een trap dicht bij dat kasteel.',
  'lesson.grailnah.3.step2.done': 'Het halve bord in één zet. En op een trap kan niemand haar iets doen.',
  'lesson.grailnah.3.step2.far': 'Die trap ligt bij het witte kasteel. Kies C9 of C14, bij het blauwe.',
  'lesson.grailnah.3.step2.circle': 'Koning en koningin gaan nooit de magische cirkel in. Kies een trap.',
  'lesson.grailnah.3.step2.wrong': 'Het kan, maar het gaat traag. Zet de koningin van C4 naar trap C9 of C14.',
  'lesson.grailnah.3.step3':
    'Ze staat voor de koninklijke poort van het blauwe kasteel. Laat haar binnen, bij de witte koning.',
  'lesson.grailnah.3.step3.done':
    'Koning en koningin samen in een ander kasteel dan de vorige keer: tot vier wachtende ridders komen er daar bij.',
  'lesson.grailnah.3.step3.wrong': 'De poort is open: zet de koningin van B11 in het kasteel.',
  'lesson.grailnah.3.step4':
    'De nieuwe ridders vertrekken van hier. Breng er een door een zijpoort van het blauwe kasteel naar buiten.',
  'lesson.grailnah.3.step4.done': 'En weg is hij. De tocht kan nog eens, naar weer een ander kasteel.',
  'lesson.grailnah.3.step4.wrong': 'Neem een van de nieuwe ridders, in kasteel S, naar A10 of A13.',
  'lesson.grailnah.3.step5':
    'Winnen kan ook anders: sluit een kasteel in. De poorten komen uit op A10, A13, B11 en B12. Drie zijn van ' +
    'wit; neem de vierde.',
  'lesson.grailnah.3.step5.done':
    'Op alle vier staan stukken van één andere kleur: blauw is gediskwalificeerd, en alleen wit blijft over.',
  'lesson.grailnah.3.step5.wrong': 'Sluit de laatste poort: rijd met de ridder van B14 langs de ring naar B12.',
  'lesson.grailnah.3.step6':
    'Nu sluit blauw het witte kasteel in: A3, A20 en B1 zijn bezet, en de ridder op B5 rijdt zo naar B2. Eén zet ' +
    'redt wit.',
  'lesson.grailnah.3.step6.done': 'Merlijn stuurt de ridder naar huis, en de insluiting is gebroken.',
  'lesson.grailnah.3.step6.stand':
    'Hij rijdt toch naar B2: hij zit daar vast, maar de poort is dicht en wit ligt eruit.',
  'lesson.grailnah.3.step6.wrong': 'Dan sluit de ridder B2 en is wit gediskwalificeerd. Wie kan hem naar huis sturen?',
  'lesson.grailnah.3.step7':
    'Houd de vier eigen poorten in het oog, en denk aan de tocht als er ridders tekort zijn. Tijd om te spelen!',
};

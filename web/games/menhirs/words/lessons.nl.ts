import type { lessons as english } from './lessons.en';

export const lessons: Readonly<Record<keyof typeof english, string>> = {
  'lesson.menhirs.1.title': 'Eerste stappen',
  'lesson.menhirs.1.teaches': 'Mist leggen, verschuiven en de stenen ontbloten.',
  'lesson.menhirs.1.step1':
    'In dit bos staan zeven oude stenen, allemaal onder mist. Beide spelers verschuiven dezelfde mist. Wie na de ' +
    'eigen verschuiving geen menhir bedekt laat, wint.',
  'lesson.menhirs.1.step2': 'In ronde 1 en 2 legt een beurt één tegel mist bij. Tik op een vrij vak naar keuze.',
  'lesson.menhirs.1.step2.done': 'Daar ligt hij. Na twee rondes liggen er elf tegels, en begint het schuiven.',
  'lesson.menhirs.1.step2.taken': 'Hier ligt al mist. Kies een vak zonder mist.',
  'lesson.menhirs.1.step3':
    'Tegels die elkaar raken vormen een mistbank, en een mistbank schuift als één geheel. Deze drie horen bij ' +
    'elkaar; de pijlen zijn de zes richtingen.',
  'lesson.menhirs.1.step4': 'Speel als a. Tik op de mistbank van drie en schuif hem één vak naar het noordoosten.',
  'lesson.menhirs.1.step4.done':
    'De menhir op c3 is ontbloot. En kijk: b heeft de mist van a2 geschoven. Dat was onvoorzichtig.',
  'lesson.menhirs.1.step4.direction': 'Een mooie verschuiving, maar deze keer naar het noordoosten: rechtsboven.',
  'lesson.menhirs.1.step4.loose': 'Dat is een losse tegel. Neem de mistbank van drie in het midden.',
  'lesson.menhirs.1.step5': 'Nu is nog één menhir bedekt, op f1. Schuif die tegel weg, welke kant dan ook.',
  'lesson.menhirs.1.step5.done': 'Alle menhirs zijn ontbloot: gewonnen, met een punt voor elke tegel mist op het bord.',
  'lesson.menhirs.1.step5.wrong': 'Dan blijft f1 bedekt. Schuif de tegel die erop ligt.',
  'lesson.menhirs.1.step6':
    'Mist verdwijnt niet, maar trekt verder. Rond deze tegel staan ontblote menhirs. Schuif hem zo dat hij er ' +
    'geen enkele bedekt.',
  'lesson.menhirs.1.step6.done': 'Goed gezien. De mist trekt het bos in, en alle vijf menhirs zijn ontbloot.',
  'lesson.menhirs.1.step6.wrong':
    'Nu ligt de mist op de volgende menhir, en is er niets gewonnen. Zoek een vak met bos.',
  'lesson.menhirs.1.step7':
    'Twee menhirs zijn bedekt, elk door een losse tegel. Wordt er één ontbloot, dan ontbloot b de andere en ' +
    'wint. Wachten dus: zoek een verschuiving die niets ontbloot.',
  'lesson.menhirs.1.step7.done': 'Geduld loont. Nu moet b een verschuiving vinden die niets ontbloot.',
  'lesson.menhirs.1.step7.wrong': 'Nu is er nog één menhir bedekt, en b is aan de beurt: b wint. Schuif andere mist.',
  'lesson.menhirs.1.step8':
    'Dat is de kern: twee rondes leggen, dan schuiven, en b nooit een laatste menhir laten die met één ' +
    'verschuiving ontbloot is.',

  'lesson.menhirs.2.title': 'Splitsen, de spiegel, de opklaring',
  'lesson.menhirs.2.teaches': 'Een deel van een mistbank nemen, weten wat niet terug mag, en verstandig wegnemen.',
  'lesson.menhirs.2.step1':
    'Een mistbank van zes of meer mag gesplitst worden. Het deel dat weggaat telt minstens drie tegels, en elk ' +
    'stuk dat blijft ook.',
  'lesson.menhirs.2.step2':
    'In zijn geheel komt deze rij altijd op een menhir uit. Neem alleen de bovenste drie: tik op de rij, en dan ' +
    'op d1, d2 en d3 om ze achter te laten.',
  'lesson.menhirs.2.step2.done': 'Drie gaan, drie blijven: dat mag.',
  'lesson.menhirs.2.step2.wrong': 'Nog niet: eerst het deel. Alleen d4, d5 en d6 moeten gekozen zijn.',
  'lesson.menhirs.2.step3': 'Schuif deze drie nu zo dat de menhir op d6 ontbloot is.',
  'lesson.menhirs.2.step3.done': 'Alle menhirs zijn ontbloot, en de onderste drie zijn blijven liggen. Gewonnen!',
  'lesson.menhirs.2.step3.north': 'Naar het noorden komt de tegel van d5 op d6: de menhir is weer bedekt.',
  'lesson.menhirs.2.step3.wrong': 'Dan blijft de menhir op d6 bedekt. Schuif de bovenste drie.',
  'lesson.menhirs.2.step4':
    'Speel nu als b. Speler a heeft net deze drie naar het noordoosten geschoven. De spiegelregel: precies deze drie ' +
    'mogen niet recht terug.',
  'lesson.menhirs.2.step5':
    'Een groter of kleiner deel mag wel terug. Hier wint maar één verschuiving: alle zes samen naar het zuidwesten.',
  'lesson.menhirs.2.step5.done':
    'Zes is geen drie, dus de spiegel heeft geen bezwaar. En er is geen menhir meer bedekt.',
  'lesson.menhirs.2.step5.f2': 'Zo komt de mist op de menhir van f2.',
  'lesson.menhirs.2.step5.d4': 'Zo komt de mist weer op de menhir van d4.',
  'lesson.menhirs.2.step5.wrong': 'Dan blijft er een menhir bedekt. Alle zes samen, naar het zuidwesten.',
  'lesson.menhirs.2.step6':
    'Vanaf ronde 8 is er de opklaring: na het schuiven neemt een beurt één tegel mist van het bord. Elke tegel ' +
    'mag, op één na.',
  'lesson.menhirs.2.step7': 'Welke? Probeer de mist van de laatste bedekte menhir weg te nemen, op e3.',
  'lesson.menhirs.2.step7.done':
    'De regels zeggen nee. De tegel op de laatste bedekte menhir blijft: winnen gaat door te schuiven, nooit ' +
    'door weg te nemen.',
  'lesson.menhirs.2.step7.wrong': 'Die mag weg. Maar probeer eerst de tegel op de menhir, op e3.',
  'lesson.menhirs.2.step8':
    'Hier zijn twee menhirs bedekt, en er is al geschoven. Neem een tegel weg zonder b te helpen.',
  'lesson.menhirs.2.step8.done':
    'Beide menhirs blijven bedekt. En omdat die tegel uit het verschoven deel kwam, vervalt de spiegelregel ook.',
  'lesson.menhirs.2.step8.wrong': 'Dat ontbloot een menhir; b schuift de mist van de andere en wint.',
  'lesson.menhirs.2.step9':
    'De mist op het bord bij de winnende verschuiving is de score: eerst elf punten, en met elke beurt één ' +
    'minder zodra de opklaring begonnen is.',

  'lesson.menhirs.3.title': 'De laatste beurten tellen',
  'lesson.menhirs.3.teaches': 'De mist is een klok: zien wie geen rustige verschuiving meer heeft.',
  'lesson.menhirs.3.step1':
    'Vanaf de opklaring is de mist een klok. Vijf tegels in 11a, vier in 11b, drie in 12a, twee in 12b; dan is ' +
    'het uit, en remise als niemand gewonnen heeft.',
  'lesson.menhirs.3.step2': 'Speel als b, in beurt 12b: de allerlaatste verschuiving. Eén menhir is bedekt. Win.',
  'lesson.menhirs.3.step2.done': 'Gewonnen met de allerlaatste verschuiving. Er zijn nog twee tegels, dus twee punten.',
  'lesson.menhirs.3.step2.wrong': 'Dan blijft c3 bedekt, en is de partij remise.',
  'lesson.menhirs.3.step3':
    'Speel als a, in beurt 12a. Wordt een van deze twee menhirs ontbloot, dan ontbloot b de andere. Liever een ' +
    'rustige verschuiving: de losse tegel d6 naar het zuiden.',
  'lesson.menhirs.3.step3.done': 'Een rustige verschuiving: beide menhirs blijven bedekt. Nu moet er een tegel weg.',
  'lesson.menhirs.3.step3.wrong': 'Nu is één menhir bedekt, en b heeft de laatste verschuiving: b wint.',
  'lesson.menhirs.3.together': 'Net zo goed; maar naar het zuiden, om samen verder te gaan.',
  'lesson.menhirs.3.step4': 'Neem de tegel weg die gemist kan worden.',
  'lesson.menhirs.3.step4.done':
    'Speler b kon maar een van de twee ontbloten, en de twaalf rondes zijn om: remise, mooi gered.',
  'lesson.menhirs.3.step4.wrong': 'Dat ontbloot een menhir. Speler b ontbloot de andere in 12b en wint.',
  'lesson.menhirs.3.step5':
    'Dezelfde menhirs, maar met de opklaring vanaf 7b: maar drie tegels in 11b. Speel als b. Er is nog één ' +
    'rustige verschuiving, en die is voor b: d6 naar het zuiden.',
  'lesson.menhirs.3.step5.done': 'Goed. Laat speler a nu geen rustige tegel over.',
  'lesson.menhirs.3.step5.wrong': 'Nu is één menhir bedekt, en speler a is aan de beurt: a wint.',
  'lesson.menhirs.3.step6': 'Neem de tegel weg die speler a rustig zou kunnen verschuiven.',
  'lesson.menhirs.3.step6.done': 'Speler a had geen rustige verschuiving meer en moest een menhir ontbloten.',
  'lesson.menhirs.3.step6.wrong': 'Dat ontbloot een menhir, en a schuift de mist van de andere: a wint.',
  'lesson.menhirs.3.step7': 'Eén tegel, één menhir, en de laatste verschuiving is voor b.',
  'lesson.menhirs.3.step7.done': 'Gewonnen in 12b, met één punt. Goed geteld.',
  'lesson.menhirs.3.step8':
    'En nu zonder hulp. Speel als b, in beurt 10b, met de opklaring sinds 7b. Tel de rustige verschuivingen, en win.',
  'lesson.menhirs.3.step8.done': 'Geteld, gewacht, gewonnen.',
  'lesson.menhirs.3.step8.wrong':
    'Deze keer niet. Verschuif en neem alleen mist die geen menhir bedekt, tot a er geen meer heeft.',
  'lesson.menhirs.3.step9':
    'Op het kleine bord, helemaal opgelost, wint b negen van de tien partijen met de opklaring vanaf 7b; vanaf ' +
    '8a zijn bijna alle remise. Vandaar de raad van de auteur: 8a.',
};

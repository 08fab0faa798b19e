import type { lessons as english } from './lessons.en';

export const lessons: Readonly<Record<keyof typeof english, string>> = {
  'lesson.menhirs.1.title': 'Eerste stappen',
  'lesson.menhirs.1.teaches': 'Mist leggen, verschuiven en de menhirs bevrijden.',
  'lesson.menhirs.1.step1':
    'Zeven menhirs gaan schuil in de mist, en jullie verschuiven allebei dezelfde mist. Staat er na jouw zet geen menhir meer in de mist, dan win je.',
  'lesson.menhirs.1.step2': 'In ronde 1 en 2 leg je elke beurt één misttegel. Tik op een vak zonder mist.',
  'lesson.menhirs.1.step2.done': 'Daar ligt hij. Na twee rondes liggen er elf tegels en begin je te schuiven.',
  'lesson.menhirs.1.step2.taken': 'Hier ligt al mist. Kies een vak zonder mist.',
  'lesson.menhirs.1.step3':
    'Tegels die elkaar raken, vormen een cluster, en een cluster schuift als één geheel. Deze drie horen bij ' +
    'elkaar; de pijlen wijzen in de zes richtingen.',
  'lesson.menhirs.1.step4':
    'Jij bent aan de beurt. Tik op het cluster van drie en schuif het één vak naar rechtsboven.',
  'lesson.menhirs.1.step4.done':
    'Jij hebt een menhir bevrijd. En kijk: je tegenstander was onvoorzichtig en bevrijdde een andere.',
  'lesson.menhirs.1.step4.direction': 'Een mooie zet, maar ga deze keer naar rechtsboven.',
  'lesson.menhirs.1.step4.loose': 'Dat is een losse tegel. Neem het cluster van drie in het midden.',
  'lesson.menhirs.1.step5':
    'Nu staat er nog maar één menhir in de mist. Schuif de tegel erop weg; elke richting mag, zolang hij op het bord blijft.',
  'lesson.menhirs.1.step5.done': 'Geen menhir meer in de mist: je wint, met een punt voor elke misttegel op het bord.',
  'lesson.menhirs.1.step5.wrong': 'Dan blijft deze menhir in de mist. Schuif de tegel die erop ligt.',
  'lesson.menhirs.1.step6':
    'Een tegel die je schuift, is niet weg: hij ligt een vak verder. Rond deze tegel staan vrije menhirs. Schuif hem ' +
    'zo dat hij er geen enkele bedekt.',
  'lesson.menhirs.1.step6.done': 'Goed gezien. De mist trekt het bos in, en alle vijf de menhirs zijn vrij.',
  'lesson.menhirs.1.step6.wrong': 'Nu verdwijnt de volgende menhir in de mist en win je niet. Zoek een vak met bos.',
  'lesson.menhirs.1.step7':
    'Twee menhirs staan in de mist, elk onder een losse tegel. Bevrijd je er één, dan bevrijdt je tegenstander de ' +
    'andere en wint. Wacht dus: zoek een zet die niets bevrijdt.',
  'lesson.menhirs.1.step7.done': 'Geduld loont. Nu moet je tegenstander een zet vinden die niets bevrijdt.',
  'lesson.menhirs.1.step7.wrong':
    'Nu staat er nog één menhir in de mist, en je tegenstander bevrijdt die en wint. Schuif andere mist.',
  'lesson.menhirs.1.step8':
    'Dat is de kern: twee rondes leggen, dan schuiven, en je tegenstander nooit een laatste menhir overlaten die met ' +
    'één zet vrij is.',

  'lesson.menhirs.2.title': 'Afsplitsen, de spiegelregel, de opklaring',
  'lesson.menhirs.2.teaches': 'Een deel afsplitsen, weten wat niet terug mag, en verstandig tegels wegnemen.',
  'lesson.menhirs.2.step1':
    'Van een cluster van zes of meer mag je een deel afsplitsen. Het deel dat schuift, telt minstens drie tegels, ' +
    'en elk deel dat blijft liggen ook.',
  'lesson.menhirs.2.step2':
    'Verschuif je de hele kolom, dan blijft er altijd een menhir verborgen. Neem alleen de bovenste drie: tik op de kolom en dan op de onderste drie, zodat die blijven liggen.',
  'lesson.menhirs.2.step2.done': 'Drie gaan, drie blijven: dat mag.',
  'lesson.menhirs.2.step2.wrong': 'Nog niet: kies eerst precies het deel dat schuift, de bovenste drie tegels.',
  'lesson.menhirs.2.step3': 'Schuif deze drie nu zo dat de menhir eronder vrijkomt.',
  'lesson.menhirs.2.step3.done': 'Alle menhirs zijn vrij, en de onderste drie tegels zijn blijven liggen. Gewonnen!',
  'lesson.menhirs.2.step3.north':
    'Schuif je naar boven, dan komt de volgende tegel op de menhir en staat die weer in de mist.',
  'lesson.menhirs.2.step3.wrong': 'Dan blijft de menhir in de mist. Schuif de bovenste drie.',
  'lesson.menhirs.2.step4':
    'Je tegenstander heeft net deze drie naar rechtsboven geschoven. De spiegelregel: precies deze drie mag je ' +
    'niet meteen terugschuiven.',
  'lesson.menhirs.2.step5':
    'Een groter of kleiner deel mag wel terug. Hier wint maar één zet: schuif alle zes samen naar linksonder.',
  'lesson.menhirs.2.step5.done': 'Zes is geen drie, dus dat mag. En er staat geen menhir meer in de mist.',
  'lesson.menhirs.2.step5.falls': 'Zo komt de mist op deze vrije menhir.',
  'lesson.menhirs.2.step5.again': 'Zo komt de mist weer op deze menhir.',
  'lesson.menhirs.2.step5.wrong': 'Dan blijft er een menhir in de mist. Schuif alle zes naar linksonder.',
  'lesson.menhirs.2.step6':
    'In ronde 8 begint de opklaring: nu verdwijnt er wel mist. Win je niet met je zet, neem dan één misttegel van ' +
    'het bord: welke je wilt, met één uitzondering.',
  'lesson.menhirs.2.step7': 'Welke? Probeer de tegel weg te nemen die de laatste menhir verbergt.',
  'lesson.menhirs.2.step7.done':
    'Dat mag niet. De tegel die de laatste menhir verbergt, blijft liggen: winnen doe je met schuiven.',
  'lesson.menhirs.2.step7.wrong': 'Die mag weg. Maar probeer eerst de tegel op de menhir.',
  'lesson.menhirs.2.step8':
    'Hier staan twee menhirs in de mist, en je hebt al geschoven. Neem een tegel weg zonder je tegenstander te helpen.',
  'lesson.menhirs.2.step8.done':
    'Beide menhirs blijven in de mist. En omdat je een tegel wegnam die je net verschoven had, geldt de ' +
    'spiegelregel niet voor je tegenstander.',
  'lesson.menhirs.2.step8.wrong': 'Dat bevrijdt een menhir; je tegenstander bevrijdt de andere en wint.',
  'lesson.menhirs.2.step9':
    'Winst is goed voor één punt per misttegel die dan op het bord ligt. Eerst zijn dat er elf; zodra ' +
    'de opklaring begonnen is, elke beurt één minder.',

  'lesson.menhirs.3.title': 'De laatste beurten tellen',
  'lesson.menhirs.3.teaches': 'De mist is een klok: zien wie geen rustige zet meer heeft.',
  'lesson.menhirs.3.step1':
    'De opklaring maakt van de mist een klok. Begint ze in ronde 8, dan liggen er in ronde 11 eerst vijf tegels, dan vier; in ronde 12 drie, dan twee. Heeft dan niemand gewonnen, dan is het remise.',
  'lesson.menhirs.3.step2':
    'Jij hebt de laatste beurt van ronde 12: de allerlaatste zet. Eén menhir staat in de mist. Win de partij.',
  'lesson.menhirs.3.step2.done': 'Je wint met de allerlaatste zet. Er liggen nog twee tegels, dus twee punten.',
  'lesson.menhirs.3.step2.wrong': 'Dan blijft de menhir in de mist, en is het remise.',
  'lesson.menhirs.3.step3':
    'Jij begint ronde 12. Bevrijd je een van deze twee menhirs, dan bevrijdt je tegenstander de andere. Doe liever een rustige zet, een die niets bevrijdt: schuif de gemarkeerde tegel naar beneden.',
  'lesson.menhirs.3.step3.done': 'Een rustige zet: beide menhirs blijven in de mist. Nu moet je een tegel wegnemen.',
  'lesson.menhirs.3.step3.wrong':
    'Nu staat er nog één menhir in de mist, en je tegenstander heeft de laatste zet en wint.',
  'lesson.menhirs.3.together': 'Net zo goed; maar schuif naar beneden, dan gaan we samen verder.',
  'lesson.menhirs.3.step4': 'Neem de tegel weg die je kunt missen.',
  'lesson.menhirs.3.step4.done':
    'Je tegenstander kon maar één van de twee bevrijden, en de twaalf rondes zijn om. Remise: mooi gered.',
  'lesson.menhirs.3.step4.wrong':
    'Dat bevrijdt een menhir. Je tegenstander bevrijdt de andere met de laatste zet en wint.',
  'lesson.menhirs.3.step5':
    'Dezelfde menhirs, maar de opklaring begon in ronde 7, bij de tweede speler: in ronde 11 heb je nog drie tegels. Er is nog één rustige zet, en die is voor jou: de gemarkeerde tegel naar beneden.',
  'lesson.menhirs.3.step5.done': 'Goed. Laat je tegenstander nu geen tegel over om rustig te verschuiven.',
  'lesson.menhirs.3.step5.wrong': 'Nu staat er nog één menhir in de mist, en je tegenstander bevrijdt die en wint.',
  'lesson.menhirs.3.step6': 'Neem de tegel weg die je tegenstander rustig zou kunnen verschuiven.',
  'lesson.menhirs.3.step6.done': 'Je tegenstander had geen rustige zet meer en moest een menhir bevrijden.',
  'lesson.menhirs.3.step6.wrong': 'Dat bevrijdt een menhir; je tegenstander bevrijdt de andere en wint.',
  'lesson.menhirs.3.step7': 'Eén tegel, één menhir, en de laatste zet is voor jou.',
  'lesson.menhirs.3.step7.done': 'Je wint met de laatste zet, en dat is één punt. Je had goed geteld.',
  'lesson.menhirs.3.step8':
    'En nu zonder hulp. Jij hebt de tweede beurt van ronde 10, en de opklaring begon in ronde 7. Tel de rustige ' +
    'zetten, en win.',
  'lesson.menhirs.3.step8.done': 'Geteld, gewacht, gewonnen!',
  'lesson.menhirs.3.step8.wrong':
    'Deze keer niet. Verschuif alleen mist die geen menhir verbergt, en neem ook alleen zulke tegels weg, tot je ' +
    'tegenstander geen rustige zet meer heeft.',
  'lesson.menhirs.3.step9':
    'Het kleinste bord is doorgerekend. Opklaring vanaf ronde 7: de tweede speler kan negen van de tien keer winnen. Vanaf ronde 8: bijna altijd remise. Toch vindt de auteur dat leuker.',

  'lesson.menhirs.4.title': 'De match',
  'lesson.menhirs.4.teaches': 'Waar punten goed voor zijn, en wanneer remise genoeg is.',
  'lesson.menhirs.4.step1':
    'Een match is een reeks partijen, tot een afgesproken aantal partijen of punten. De punten tel je op, en na ' +
    'elke partij begint de ander.',
  'lesson.menhirs.4.step2':
    'Jij begint ronde 8, en alle elf misttegels liggen nog op het bord. Er staat maar één menhir in de mist. Win de partij.',
  'lesson.menhirs.4.step2.done':
    'Elf punten: meer levert winst in het gewone spel niet op. Vanaf de volgende beurt is het telkens één minder.',
  'lesson.menhirs.4.step2.wrong': 'Dan blijft deze menhir in de mist. Verschuif de tegel die erop ligt.',
  'lesson.menhirs.4.step3': 'Dezelfde menhirs, twee beurten later: jij begint ronde 9. Win opnieuw, en tel de tegels.',
  'lesson.menhirs.4.step3.done': 'Negen punten, twee minder dan een ronde eerder. Sta je achter, win dan vroeg.',
  'lesson.menhirs.4.step4':
    'De laatste partij van een match, ronde 12, en je staat één punt voor: remise is genoeg. Doe een rustige zet met de gemarkeerde tegel.',
  'lesson.menhirs.4.step4.done': 'Beide menhirs blijven in de mist, en je tegenstander heeft nog maar één zet.',
  'lesson.menhirs.4.step4.wrong':
    'Dan blijft er één menhir over, en die bevrijdt je tegenstander met de laatste zet. Gebruik de gemarkeerde tegel.',
  'lesson.menhirs.4.step5': 'Stel dat de tegel nu hier ligt. Neem een tegel weg en red de remise.',
  'lesson.menhirs.4.step5.done':
    'Je tegenstander bevrijdde één menhir, de andere staat nog in de mist: remise. Niemand scoort, dus de match is ' +
    'voor jou!',
  'lesson.menhirs.4.step5.wrong':
    'Dat bevrijdt een menhir; je tegenstander bevrijdt de andere en wint. Neem de gemarkeerde tegel weg.',
  'lesson.menhirs.4.step6':
    'Hoe lang een match duurt, kies je bij ‘Anders spelen’. Daar kun je winst in ronde 3 ook 21 ' +
    'punten waard maken, zoals de auteur voorstelt.',
};

import type { coaching as en } from './coaching.en';

export const coaching: Readonly<Record<keyof typeof en, string>> = {
  'coach.menhirs.title': 'Een hele partij, met uitleg',
  'coach.menhirs.teaches': 'Van de opbouw tot het einde: bij elke zet hoor je wat er gebeurt en waarom.',
  'coach.menhirs.start':
    'Zeven menhirs gaan schuil in de mist; wie met een zet de laatste bevrijdt, wint. Eerst leggen jullie ieder nog twee misttegels.',
  'coach.menhirs.clearing':
    'De opklaring is begonnen: win je vanaf nu niet met je zet, dan neem je daarna één misttegel van het bord.',
  'coach.menhirs.split':
    'Van een cluster van zes of meer mag je een deel afsplitsen. Elk deel, of het nu schuift of blijft liggen, telt minstens drie tegels die aan elkaar hangen.',
  'coach.menhirs.own':
    'Tegels die elkaar raken, vormen een cluster en schuiven samen. Waar een tegel ligt, telt meer dan wie hem gelegd heeft.',
  'coach.menhirs.shared': 'De mist is van niemand: straks mag ieder alles verschuiven.',
  'coach.menhirs.slide':
    'Vanaf ronde 3 wordt er geschoven. Kies een cluster en een van de zes richtingen: het schuift één vak op, als elke tegel ruimte heeft.',
  'coach.menhirs.mirror':
    'De spiegelregel: precies deze tegels mag je niet meteen terugschuiven. Meer of minder tegels mag wel.',
  'coach.menhirs.freed':
    'Een menhir is vrij zolang er geen mist op ligt. Staat er na jouw zet geen enkele meer in de mist, dan win je.',
  'coach.menhirs.covered':
    'Schuiven haalt geen mist weg: komt een tegel op een menhir terecht, dan staat die weer in de mist.',
  'coach.menhirs.won':
    'Elke misttegel die nog op het bord ligt, is een punt waard. In een match tel je de punten van alle partijen op.',
  'coach.menhirs.drawn': 'Remise levert niemand punten op.',
  'coach.menhirs.passed': 'Kun je niets schuiven, dan pas je; in de opklaring neem je toch een tegel weg.',
  'coach.menhirs.last':
    'De tegel die de laatste menhir verbergt, mag niet weg: winnen doe je met schuiven, nooit met wegnemen.',
  'coach.menhirs.points': 'Minder tegels, minder punten: vanaf nu is winst elke beurt een punt minder waard.',
  'coach.menhirs.wait':
    'Je hoeft niet elke beurt een menhir te bevrijden. Wachten is vaak wijzer dan een laatste menhir achterlaten die met één zet vrij is.',
};

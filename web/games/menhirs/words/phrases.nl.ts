import type { TranslationsOf } from '../../../src/base/i18n/translation';
import type { phrases } from './phrases';

const nl: TranslationsOf<typeof phrases> = {
  'menhirs.cell-letter':
    '‘{0}’ is geen vak: schrijf . voor bos, o voor een vrije menhir, m voor mist, M voor mist op een menhir.',
  'menhirs.cell-name': '‘{0}’ is geen vak van dit bord: een vak is een kolomletter en een rij, van a1 tot en met {1}.',
  'menhirs.clearing': 'De opklaring kan niet bij ‘{0}’ beginnen: schrijf 7b, 8a of never.',
  'menhirs.columns': 'Deze stelling heeft {0} (kolom|kolommen): schrijf er 5, 7 of 9, met / ertussen.',
  'menhirs.covered-at-end':
    'Deze partij is bij beurt {0} afgelopen, maar er staat nog een menhir in de mist: vervang elke M door o of ' +
    'eindig bij {1}.',
  'menhirs.direction': '‘{0}’ is geen richting: schrijf N, NE, SE, S, SW of NW.',
  'menhirs.fact.clearing': 'De opklaring: elke beurt gaat er een tegel weg',
  'menhirs.fact.clearing-ahead': 'De opklaring begint {0}',
  'menhirs.fact.covered': 'Nog {0} van de {1} menhirs in de mist',
  'menhirs.fact.no-clearing': 'Geen opklaring: alle mist blijft op het bord',
  'menhirs.fact.turn': 'Ronde {0} van {1}',
  'menhirs.few-free':
    'Er (is|zijn) maar {0} (vak|vakken) zonder mist voor de {1} (tegel|tegels) die nog (komt|komen): haal meer ' +
    'mist weg.',
  'menhirs.fields':
    'Deze stellingtekst is afgebroken of te lang: schrijf ‘<cells> <turn> <phase> <mirror> <clearing>’ met telkens ' +
    'één spatie.',
  'menhirs.last-menhir': 'Deze tegel verbergt de laatste menhir en blijft liggen. Neem een andere tegel weg.',
  'menhirs.may-slide': 'Je mag niet passen zolang je een zet hebt: kies een cluster.',
  'menhirs.mirror':
    'Je tegenstander heeft precies deze tegels net verschoven: je mag ze niet meteen terugschuiven. Neem meer of minder tegels, of kies een andere richting.',
  'menhirs.mirror-back': 'De verboden zet van deze stelling is toch al onmogelijk: noem er een die wel terug kan.',
  'menhirs.mirror-cells': 'De verboden zet van deze stelling moet één deel van de mist noemen dat aan elkaar hangt.',
  'menhirs.mirror-form':
    '‘{0}’ is geen schuifzet: schrijf -, of vakken in bordvolgorde met . ertussen, dan > en een richting, zoals a1.a2>N.',
  'menhirs.mirror-here': 'Hier kan geen zet verboden zijn: schrijf - tijdens het leggen, bij 3a en na het einde.',
  'menhirs.must-clear': 'Je moet nog één misttegel wegnemen, en dat doet ‘{0}’ niet: typ x en een vak met mist.',
  'menhirs.must-place': 'In ronde 1 en 2 leg je mist, en dat doet ‘{0}’ niet: typ een vak zonder mist.',
  'menhirs.must-slide':
    'Nu schuif je mist, en dat doet ‘{0}’ niet: typ vakken met . ertussen, dan > en een richting, zoals a1.a2>N.',
  'menhirs.no-covered':
    'Er staat geen menhir in de mist, dus deze partij is al gewonnen: schrijf een M, of de fase over.',
  'menhirs.no-mist': 'Hier ligt geen mist: tik op een misttegel.',
  'menhirs.not-connected': 'Tegels die samen schuiven, moeten aan elkaar hangen: neem ook die ertussen mee.',
  'menhirs.not-in-cluster':
    'Hier ligt geen mist die kan schuiven. Kies een richting voor je tegels, of tik op andere mist.',
  'menhirs.nothing-there': 'Hier valt geen mist weg te nemen: tik op een misttegel.',
  'menhirs.nothing-to-clear':
    'In deze stelling mag geen tegel weg, dus de beurt is voorbij: schrijf de volgende beurt in plaats van de fase clear.',
  'menhirs.off-board': 'Zo schuift er mist van het bord: kies een andere richting.',
  'menhirs.order': '{0} komt te vroeg of twee keer: noem vakken per kolom en dan per rij, elk één keer.',
  'menhirs.over': 'De partij is afgelopen.',
  'menhirs.phase': '‘{0}’ is geen fase: schrijf place, slide, clear of over.',
  'menhirs.phase-at-turn':
    'Beurt {0} heeft geen fase {1}: place hoort bij ronde 1 en 2, slide bij ronde 3 en later, clear bij de ' +
    'opklaring, over bij het einde, nooit vóór ronde 3.',
  'menhirs.place-taken': 'Hier ligt al mist: kies een vak zonder mist.',
  'menhirs.prompt.apart': 'De tegels die schuiven, moeten aan elkaar hangen: neem ook die ertussen mee.',
  'menhirs.prompt.blocked':
    'Deze tegels hebben geen ruimte om te schuiven: neem er meer mee, of laat er een paar liggen.',
  'menhirs.prompt.clear': 'Neem nu één misttegel weg.',
  'menhirs.prompt.cluster': 'Kies het cluster dat je wilt verschuiven.',
  'menhirs.prompt.direction': 'Kies een richting.',
  'menhirs.prompt.part': 'Kies een richting, of tik op de tegels die blijven liggen.',
  'menhirs.prompt.pass': 'Je hebt geen zet: je moet passen.',
  'menhirs.prompt.place': 'Leg een misttegel op een vak zonder mist.',
  'menhirs.prompt.small-part': 'Er moeten minstens {0} tegels samen schuiven: neem er meer mee.',
  'menhirs.prompt.small-rest': 'Elk deel dat blijft liggen, telt minstens {0} tegels: laat er meer liggen, of geen.',
  'menhirs.prompt.tiles': 'Kies minstens {0} tegels die aan elkaar hangen: die schuiven samen.',
  'menhirs.rows': 'Kolom {0} heeft {1} (vak|vakken): op dit bord moeten het er {2} zijn.',
  'menhirs.small-cluster': 'Deze {0} tegels schuiven samen: afsplitsen mag pas vanaf zes.',
  'menhirs.small-part': 'Een deel van {0} (tegel|tegels) is te klein: schuif er minstens drie.',
  'menhirs.small-rest': 'Zo (blijft|blijven) er maar {0} (tegel|tegels) achter: elk deel telt er minstens drie.',
  'menhirs.stack': 'Er ligt andere mist in de weg, en stapelen mag niet: kies een andere richting.',
  'menhirs.stuck': 'Dit cluster heeft geen ruimte om te schuiven: kies een ander.',
  'menhirs.tile-bound':
    'Dan kan er niets schuiven: elk deel telt minstens drie tegels die aan elkaar hangen, en wat schuift, heeft ruimte nodig.',
  'menhirs.turn': '‘{0}’ is geen beurt: beurten lopen van 1a tot en met {1}.',
  'menhirs.whole-only': 'Dit cluster schuift in zijn geheel: kies een richting.',
};

export default nl;

import type { TranslationsOf } from '../../../src/base/i18n/translation';
import type { phrases } from './phrases';

const nl: TranslationsOf<typeof phrases> = {
  'menhirs.cell-letter': {
    text: '‘{0}’ is geen vak',
    expected: '. bos, o menhir, m mist, M mist op een menhir',
  },
  'menhirs.cell-name': {
    text: '‘{0}’ is geen vak van dit bord',
    expected: 'een kolomletter en een rij, a1 tot en met {1}',
  },
  'menhirs.clearing': { text: '‘{0}’ is geen begin van de opklaring', expected: '7b of 8a' },
  'menhirs.columns': { text: 'het bord heeft {0} kolommen', expected: '5, 7 of 9 kolommen met / ertussen' },
  'menhirs.covered-at-end': {
    text: 'de partij is bij {0} afgelopen met een menhir onder de mist',
    expected: 'geen M, of beurt 12b',
  },
  'menhirs.direction': { text: '‘{0}’ is geen richting', expected: 'N, NE, SE, S, SW of NW' },
  'menhirs.fact.clearing': 'elke beurt eindigt met een opklaring',
  'menhirs.fact.clearing-ahead': 'vanaf beurt {0} klaart de mist op',
  'menhirs.fact.covered': '{0} van {1} menhirs onder de mist',
  'menhirs.fact.turn': 'ronde {0} van {1}',
  'menhirs.few-free': 'er zijn {0} vrije vakken voor {1} te leggen tegels',
  'menhirs.fields': {
    text: 'de tekst van de stelling breekt af of gaat te lang door',
    expected: '‘<cells> <turn> <phase> <mirror> <clearing>’ met telkens één spatie ertussen',
  },
  'menhirs.last-menhir': {
    text: 'de tegel op {0} is de laatste die een menhir bedekt',
    expected: 'een andere tegel',
  },
  'menhirs.may-slide': 'er kan nog geschoven worden, dus passen mag niet',
  'menhirs.mirror': {
    text: 'precies dit deel is zojuist hierheen geschoven; het mag niet meteen terug',
    expected: 'een ander deel of een andere richting',
  },
  'menhirs.mirror-back': {
    text: 'de spiegel zou niet terug kunnen',
    expected: 'vrije vakken op het bord, daar waar hij vandaan kwam',
  },
  'menhirs.mirror-cells': 'de spiegel is niet één samenhangend deel van de mist',
  'menhirs.mirror-form': {
    text: '‘{0}’ is geen verschuiving',
    expected: '-, of vakken in de volgorde van het bord met . ertussen, dan > en een richting',
  },
  'menhirs.mirror-here': {
    text: 'hier kan geen spiegel staan',
    expected: '- in de fasen place en over, en bij 3a',
  },
  'menhirs.must-clear': {
    text: 'aan het eind van deze beurt gaat er een tegel weg, maar ‘{0}’ doet dat niet',
    expected: 'x en een vak onder de mist',
  },
  'menhirs.must-place': {
    text: 'in ronde 1 en 2 wordt mist gelegd, maar ‘{0}’ doet dat niet',
    expected: 'een vrij vak',
  },
  'menhirs.must-slide': {
    text: 'in deze beurt wordt mist verschoven, maar ‘{0}’ doet dat niet',
    expected: 'vakken met . ertussen, dan > en een richting',
  },
  'menhirs.no-covered': {
    text: 'er ligt geen menhir meer onder de mist, maar de partij gaat door',
    expected: 'een M, of fase over',
  },
  'menhirs.no-mist': 'er ligt geen mist op {0}',
  'menhirs.not-connected': {
    text: 'het deel hangt niet samen',
    expected: 'één samenhangend deel van één mistbank',
  },
  'menhirs.not-in-cluster': '{0} hoort niet bij de gekozen mistbank',
  'menhirs.nothing-there': 'er ligt geen mist op {0} om weg te nemen',
  'menhirs.nothing-to-clear': {
    text: 'er is geen tegel om weg te nemen',
    expected: 'de volgende beurt in plaats van fase clear',
  },
  'menhirs.off-board': '{0} zou van het bord schuiven',
  'menhirs.order': {
    text: '{0} staat niet in de volgorde van het bord',
    expected: 'vakken per kolom, dan per rij, elk één keer',
  },
  'menhirs.over': 'de partij is afgelopen',
  'menhirs.phase': { text: '‘{0}’ is geen fase', expected: 'place, slide, clear of over' },
  'menhirs.phase-at-turn': {
    text: 'beurt {0} heeft geen fase {1}',
    expected: 'place in ronde 1 en 2, slide vanaf ronde 3, clear vanaf de opklaring, over na een verschuiving',
  },
  'menhirs.place-taken': { text: '{0} ligt al onder de mist', expected: 'een vak zonder mist' },
  'menhirs.prompt.apart': 'de tegels die schuiven, moeten elkaar raken: neem die ertussen mee',
  'menhirs.prompt.blocked': 'deze tegels hebben geen ruimte om te schuiven: kies andere',
  'menhirs.prompt.clear': 'neem één misttegel weg',
  'menhirs.prompt.cluster': 'kies een mistbank om te verschuiven',
  'menhirs.prompt.direction': 'kies een richting',
  'menhirs.prompt.part': 'laat tegels achter of kies een richting',
  'menhirs.prompt.pass': 'niets kan schuiven: passen',
  'menhirs.prompt.place': 'leg mist op een vrij vak',
  'menhirs.prompt.small-part': 'minstens {0} tegels moeten samen schuiven: neem er meer mee',
  'menhirs.prompt.small-rest': 'er moeten minstens {0} tegels bij elkaar achterblijven, of geen',
  'menhirs.prompt.tiles': 'kies de tegels die schuiven: minstens {0}, aan elkaar',
  'menhirs.rows': { text: 'kolom {0} heeft {1} vakken', expected: '{2}' },
  'menhirs.small-cluster': {
    text: 'een mistbank van {0} schuift in haar geheel of helemaal niet',
    expected: 'de hele mistbank, of een mistbank van 6 of meer',
  },
  'menhirs.small-part': { text: 'een deel van {0} is te klein', expected: 'ten minste 3 tegels' },
  'menhirs.small-rest': {
    text: 'er zou op {1} een stuk van {0} achterblijven',
    expected: 'stukken van 3 of meer',
  },
  'menhirs.stack': '{0} zou op andere mist terechtkomen',
  'menhirs.stuck': {
    text: 'geen enkel deel van deze mistbank kan schuiven',
    expected: 'een andere mistbank',
  },
  'menhirs.tile-bound': 'als {0} verandert, blijft er geen deel over dat kan schuiven',
  'menhirs.turn': { text: '‘{0}’ is geen beurt', expected: '1a tot en met 12b' },
  'menhirs.whole-only': 'deze mistbank schuift in haar geheel',
};

export default nl;

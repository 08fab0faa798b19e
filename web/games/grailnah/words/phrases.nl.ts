import type { TranslationsOf } from '../../../src/base/i18n/translation';
import type { phrases } from './phrases';

const nl: TranslationsOf<typeof phrases> = {
  'grailnah.board-inside': {
    text: 'ring {0} kan niet de eerste binnen de magische cirkel zijn',
    expected: 'ring 3 tot en met {1}, van buiten af geteld',
  },
  'grailnah.board-line': {
    text: '‘{0}’ zegt niets over een bord',
    expected: 'rings, spokes, first-inside, stairs-ring of stairs-offset, dan = en een getal of de letter van een ring',
  },
  'grailnah.board-missing': '{0} ontbreekt',
  'grailnah.board-name': {
    text: 'er is geen bord ‘{0}’',
    expected: 'een van deze: {1}; of een bestand dat er een beschrijft',
  },
  'grailnah.board-offset': {
    text: 'de eerste trap kan niet op spaak {0} liggen',
    expected: '1 tot en met {1}',
  },
  'grailnah.board-rings': { text: 'een bord kan geen {0} ringen hebben', expected: '3 tot en met {1}' },
  'grailnah.board-spokes': {
    text: 'een bord kan geen {0} spaken hebben',
    expected: 'een veelvoud van 4, van 16 tot en met {1}',
  },
  'grailnah.board-stairs': {
    text: 'de trappen kunnen niet op ring {0} liggen',
    expected: 'een ring buiten de magische cirkel, 1 tot en met {1}',
  },
  'grailnah.board-twice': '{0} wordt twee keer gegeven',
  'grailnah.board-value': '‘{0}’ heeft geen getal',
  'grailnah.cannot-move': 'wat op {0} staat, kan nergens heen',
  'grailnah.cannot-pay': '{0} heeft op {1} geen ridder om af te staan',
  'grailnah.crowded': 'op {0} staan te veel stukken, of twee van één kleur',
  'grailnah.edition': { text: 'er is geen uitgave ‘{0}’', expected: 'nl2004, en1.1 of fr1.0' },
  'grailnah.fact.gone': '{0} is gediskwalificeerd',
  'grailnah.fact.no-merlin': 'Merlijn kan deze beurt niet verzet worden',
  'grailnah.fact.no-morgane': 'Morgane kan deze beurt niet verzet worden',
  'grailnah.fact.turn': 'beurt {0} van hoogstens {1}',
  'grailnah.fields': {
    text: 'de tekst van de stelling breekt af of gaat te lang door',
    expected: '‘<players> <magicians> <turn> <memory> <edition>’ met telkens één spatie ertussen',
  },
  'grailnah.form': {
    text: '‘{0}’ is geen actie',
    expected:
      'een stuk K Q n M of F, ‘:’, vertrekpunt, ‘-’, aankomst, bijvoorbeeld n:A3-B3; ' +
      'bij Morgane ‘!’ en wie betaalt; of pass',
  },
  'grailnah.gone-to-move': '{0} is aan zet, maar gediskwalificeerd',
  'grailnah.in-the-way': {
    text: 'er staat iets in de weg tussen {0} en {1}',
    expected: 'een vrije weg: geen stuk, trap of kasteel',
  },
  'grailnah.knight-backward': 'ridders gaan nooit achteruit',
  'grailnah.knight-into-castle': 'ridders gaan nooit een kasteel in',
  'grailnah.knight-on-grail': 'er staat een ridder van {0} op de Graal, maar {0} heeft niet gewonnen',
  'grailnah.knight-on-stairs': 'een ridder kan niet op de trap {0} staan',
  'grailnah.knight-step': 'een ridder gaat één vak vooruit, of langs zijn ring',
  'grailnah.locked': 'het stuk op {1} ({0}) zit vast',
  'grailnah.locked-payer': 'de ridder op {0} zit vast en kan niet worden afgestaan',
  'grailnah.magicians': {
    text: 'zo worden de tovenaars niet geschreven',
    expected: 'M@ en een plaats, ‘,’, F@ en een plaats',
  },
  'grailnah.magicians-together': 'beide tovenaars staan op {0}',
  'grailnah.may-move': 'er is nog een zet mogelijk, dus passen mag niet',
  'grailnah.memory': {
    text: '‘{0}’ is geen geheugen',
    expected: '0, M, F of -, dan ; en een cijfer van 0 tot en met 3 per speler, dan ; en een kasteel per speler',
  },
  'grailnah.merlin-first': 'Merlijn kan niet de eerste zet van de partij doen',
  'grailnah.merlin-inward': 'Merlijn is buiten de magische cirkel en mag er niet meer in terug',
  'grailnah.merlin-line': 'Merlijn gaat rechtdoor: langs zijn spaak of langs zijn ring',
  'grailnah.merlin-stop': {
    text: 'Merlijn kan niet op {0} stoppen',
    expected: 'geen trap en geen kasteel',
  },
  'grailnah.merlin-there': 'Merlijn kan niet op {0} staan',
  'grailnah.merlin-thrice': '{0} heeft Merlijn al drie keer na elkaar verzet',
  'grailnah.merlin-twice': 'Merlijn is zojuist verzet',
  'grailnah.merlin-way': {
    text: 'er staat Merlijn iets in de weg tussen {0} en {1}',
    expected: 'een vrije weg: geen stuk, trap of kasteel',
  },
  'grailnah.morgane-circle': 'Morgane blijft binnen de magische cirkel',
  'grailnah.morgane-first': 'Morgane kan niet de eerste zet van de partij doen',
  'grailnah.morgane-grail': 'Morgane gaat niet uit zichzelf terug naar de Graal',
  'grailnah.morgane-on-knight': 'als Morgane de Graal verlaat, mag ze niet op een ridder stoppen',
  'grailnah.morgane-outside': 'Morgane kan niet buiten de magische cirkel staan, op {0}',
  'grailnah.morgane-step': 'Morgane gaat één vak vooruit, achteruit of langs haar ring',
  'grailnah.morgane-twice': 'Morgane wordt nooit twee keer na elkaar verzet',
  'grailnah.must-pay': {
    text: 'deze zet van Morgane kost een eigen ridder',
    expected: '! en de plaats waar hij staat',
  },
  'grailnah.no-castle': 'er staat geen kasteel op {0}',
  'grailnah.no-move-before': '0 hoort bij beurt 0, en bij geen andere',
  'grailnah.not-there': '{0}: geen {1} op {2}',
  'grailnah.not-yours': 'wat op {0} staat, is van een andere speler',
  'grailnah.nothing-to-move': 'op {0} valt niets te verzetten',
  'grailnah.nothing-to-pay': { text: 'Morgane verlaat de Graal zonder te betalen', expected: 'geen ‘!’' },
  'grailnah.on-castle-square': 'op {0} staat een kasteel',
  'grailnah.one-side-left': 'er is nog maar één partij over, maar het spel gaat door',
  'grailnah.over': 'de partij is afgelopen',
  'grailnah.pieces': {
    text: 'zo worden de stukken van {0} niet geschreven',
    expected: 'K@ en Q@ en dan n@ voor elke ridder, met ‘,’ ertussen, of -',
  },
  'grailnah.place': {
    text: '‘{0}’ is geen plaats op dit bord',
    expected: 'een ring A tot en met {1} en een spaak 1 tot en met {2}, *, of een kasteel N E S W',
  },
  'grailnah.prompt.pass': 'er is geen zet mogelijk: passen',
  'grailnah.prompt.pay': 'kies de ridder die ervoor wordt afgestaan',
  'grailnah.prompt.piece': 'kies een eigen stuk, Merlijn of Morgane',
  'grailnah.prompt.where': '{0}: kies waarheen',
  'grailnah.royal-circle': 'koning en koningin komen nooit in de magische cirkel',
  'grailnah.royal-gate': {
    text: 'koning en koningin gaan een kasteel in en uit door de koninklijke poort',
    expected: '{0}',
  },
  'grailnah.royal-inside': 'koning en koningin kunnen niet binnen de magische cirkel staan, op {0}',
  'grailnah.royal-step': 'koning en koningin gaan één vak per keer',
  'grailnah.seats': {
    text: 'zo zit niemand aan tafel',
    expected: 'groepen voor N en S, voor N, E en W, of voor N, E, S en W',
  },
  'grailnah.shut-in': 'het kasteel van {0} is ingesloten, maar {0} speelt nog mee',
  'grailnah.side-gate': {
    text: 'een ridder verlaat kasteel {0} door een zijpoort',
    expected: '{1}',
  },
  'grailnah.stairs-for-royals': 'alleen koning en koningin mogen op de trap {0} stoppen',
  'grailnah.stairs-shared': 'op de trap {0} staat meer dan één stuk',
  'grailnah.stairs-taken': 'de trap {0} is bezet',
  'grailnah.stays-put': 'een zet eindigt op een ander vak dan waar hij begon',
  'grailnah.stop-magician': 'er staat een tovenaar op {0}',
  'grailnah.stop-own': 'er staat een eigen stuk op {0}',
  'grailnah.stop-two': 'er staan al twee stukken op {0}',
  'grailnah.swap-for-two': 'de optie swap is voor twee spelers',
  'grailnah.together-elsewhere':
    'koning en koningin van {0} zijn samen in een kasteel dat niet hun laatste gezamenlijke is',
  'grailnah.too-many': '{0} heeft meer dan 8 ridders',
  'grailnah.turn': {
    text: '‘{0}’ is geen beurt',
    expected: 'een kasteel en een getal onder 400 (N0), =N, =NS of ==',
  },
  'grailnah.unsorted': {
    text: 'de ridders van {0} staan niet in volgorde',
    expected: 'eerst de kastelen N E S W, dan op ring en spaak, * als laatste',
  },
  'grailnah.with-magician': 'een tovenaar deelt {0} met een stuk',
};

export default nl;

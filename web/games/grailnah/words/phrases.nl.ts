import type { TranslationsOf } from '../../../src/base/i18n/translation';
import type { phrases } from './phrases';

const nl: TranslationsOf<typeof phrases> = {
  'grailnah.board-inside':
    'Ring {0} kan niet de eerste binnen de magische cirkel zijn: kies ring 3 tot en met {1}, van buitenaf geteld.',
  'grailnah.board-line':
    '‘{0}’ beschrijft geen bord: schrijf rings, spokes, first-inside, stairs-ring of stairs-offset, dan = en een ' +
    'getal of de letter van een ring.',
  'grailnah.board-missing': 'Er ontbreekt een regel voor {0}: voeg die toe.',
  'grailnah.board-name': 'Er is geen bord ‘{0}’: kies uit {1}, of een bestand dat er een beschrijft.',
  'grailnah.board-offset': 'De eerste trap kan niet op spaak {0} liggen: kies 1 tot en met {1}.',
  'grailnah.board-rings': 'Een bord kan geen {0} (ring|ringen) hebben: kies 3 tot en met {1}.',
  'grailnah.board-spokes':
    'Een bord kan geen {0} (spaak|spaken) hebben: kies een veelvoud van 4, van 16 tot en met {1}.',
  'grailnah.board-stairs':
    'De trappen kunnen niet op ring {0} liggen: kies een ring buiten de magische cirkel, 1 tot en met {1}.',
  'grailnah.board-twice': '{0} staat er twee keer: laat er één staan.',
  'grailnah.board-value': 'Schrijf bij ‘{0}’ een getal of de letter van een ring.',
  'grailnah.cannot-move': 'Deze pion kan nergens heen: kies een andere.',
  'grailnah.cannot-pay': 'Hier staat geen ridder van jou: kies de ridder die je opoffert.',
  'grailnah.crowded': 'Op {0} staan te veel pionnen: hoogstens twee, en van verschillende kleur.',
  'grailnah.edition': 'Er is geen boekje ‘{0}’: schrijf nl2004, en1.1 of fr1.0.',
  'grailnah.fact.gone': '{0} ligt uit het spel',
  'grailnah.fact.late-turn': 'Beurt {0} van hoogstens {1}',
  'grailnah.fact.no-magician': 'Merlijn en Morgane mogen deze beurt niet',
  'grailnah.fact.no-merlin': 'Merlijn mag deze beurt niet',
  'grailnah.fact.no-morgane': 'Morgane mag deze beurt niet',
  'grailnah.fact.turn': 'Beurt {0}',
  'grailnah.fields':
    'Deze stellingtekst is afgebroken of te lang: schrijf ‘<players> <magicians> <turn> <memory> <edition>’ met ' +
    'telkens één spatie.',
  'grailnah.form':
    '‘{0}’ is geen zet: typ K, Q, n, M of F, dan : en beginvak, dan - en eindvak, zoals n:A3-B3; voor Morgane ook ! ' +
    'en wie je opoffert; of typ pass.',
  'grailnah.gone-to-move': '{0} ligt uit het spel en kan niet aan de beurt zijn.',
  'grailnah.in-the-way': 'Je mag niet over een pion, een trap of een kasteel heen: kies een gemarkeerd vak.',
  'grailnah.knight-backward': 'Een ridder mag niet achteruit: ga één vak vooruit, of langs zijn ring.',
  'grailnah.knight-into-castle': 'Een ridder mag geen kasteel in: ga één vak vooruit, of langs zijn ring.',
  'grailnah.knight-on-grail':
    'Een ridder van {0} staat op de Grailnah, dus {0} heeft gewonnen: schrijf het einde als beurt, of zet die ridder op een ander vak.',
  'grailnah.knight-on-stairs': 'Op {0} ligt een trap: daar kan geen ridder staan.',
  'grailnah.knight-step': 'Een ridder mag één vak vooruit, of zo ver je wilt langs zijn ring: kies een gemarkeerd vak.',
  'grailnah.locked': 'Je {0} deelt dit vak en zit vast: kies een andere pion.',
  'grailnah.locked-payer': 'Deze ridder zit vast en mag niet worden opgeofferd: kies een andere.',
  'grailnah.magicians': 'Merlijn en Morgane schrijf je als M@ en een plaats, een komma, dan F@ en een plaats.',
  'grailnah.magicians-together': 'Merlijn en Morgane kunnen niet samen op {0} staan: dat kan alleen op de Grailnah.',
  'grailnah.may-move': 'Je mag niet passen zolang je een zet hebt: kies een pion.',
  'grailnah.memory':
    '‘{0}’ is hier niet te lezen: schrijf 0, M, F of -, dan ; en per plaats een cijfer van 0 tot en met 3, ' +
    'dan ; en per plaats een kasteel.',
  'grailnah.merlin-first': 'Merlijn mag de partij niet openen: verzet een van je eigen pionnen.',
  'grailnah.merlin-inward': 'Merlijn is buiten de magische cirkel en mag er niet meer in: kies een vak erbuiten.',
  'grailnah.merlin-line':
    'Merlijn gaat in een rechte lijn: vooruit, achteruit of langs zijn ring. Kies een gemarkeerd vak.',
  'grailnah.merlin-stop': 'Merlijn mag niet op een trap of in een kasteel stoppen: kies een ander vak.',
  'grailnah.merlin-there': 'Merlijn kan niet op {0} staan: op trappen en in kastelen mag hij niet komen.',
  'grailnah.merlin-thrice': 'Je hebt Merlijn de laatste drie keer verzet: doe nu iets anders.',
  'grailnah.merlin-twice': 'Merlijn is net verzet: doe deze beurt iets anders.',
  'grailnah.merlin-way': 'Ook Merlijn mag niet over een pion, een trap of een kasteel heen: kies een gemarkeerd vak.',
  'grailnah.morgane-circle': 'Morgane verlaat de magische cirkel nooit: kies een vak erbinnen.',
  'grailnah.morgane-first': 'Morgane mag de partij niet openen: verzet een van je eigen pionnen.',
  'grailnah.morgane-grail': 'Uit zichzelf mag Morgane niet terug naar de Grailnah: kies een ander vak.',
  'grailnah.morgane-on-knight':
    'Als Morgane de Grailnah verlaat, mag ze niet op een ridder stoppen: kies een ander vak.',
  'grailnah.morgane-outside': 'Morgane kan niet op {0} staan: ze verlaat de magische cirkel nooit.',
  'grailnah.morgane-step': 'Morgane mag één vak: vooruit, achteruit of langs haar ring. Kies een gemarkeerd vak.',
  'grailnah.morgane-twice': 'Morgane is net verzet: doe deze beurt iets anders.',
  'grailnah.must-pay': 'Morgane heeft haar prijs: kies een ridder om op te offeren, of typ ! en zijn vak.',
  'grailnah.no-castle': 'Daar staat geen kasteel: kies een ander vak.',
  'grailnah.no-move-before':
    'Een 0 als vorige zet hoort alleen bij beurt 0: schrijf daar 0, en bij elke andere beurt M, F of -.',
  'grailnah.not-there': 'Op {2} staat geen {1} die je kunt verzetten: typ het vak waar die wel staat.',
  'grailnah.not-yours': 'Deze pion is van een ander: kies een van de jouwe.',
  'grailnah.nothing-to-move': 'Dit vak is leeg: kies een van je pionnen.',
  'grailnah.nothing-to-pay': 'Morgane verlaat de Grailnah, en dat kost niets: typ de zet zonder !.',
  'grailnah.on-castle-square': 'Daar staat een kasteel: kies een ander vak.',
  'grailnah.one-side-left':
    'Er is maar één kant over, dus deze partij is afgelopen: schrijf het einde als beurt, zoals =N.',
  'grailnah.over': 'De partij is afgelopen.',
  'grailnah.pieces':
    'De pionnen van {0} zijn niet te lezen: schrijf K@ en Q@ en dan n@ voor elke ridder, met komma’s ertussen, of -.',
  'grailnah.place':
    '‘{0}’ is geen plaats op dit bord: schrijf een ring van A tot en met {1} en een spaak van 1 tot en met {2}, of *, of ' +
    'een kasteel N, E, S of W.',
  'grailnah.prompt.pass': 'Je hebt geen zet: je moet passen.',
  'grailnah.prompt.pay': 'Morgane heeft haar prijs: kies de ridder die je opoffert.',
  'grailnah.prompt.piece': 'Kies een van je pionnen, Merlijn of Morgane.',
  'grailnah.prompt.piece-merlin': 'Kies een van je pionnen, of Merlijn.',
  'grailnah.prompt.piece-morgane': 'Kies een van je pionnen, of Morgane.',
  'grailnah.prompt.piece-own': 'Kies een van je pionnen.',
  'grailnah.prompt.where': 'Kies waar {mine} heen gaat.',
  'grailnah.royal-circle': 'Koning en koningin mogen de magische cirkel niet in: kies een vak erbuiten.',
  'grailnah.royal-gate':
    'Koning en koningin gaan door de koninklijke poort, aan de voorkant, een kasteel in en uit: kies een gemarkeerd vak.',
  'grailnah.royal-inside': '{0} ligt binnen de magische cirkel: daar kan geen koning of koningin staan.',
  'grailnah.royal-step': 'Koning en koningin mogen maar één vak, alle kanten op: kies een gemarkeerd vak.',
  'grailnah.seats':
    'Met deze plaatsen kun je niet spelen: schrijf groepen voor N en S, voor N, E en W, of voor N, E, S en W.',
  'grailnah.shut-in': 'Alle poorten van {0} zijn geblokkeerd, dus {0} ligt uit het spel: schrijf - voor die pionnen.',
  'grailnah.side-gate': 'Een ridder gaat door een zijpoort naar buiten, links of rechts: kies een gemarkeerd vak.',
  'grailnah.stairs-for-royals': 'Alleen koning en koningin mogen op een trap stoppen: kies een ander vak.',
  'grailnah.stairs-shared': 'Op trap {0} staat meer dan één pion: er is plaats voor één.',
  'grailnah.stairs-taken': 'Deze trap is bezet: kies een andere.',
  'grailnah.stays-put': 'Een zet moet op een ander vak eindigen: kies waarheen.',
  'grailnah.stop-magician': 'Waar Merlijn of Morgane staat, mag je niet stoppen: kies een ander vak.',
  'grailnah.stop-own': 'Daar staat al een pion van jou: kies een ander vak.',
  'grailnah.stop-two': 'Daar staan al twee pionnen: kies een ander vak.',
  'grailnah.swap-for-two': 'Van kant wisselen kan alleen met twee spelers: zet de optie uit, of speel met twee.',
  'grailnah.together-elsewhere':
    'Koning en koningin van {0} zijn samen in een kasteel: noem dat ook als het kasteel waar ze het laatst samen waren.',
  'grailnah.too-many': '{0} heeft meer dan 8 ridders: laat er een paar weg.',
  'grailnah.turn': '‘{0}’ is geen beurt: schrijf een kasteel en een getal onder 400, zoals N0, of =N, =NS of ==.',
  'grailnah.unsorted':
    'De ridders van {0} staan niet op volgorde: schrijf eerst kastelen N E S W, dan per ring en spaak, * het laatst.',
  'grailnah.with-magician': 'Merlijn of Morgane deelt {0} met een pion: dat kan alleen op de Grailnah.',
};

export default nl;

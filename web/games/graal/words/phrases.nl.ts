import type { TranslationsOf } from '../../../src/base/i18n/translation';
import type { phrases } from './phrases';

const nl: TranslationsOf<typeof phrases> = {
  'graal.abroad': { text: '{0} ligt niet in het eigen rijk', expected: 'rij {1}' },
  'graal.action-form': {
    text: '‘{0}’ is geen actie',
    expected: 'd4-d9, d4xd9 (slaat), f6*f8 (schot) of pass',
  },
  'graal.archer-in-donjon': 'een boogschutter staat nooit in een donjon, zoals op {0}',
  'graal.archer-takes': { text: 'boogschutters slaan nooit', expected: '* om te schieten' },
  'graal.armies-form': {
    text: '‘{0}’ noemt geen legers en kaart',
    expected: '1, 2 of 3, dan @ en de naam van een kaart',
  },
  'graal.cannot-move': 'de figuur op {0} kan niet gaan en niet schieten',
  'graal.castle-abroad': {
    text: '{0} ligt niet in het eigen rijk van het kasteel',
    expected: 'rij {1}',
  },
  'graal.castle-apart': {
    text: '{0} en {1} liggen niet naast elkaar',
    expected: 'een donjon en een binnenplaats met een gemeenschappelijke zijde',
  },
  'graal.castle-form': {
    text: '‘{0}’ is geen paar kastelen',
    expected: 'donjon en binnenplaats van Zuid, een komma, die van Noord',
  },
  'graal.clock': { text: '‘{0}’ is geen aantal beurten', expected: '0 tot en met 200' },
  'graal.clock-out': {
    text: '200 beurten zonder slag zijn voorbij, maar de partij gaat door',
    expected: 'een teller onder 200, of het einde',
  },
  'graal.drawing-up-army': { text: 'leger {0} doet niet mee', expected: 'leger 1 tot en met {1}' },
  'graal.drawing-up-form': {
    text: '‘{0}’ is geen onderdeel van een opstelling',
    expected: 'castle=d2d3;1=Ke3,Pf4,…;2=…',
  },
  'graal.drawing-up-twice': { text: '‘{0}’ komt twee keer voor', expected: 'één keer' },
  'graal.enemy-figure': {
    text: 'de figuur op {0} is van de vijand',
    expected: 'een figuur van {1}',
  },
  'graal.fact.clock': '{0} van {1} beurten zonder slag',
  'graal.fact.quiet': 'eerste beurt: niet slaan, niet schieten',
  'graal.fields': {
    text: 'de tekst van de stelling breekt af of gaat te lang door',
    expected: '‘<rows> <castles> <turn> <pending> <clock> <armies>’ met telkens één spatie ertussen',
  },
  'graal.figure-letter': {
    text: '‘{0}’ is geen figuur',
    expected: 'een letter uit KPDNSEAL, een kleine voor Noord',
  },
  'graal.foot-rock': 'voetsoldaten beklimmen geen rots, zoals op {0}',
  'graal.hole-taken': { text: 'twee figuren op {0}', expected: 'een vrij vak' },
  'graal.horse-forest': 'ruiters gaan om een bos heen, zoals op {0}',
  'graal.horse-in-forest': 'een ruiter staat nooit in het bos, zoals op {0}',
  'graal.horse-rock': 'ruiters gaan om een rots heen, zoals op {0}',
  'graal.idle-army': {
    text: 'de figuur op {0} is van leger {1}',
    expected: 'legers tot en met {2}',
  },
  'graal.in-the-way': 'de figuur op {0} staat in de weg',
  'graal.into-donjon': {
    text: 'de donjon is alleen via de eigen binnenplaats te betreden',
    expected: 'een stap vanaf {0}',
  },
  'graal.leap-castle': 'het kasteel op {0} staat de schildknaap in de weg',
  'graal.leap-rock': 'de rots op {0} staat de schildknaap in de weg',
  'graal.map-letter': { text: '‘{0}’ is geen terrein', expected: '. open, f bos of r rots' },
  'graal.map-name': {
    text: '‘{0}’ is geen naam voor een kaart',
    expected: 'tot 32 kleine letters, cijfers en koppeltekens',
  },
  'graal.map-name-taken': {
    text: 'er is al een andere kaart met de naam ‘{0}’',
    expected: 'een eigen naam',
  },
  'graal.map-room': { text: 'een rijk heeft maar {0} open vakken', expected: 'ten minste {1}' },
  'graal.map-row': { text: 'rij {0} van de kaart heeft {1} vakken', expected: '16' },
  'graal.map-rows': { text: 'de kaart heeft {0} rijen', expected: 'een naam en 16 rijen' },
  'graal.map-symmetry': {
    text: 'het terrein op {0} verschilt van dat op {1}',
    expected: 'dezelfde kaart als het bord een halve slag draait',
  },
  'graal.may-act': { text: 'het leger kan iets doen, dus het past niet', expected: 'een andere actie' },
  'graal.missing': {
    text: 'leger {0}, nog op te stellen: {1} × {2}',
    expected: 'alle figuren op het bord',
  },
  'graal.missing-castle': {
    text: 'het kasteel staat er nog niet',
    expected: 'castle= met donjon en binnenplaats',
  },
  'graal.never-in-donjon': 'boogschutters en schildknapen komen nooit in een donjon',
  'graal.no-royals': {
    text: '{0} heeft geen koning, prins of hertog meer, maar de partij gaat door',
    expected: 'een van hen in leger 1, of het einde',
  },
  'graal.no-such-name': {
    text: 'er is geen opstelling ‘{0}’',
    expected: 'een van deze: {1}; of castle=…;1=…',
  },
  'graal.no-target': { text: 'er staat niemand op {0} om op te schieten', expected: 'een vijand' },
  'graal.nobody': 'er staat niemand op {0}',
  'graal.not-a-leap': 'een schildknaap gaat één vak rechtuit en dan één schuin verder, niet van {0} naar {1}',
  'graal.not-straight': '{0} en {1} liggen niet op een rechte lijn',
  'graal.nothing-to-take': { text: 'er staat niemand op {0} om te slaan', expected: '- voor een zet' },
  'graal.nowhere-to-go': 'bij dit schot zou het doelwit nergens heen kunnen',
  'graal.on-rock': 'een figuur staat nooit op een rots, zoals op {0}',
  'graal.only-archers': 'de figuur op {0} is geen boogschutter',
  'graal.other-army': {
    text: 'de figuur op {0} is van leger {1}',
    expected: 'een figuur van {2}',
  },
  'graal.out-of-donjon': {
    text: 'uit de donjon gaat het alleen via de eigen binnenplaats',
    expected: 'een stap naar {0}',
  },
  'graal.over': 'de partij is afgelopen',
  'graal.over-donjon': 'niets gaat over de donjon op {0} heen',
  'graal.own-camp': 'de figuur op {0} is van hetzelfde kamp',
  'graal.pending-form': {
    text: '‘{0}’ is geen schot dat wacht',
    expected: '-, of boogschutter*doelwit',
  },
  'graal.pending-over': { text: 'na het einde wacht er nog een schot', expected: '-' },
  'graal.pinched': 'een ruiter wringt zich niet tussen {0} en {1} door',
  'graal.placement-form': {
    text: '‘{0}’ is geen figuur op een vak',
    expected: 'een letter uit KPDNSEAL en een vak',
  },
  'graal.prompt.archer': 'kies waar de boogschutter heen gaat, of op wie hij schiet',
  'graal.prompt.draw-up': 'kies een figuur uit de bak en dan een vak',
  'graal.prompt.figure': 'kies een figuur',
  'graal.prompt.pass': 'dit leger kan niets doen: passen',
  'graal.prompt.retreat': 'kies waar de {0} heen wijkt',
  'graal.prompt.where': 'kies waar de {0} heen gaat',
  'graal.quiet-here': {
    text: 'de rustige eerste beurt is voorbij',
    expected: '! alleen bij S1 met teller 0 en zonder wachtend schot',
  },
  'graal.quiet-turn': {
    text: 'in de rustige eerste beurt wordt niet geslagen en niet geschoten',
    expected: 'een zet naar een vrij vak',
  },
  'graal.rank-length': {
    text: 'rij {0} heeft geen 16 vakken',
    expected: 'figuren en lege vakken die samen 16 maken',
  },
  'graal.ranks': { text: 'de stelling heeft {0} rijen', expected: '16, met / ertussen' },
  'graal.reach': '{0}, niet {1} {2}',
  'graal.retreat-direction': '{0} ligt niet recht achteruit en niet opzij van het schot',
  'graal.retreat-donjon': 'niemand wijkt uit naar een donjon',
  'graal.retreat-far': { text: '{0} ligt {1} vakken ver', expected: '1 tot en met 3' },
  'graal.retreat-takes': { text: 'wie wijkt, slaat niet, zoals op {0}', expected: 'een vrij vak' },
  'graal.roster-line': {
    text: '‘{0}’ is geen onderdeel van een leger',
    expected: 'een letter uit K P D N S E A L, een spatie en een getal',
  },
  'graal.roster-missing': '{0} ontbreekt',
  'graal.roster-royal': '{0}: een leger heeft er precies één',
  'graal.roster-size': {
    text: 'voor een leger van {0} is geen plaats',
    expected: 'hoogstens {1} figuren',
  },
  'graal.roster-twice': '{0} wordt twee keer gegeven',
  'graal.run': {
    text: '‘{0}’ is geen reeks lege vakken',
    expected: '1 tot en met 16, zo lang mogelijk, zonder nul vooraan',
  },
  'graal.say-takes': { text: 'er staat een vijand op {0}', expected: 'x om hem te slaan' },
  'graal.shot-at-friend': {
    text: 'de figuur op {0} is van het kamp van de boogschutter',
    expected: 'een vijand',
  },
  'graal.shot-blocked': 'op {1} ({0}) wordt de schietbaan onderbroken',
  'graal.shot-crooked': '{1} ligt in geen van de 8 richtingen vanaf {0}',
  'graal.shot-donjon': 'een figuur in een donjon is geen doelwit',
  'graal.shot-far': {
    text: '{1} ligt {2} vakken van {0}',
    expected: 'een doelwit op hoogstens 3 vakken',
  },
  'graal.shot-waits': {
    text: 'er is op de figuur op {0} geschoten; die moet eerst wijken',
    expected: 'een uitwijkzet vanaf {0}',
  },
  'graal.square-name': { text: '‘{0}’ is geen vak', expected: 'a1 tot en met p16' },
  'graal.squire-in-donjon': 'een schildknaap in de donjon op {0} zou er nooit meer uit komen',
  'graal.stays': 'de figuur zou op {0} blijven staan',
  'graal.stays-in-range': {
    text: 'de boogschutter zou opnieuw op {0} kunnen schieten, en er zijn vakken waar dat niet kan',
    expected: 'een vak buiten zijn bereik',
  },
  'graal.stormed': {
    text: 'er staat een vijand in de donjon op {0}, maar de partij gaat door',
    expected: 'het einde',
  },
  'graal.through-courtyard': 'op de binnenplaats op {0} mag men stoppen, maar er niet doorheen gaan',
  'graal.too-many': 'leger {0}, {2}: hoogstens {1}',
  'graal.turn': {
    text: '‘{0}’ is geen beurt',
    expected: 'S1 tot en met N{1}, of =S, =N of == na het einde',
  },
  'graal.turn-without-figures': '{0} heeft geen figuren en is dus niet aan de beurt',
  'graal.unguarded': 'niets bewaakt de binnenplaats: een ruiter neemt het kasteel in twee beurten',
  'graal.unknown-map': { text: 'er is geen kaart ‘{0}’', expected: 'een van deze: {1}' },
};

export default nl;

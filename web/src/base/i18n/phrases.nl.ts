import { server } from './phrases.nl.server';
import { joined } from '../content/folders';
import type { AllTranslations, Translations } from './translation';

const shared: Translations = {
  ...server,
  'choice.unknown': 'Dat kan nu niet: kies een gemarkeerd vak.',
  'door.flag': '‘{0}’ is geen ja en geen nee: schrijf true of false.',
  'door.function': 'De regels hebben geen functie ‘{0}’.',
  'door.game': 'Er is hier geen spel dat ‘{0}’ heet.',
  'door.length': '‘{0}’ is geen lengte van een match: schrijf games of score en een getal.',
  'door.match': 'Er is geen match ‘{0}’ open.',
  'door.network': 'Dit bestand bevat niet wat de computer van {0} heeft geleerd.',
  'door.number': '‘{0}’ past hier niet: schrijf een getal van {1} tot en met {2}.',
  'door.parameters': '{0} kreeg {1} (parameter|parameters): het moeten er {2} zijn.',
  'match.broken-commitment': 'Wat {0} liet zien, is niet de opstelling die was vastgelegd: {1} klopt niet.',
  'match.game-over': 'Deze partij is afgelopen.',
  'match.no-swap': 'Van kant wisselen mag alleen meteen na de eerste zet, en alleen als dat is afgesproken.',
  'match.not-complete': 'Deze zet is nog niet compleet: kies wat er nog ontbreekt.',
  'match.not-preparing': 'De opstelling is voorbij: de partij is begonnen.',
  'match.over': 'De match is afgelopen.',
  'match.player-name': '‘{0}’ kan geen spelersnaam zijn: gebruik 1 tot en met 40 zichtbare tekens.',
  'match.players': 'Er (is|zijn) {0} (speler|spelers) genoemd, maar deze partij is voor {1}.',
  'match.preparing': 'De schermen staan er nog: wacht tot beide kampen klaar zijn.',
  'match.ready-already': 'De opstelling van {0} staat vast en kan niet meer veranderen.',
  'match.running': 'Deze partij is nog niet afgelopen: speel die eerst uit.',
  'match.salt': '‘{0}’ is geen salt: schrijf minstens 16 letters en cijfers.',
  'match.seats': 'Deze stelling heeft {0} (plaats|plaatsen), maar de opties vragen er {1}: verander een van beide.',
  'match.start': 'De partij begon niet met deze stelling: bij het startgetal hoort {0}.',
  'match.turn': 'Nog even: {0} is aan de beurt.',
  'option.twice': 'De optie {0} staat er twee keer: laat er één staan.',
  'option.unknown': 'Er is geen optie ‘{0}’: kies uit {1}.',
  'option.value': 'De optie {0} kan niet ‘{1}’ zijn: kies uit {2}.',
  'record.format': 'Dit partijbestand is hier niet te lezen: de eerste regel moet ‘format: broceliande-record 1’ zijn.',
  'record.late': 'De kop ‘{0}’ staat na het begin van de partijen: zet hem vóór de eerste.',
  'record.line': '‘{0}’ is niet te lezen: schrijf een kop, ‘game N’, ‘start: POSITION’ of ‘N ACTION’.',
  'record.missing': 'De kop ‘{0}’ ontbreekt: schrijf hem vóór de eerste partij.',
  'record.number': '‘{0}’ is niet het getal dat hier hoort: schrijf {1}.',
  'record.preparation':
    '‘{0}’ hoort hier niet: schrijf vóór het begin ‘awaited PARTY’, ‘ready PARTY COMMITMENT’ of ‘lifted PARTY SALT ' +
    'TEXT’.',
  'record.start': 'Er staat een zet vóór het begin van de partij: schrijf eerst ‘start: POSITION’.',
  'record.twice': 'De kop ‘{0}’ staat er twee keer: laat er één staan.',
  'record.unprintable': 'In dit bestand staat een onzichtbaar teken: het moet gewone tekst zijn.',
  'search.no-game': 'De computer speelt geen ‘{0}’: kies uit {1}.',
  'search.no-opponent': 'Er is geen tegenstander ‘{0}’: kies random, greedy of uct.',
};

const games = import.meta.glob<AllTranslations>('../../../games/*/words/phrases.nl.ts', {
  eager: true,
  import: 'default',
});

export const phrasesNl: AllTranslations = { ...shared, ...joined(games) };

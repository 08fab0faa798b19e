import { server } from './phrases.nl.server';
import { joined } from '../content/folders';
import type { AllTranslations, Translations } from './translation';

const shared: Translations = {
  ...server,
  'choice.unknown': '‘{0}’ kan nu niet gekozen worden',
  'door.flag': { text: '‘{0}’ is geen ja of nee', expected: 'true of false' },
  'door.function': 'de deur heeft geen functie ‘{0}’',
  'door.game': 'er is geen spel ‘{0}’',
  'door.length': { text: '‘{0}’ is geen lengte van een match', expected: 'games of score, en een getal' },
  'door.match': 'er is geen match ‘{0}’ open',
  'door.number': { text: '‘{0}’ is geen getal dat hier past', expected: '{1} tot en met {2}' },
  'door.parameters': { text: '{0} kreeg {1} parameters', expected: '{2}' },
  'match.broken-commitment': {
    text: 'wat {0} liet zien, is niet wat vooraf was verzegeld',
    expected: 'verzegeling {1}',
  },
  'match.game-over': 'deze partij is afgelopen',
  'match.no-swap': {
    text: 'van plaats wisselen kan nu niet',
    expected: 'de optie swap, en het eerste antwoord van de partij',
  },
  'match.not-complete': 'dit is nog niet volledig',
  'match.not-preparing': 'er valt nu niets voor te bereiden',
  'match.over': 'de match is afgelopen',
  'match.player-name': {
    text: '‘{0}’ is geen naam voor een speler',
    expected: 'één tot veertig afdrukbare tekens',
  },
  'match.players': { text: 'er zijn {0} spelers genoemd', expected: '{1} voor dit spel' },
  'match.preparing': 'de schermen zijn nog niet weggenomen',
  'match.ready-already': '{0} is al klaar',
  'match.running': 'deze partij is nog niet afgelopen',
  'match.salt': { text: '‘{0}’ is geen zout', expected: 'letters en cijfers, ten minste 16' },
  'match.seats': {
    text: 'de stelling is voor {0} plaatsen',
    expected: 'een stelling voor {1}, zoals de opties zeggen',
  },
  'match.start': {
    text: 'de partij is niet hier begonnen',
    expected: 'de stelling die uit het startgetal volgt, {0}',
  },
  'match.turn': { text: 'iemand anders is aan de beurt', expected: '{0} aan zet' },
  'option.twice': { text: 'optie {0} wordt twee keer gegeven', expected: 'elke optie één keer' },
  'option.unknown': { text: 'er is geen optie ‘{0}’', expected: 'een van deze: {1}' },
  'option.value': { text: 'optie {0} kan niet ‘{1}’ zijn', expected: 'een van deze waarden: {2}' },
  'record.format': {
    text: 'dit is geen partijverslag dat dit programma kan lezen',
    expected: '‘format: broceliande-record 1’ op de eerste regel',
  },
  'record.late': 'de kopregel ‘{0}’ staat na het begin van de partijen',
  'record.line': {
    text: '‘{0}’ is hier niet te begrijpen',
    expected: 'een kopregel, ‘game N’, ‘start: POSITION’ of ‘N ACTION’',
  },
  'record.missing': { text: 'de kopregel ‘{0}’ ontbreekt', expected: 'die regel vóór de eerste partij' },
  'record.number': { text: '‘{0}’ is niet het getal dat hier hoort', expected: '{1}' },
  'record.preparation': {
    text: '‘{0}’ hoort hier niet',
    expected: '‘awaited PARTY’, ‘ready PARTY COMMITMENT’ of ‘lifted PARTY SALT TEXT’ vóór het begin van de partij',
  },
  'record.start': { text: 'een actie vóór het begin van de partij', expected: '‘start: POSITION’' },
  'record.twice': 'de kopregel ‘{0}’ staat hier een tweede keer',
  'record.unprintable': { text: 'een teken dat niet af te drukken is', expected: 'tekst' },
  'search.no-game': { text: 'niemand hier speelt ‘{0}’', expected: 'een van {1}' },
  'search.no-opponent': { text: 'er is geen tegenstander ‘{0}’', expected: 'random, greedy of uct' },
};

const games = import.meta.glob<AllTranslations>('../../../games/*/words/phrases.nl.ts', {
  eager: true,
  import: 'default',
});

export const phrasesNl: AllTranslations = { ...shared, ...joined(games) };

import { server } from './phrases.fr.server';
import { joined } from '../content/folders';
import type { AllTranslations, Translations } from './translation';

const shared: Translations = {
  ...server,
  'choice.unknown': '« {0} » ne peut pas être choisi maintenant',
  'door.flag': { text: '« {0} » ne dit ni oui ni non', expected: 'true ou false' },
  'door.function': 'la porte n’a pas de fonction « {0} »',
  'door.game': 'il n’y a pas de jeu « {0} »',
  'door.length': { text: '« {0} » n’est pas la longueur d’un match', expected: 'games ou score, puis un nombre' },
  'door.match': 'aucun match « {0} » n’est ouvert',
  'door.number': { text: '« {0} » n’est pas un nombre qui convienne ici', expected: 'de {1} à {2}' },
  'door.parameters': { text: '{0} a reçu {1} paramètres', expected: '{2}' },
  'match.broken-commitment': {
    text: 'ce que {0} a montré n’est pas ce qui avait été scellé',
    expected: 'l’engagement {1}',
  },
  'match.game-over': 'cette partie est finie',
  'match.no-swap': {
    text: 'personne ne peut échanger les places maintenant',
    expected: 'l’option swap, et la première réponse de la partie',
  },
  'match.not-complete': 'ce n’est pas encore complet',
  'match.not-preparing': 'il n’y a rien à préparer maintenant',
  'match.over': 'le match est fini',
  'match.player-name': {
    text: '« {0} » n’est pas un nom de joueur',
    expected: 'd’un à quarante caractères imprimables',
  },
  'match.players': { text: '{0} joueurs ont été nommés', expected: '{1} pour ce jeu' },
  'match.preparing': 'les écrans ne sont pas encore levés',
  'match.ready-already': '{0} a déjà fini ses préparatifs',
  'match.running': 'cette partie n’est pas encore finie',
  'match.salt': { text: '« {0} » n’est pas un sel', expected: 'des lettres et des chiffres, au moins 16' },
  'match.seats': {
    text: 'la position est faite pour {0} places',
    expected: 'une position pour {1}, comme le veulent les options',
  },
  'match.start': {
    text: 'la partie n’a pas commencé ici',
    expected: 'la position tirée de la graine, {0}',
  },
  'match.turn': { text: 'c’est à quelqu’un d’autre de jouer', expected: 'à {0} de jouer' },
  'option.twice': { text: 'l’option {0} est donnée deux fois', expected: 'chaque option une fois' },
  'option.unknown': { text: 'il n’y a pas d’option « {0} »', expected: 'l’une de celles-ci : {1}' },
  'option.value': {
    text: 'l’option {0} ne peut pas valoir « {1} »',
    expected: 'l’une de ces valeurs : {2}',
  },
  'record.format': {
    text: 'ce n’est pas une partie enregistrée que ce programme sache lire',
    expected: '« format: broceliande-record 1 » sur la première ligne',
  },
  'record.late': 'l’en-tête « {0} » vient après le début des parties',
  'record.line': {
    text: '« {0} » n’a pas de sens ici',
    expected: 'un en-tête, « game N », « start: POSITION » ou « N ACTION »',
  },
  'record.missing': { text: 'l’en-tête « {0} » manque', expected: 'cet en-tête avant la première partie' },
  'record.number': { text: '« {0} » n’est pas le nombre attendu ici', expected: '{1}' },
  'record.preparation': {
    text: '« {0} » n’a pas sa place ici',
    expected: '« awaited PARTY », « ready PARTY COMMITMENT » ou « lifted PARTY SALT TEXT » avant le début de la partie',
  },
  'record.start': { text: 'une action avant le début de la partie', expected: '« start: POSITION »' },
  'record.twice': 'l’en-tête « {0} » se trouve ici une seconde fois',
  'record.unprintable': { text: 'un caractère qui ne s’imprime pas', expected: 'du texte' },
  'search.no-game': { text: 'personne ici ne joue à « {0} »', expected: 'un jeu parmi {1}' },
  'search.no-opponent': { text: 'il n’y a pas d’adversaire « {0} »', expected: 'random, greedy ou uct' },
};

const games = import.meta.glob<AllTranslations>('../../../games/*/words/phrases.fr.ts', {
  eager: true,
  import: 'default',
});

export const phrasesFr: AllTranslations = { ...shared, ...joined(games) };

import { server } from './phrases.fr.server';
import { joined } from '../content/folders';
import type { AllTranslations, Translations } from './translation';

const shared: Translations = {
  ...server,
  'choice.unknown': 'Vous ne pouvez pas choisir cela maintenant : choisissez une case marquée.',
  'door.flag': '« {0} » ne dit ni oui ni non : écrivez true ou false.',
  'door.function': 'Les règles n’ont pas de fonction « {0} ».',
  'door.game': 'Aucun jeu ne s’appelle « {0} » ici.',
  'door.length': '« {0} » n’est pas une durée de match : écrivez games ou score, puis un nombre.',
  'door.match': 'Aucun match « {0} » n’est ouvert.',
  'door.network': 'Ce fichier ne contient pas ce que l’ordinateur a appris pour ce jeu : {0}.',
  'door.number': '« {0} » ne convient pas ici : écrivez un nombre de {1} à {2}.',
  'door.parameters': '{0} a reçu {1} (paramètre|paramètres) : il lui en faut {2}.',
  'match.broken-commitment': '{0} a montré autre chose que le déploiement scellé auparavant : {1} ne correspond pas.',
  'match.game-over': 'Cette partie est finie.',
  'match.no-swap': 'On ne change de camp qu’en réponse au premier coup, et seulement si cette option est choisie.',
  'match.not-complete': 'Ce coup n’est pas encore complet : choisissez ce qui manque.',
  'match.not-preparing': 'Le déploiement est terminé : la partie a commencé.',
  'match.over': 'Le match est fini.',
  'match.player-name': '« {0} » ne peut pas servir de nom : écrivez de 1 à 40 caractères visibles.',
  'match.players': '{0} (personne est nommée|personnes sont nommées), mais cette partie se joue à {1}.',
  'match.preparing': 'Les écrans sont encore en place : attendez que les deux camps aient fini.',
  'match.ready-already': 'Le déploiement est terminé pour {0} et ne peut plus changer.',
  'match.running': 'Cette partie n’est pas finie : terminez-la d’abord.',
  'match.salt': '« {0} » n’est pas un sel : écrivez au moins 16 lettres et chiffres.',
  'match.seats':
    'Cette position a {0} (place|places), mais les options en demandent {1} : changez la position ou les options.',
  'match.start': 'La partie n’a pas commencé par cette position : sa graine donne {0}.',
  'match.turn': 'Patience : c’est à {0} de jouer.',
  'option.twice': 'L’option {0} est donnée deux fois : ne la donnez qu’une fois.',
  'option.unknown': 'Il n’y a pas d’option « {0} » : choisissez parmi {1}.',
  'option.value': 'L’option {0} ne peut pas valoir « {1} » : choisissez parmi {2}.',
  'record.format':
    'Ce n’est pas un fichier de partie lisible ici : sa première ligne doit être « format: broceliande-record 1 ».',
  'record.late': 'L’en-tête « {0} » vient après le début des parties : placez-le avant la première.',
  'record.line': '« {0} » est illisible : écrivez un en-tête, « game N », « start: POSITION » ou « N ACTION ».',
  'record.missing': 'L’en-tête « {0} » manque : écrivez-le avant la première partie.',
  'record.number': '« {0} » n’est pas le bon nombre ici : il faut {1}.',
  'record.preparation':
    '« {0} » n’a pas sa place ici : avant le début, écrivez « awaited PARTY », « ready PARTY COMMITMENT » ou « ' +
    'lifted PARTY SALT TEXT ».',
  'record.start': 'Un coup précède le début de la partie : écrivez d’abord « start: POSITION ».',
  'record.twice': 'L’en-tête « {0} » figure deux fois : n’en gardez qu’un.',
  'record.unprintable': 'Ce fichier contient un caractère qui ne s’imprime pas : il ne doit contenir que du texte.',
  'search.no-game': 'L’ordinateur ne joue pas à « {0} » : choisissez parmi {1}.',
  'search.no-opponent': 'Il n’y a pas d’adversaire « {0} » : choisissez random, greedy ou uct.',
};

const games = import.meta.glob<AllTranslations>('../../../games/*/words/phrases.fr.ts', {
  eager: true,
  import: 'default',
});

export const phrasesFr: AllTranslations = { ...shared, ...joined(games) };

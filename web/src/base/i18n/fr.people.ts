import type { enPeople } from './en.people';

export const frPeople: Readonly<Record<keyof typeof enPeople, string>> = {
  'people.open': 'Bloquer ou signaler…',
  'people.openHint': 'Bloquer ou signaler : {0}',
  'people.title': 'Bloquer ou signaler',
  'people.about':
    'Si vous bloquez quelqu’un, vous ne voyez plus ses messages, ses tables ouvertes ni ses demandes de revanche, et cette personne ne peut plus prendre place à vos tables. Elle n’en sait rien.',
  'people.block': 'Bloquer',
  'people.blockHint': 'Bloquer {0}',
  'people.blocked': 'Vous bloquez maintenant {0}. Pour débloquer, allez à la page du compte.',
  'people.report': 'Signaler',
  'people.reportHint': 'Signaler {0}',
  'people.reportAbout': 'Les messages de cette table sont joints à votre signalement.',
  'people.reason': 'Que se passe-t-il ?',
  'people.reason.insult': 'Insultes ou menaces',
  'people.reason.cheating': 'Triche',
  'people.reason.stalling': 'Quitte la partie ou laisse filer la pendule exprès',
  'people.reason.name': 'Nom choquant',
  'people.reason.other': 'Autre chose',
  'people.text': 'Que s’est-il passé ? (facultatif)',
  'people.send': 'Envoyer le signalement',
  'people.sent': 'Merci. Votre signalement est envoyé.',
  'block.title': 'Personnes bloquées',
  'block.hint':
    'Vous ne voyez ni leurs messages ni leurs tables ouvertes, et ces personnes ne peuvent pas prendre place à vos tables. Elles n’en savent rien.',
  'block.none': 'Vous ne bloquez personne.',
  'block.since': 'depuis le {0}',
  'block.remove': 'Débloquer',
  'block.removeHint': 'Débloquer {0}',
  'block.removed': 'Vous ne bloquez plus {0}.',
};

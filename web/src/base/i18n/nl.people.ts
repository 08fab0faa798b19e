import type { enPeople } from './en.people';

export const nlPeople: Readonly<Record<keyof typeof enPeople, string>> = {
  'people.open': 'Blokkeren of melden…',
  'people.openHint': 'Blokkeren of melden: {0}',
  'people.title': 'Blokkeren of melden',
  'people.about':
    'Als je iemand blokkeert, zie je geen berichten, open tafels en revancheverzoeken van die persoon meer, en kan die niet meer aanschuiven aan jouw tafels. De ander merkt daar niets van.',
  'people.block': 'Blokkeren',
  'people.blockHint': '{0} blokkeren',
  'people.blocked': 'Je hebt {0} geblokkeerd. Deblokkeren kan op de accountpagina.',
  'people.report': 'Melden',
  'people.reportHint': '{0} melden',
  'people.reportAbout': 'De berichten aan deze tafel gaan mee met je melding.',
  'people.reason': 'Wat is er aan de hand?',
  'people.reason.insult': 'Beledigingen of bedreigingen',
  'people.reason.cheating': 'Vals spelen',
  'people.reason.stalling': 'Loopt weg of laat expres de klok lopen',
  'people.reason.name': 'Een kwetsende naam',
  'people.reason.other': 'Iets anders',
  'people.text': 'Wat is er gebeurd? (niet verplicht)',
  'people.send': 'Melding versturen',
  'people.sent': 'Dank je wel. Je melding is verstuurd.',
  'block.title': 'Geblokkeerde mensen',
  'block.hint':
    'Je ziet hun berichten en open tafels niet, en ze kunnen niet aanschuiven aan jouw tafels. Ze merken daar niets van.',
  'block.none': 'Je hebt niemand geblokkeerd.',
  'block.since': 'sinds {0}',
  'block.remove': 'Deblokkeren',
  'block.removeHint': '{0} deblokkeren',
  'block.removed': '{0} is niet meer geblokkeerd.',
};

import type { enEnd } from './en.end';

export const nlEnd: Readonly<Record<keyof typeof enEnd, string>> = {
  'end.card': 'De partij is afgelopen.',
  'end.review': 'Partij nakijken',
  'end.share': 'Partij delen',
  'end.stronger': 'Volgende tegenstander',
  'end.gentler': 'Een mildere tegenstander',
  'end.meet': 'Tegen {0} spelen',
  'end.standing': 'Stand in de match: {0}.',
  'end.standingOver': 'Eindstand van de match: {0}.',
  'end.has': '{0} {1}',
  'why.drawn.none': 'Dezelfde stelling stond voor de derde keer op het bord.',
  'opponent.title': 'Tegen wie wil je spelen?',
  'opponent.level': 'niveau {0} van 8',
  'opponent.play': 'Tegen {0} spelen',
  'opponent.full': 'Volle kracht',
  'opponent.fullAbout': 'Het speelt met alles wat duizenden partijen het geleerd hebben, en is dan nog sterker.',
  'opponent.later':
    'De volgende keer speel je meteen weer tegen deze tegenstander; onder ‘Meer manieren om te spelen’ staan ze alle acht.',
  'level.1.about': 'Het winterkoninkje hipt van tak naar tak, kijkt één zet vooruit en lacht als het misgaat.',
  'level.2.about': 'De egel neemt zijn tijd, blijft dicht bij huis en prikt alleen als je te dichtbij komt.',
  'level.3.about': 'De haas rent snel en stoutmoedig op haar doel af en vergeet achterom te kijken.',
  'level.4.about': 'De otter speelt voor zijn plezier, maar ziet alles wat je op de oever laat slingeren.',
  'level.5.about': 'De vos zet één val tegelijk en hoopt dat je de andere kant op kijkt.',
  'level.6.about': 'De raaf heeft de meeste partijen al eens gezien en weet nog hoe ze afliepen.',
  'level.7.about': 'De uil wacht in stilte, telt alles en straft de kleinste fout af.',
  'level.8.about': 'Velen volgden het Witte Hert; bijna niemand kwam met winst terug.',
};

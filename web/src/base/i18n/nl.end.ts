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
  'level.1.about': 'Laouen, het winterkoninkje: hipt van tak tot tak, kijkt één zet vooruit en lacht als het misgaat.',
  'level.2.about': 'Erwan, de egel: neemt zijn tijd, blijft dicht bij huis en prikt alleen als je te dichtbij komt.',
  'level.3.about': 'Gwenn, de haas: snel en stoutmoedig rent ze op haar doel af en vergeet achterom te kijken.',
  'level.4.about': 'Dourig, de otter: speelt voor zijn plezier, maar ziet alles wat je op de oever laat slingeren.',
  'level.5.about': 'Alanig, de vos: zet één val tegelijk en hoopt dat je de andere kant op kijkt.',
  'level.6.about': 'Bran, de raaf: heeft de meeste partijen al eens gezien en weet nog hoe ze afliepen.',
  'level.7.about': 'Kaou, de uil: wacht in stilte, telt alles en straft de kleinste fout af.',
  'level.8.about': 'Het Witte Hert: velen zijn het gevolgd; bijna niemand kwam met winst terug.',
};

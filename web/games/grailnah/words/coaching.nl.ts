import type { coaching as en } from './coaching.en';

export const coaching: Readonly<Record<keyof typeof en, string>> = {
  'coach.grailnah.title': 'Een hele partij, met uitleg',
  'coach.grailnah.teaches': 'Van de eerste ridder tot de Grailnah: bij elke zet hoor je wat er gebeurt en waarom.',
  'coach.grailnah.start':
    'Breng een ridder door een zijpoort je kasteel uit. De eerste ridder op de Grailnah, het kruis in het midden, wint.',
  'coach.grailnah.locked':
    'Staan er twee kleuren op één vak, dan kan geen van beide pionnen weg tot er één naar huis gaat of van het bord verdwijnt.',
  'coach.grailnah.sent': 'Een pion die naar huis is gestuurd, begint weer in het eigen kasteel.',
  'coach.grailnah.back': 'Merlijn en Morgane sturen elkaar terug naar de Grailnah.',
  'coach.grailnah.sacrificed':
    'De opgeofferde ridder wacht naast het bord. Hij kan terugkomen als koning en koningin samenkomen in een ander kasteel dan de vorige keer.',
  'coach.grailnah.gained':
    'Extra ridders vertrekken uit dat kasteel. Worden ze naar huis gestuurd, dan gaan ze naar het kasteel van hun eigen kleur.',
  'coach.grailnah.out':
    'Een ridder gaat door een zijpoort naar buiten en stopt op het poortvak. Vanaf daar rijdt hij verder, naar het midden.',
  'coach.grailnah.royals':
    'Koning en koningin gaan door de koninklijke poort naar buiten, aan de voorkant. Ze mogen één vak alle kanten op, maar nooit de magische cirkel in.',
  'coach.grailnah.entered':
    'Koning en koningin mogen elk kasteel in door de koninklijke poort. Samen in een ander kasteel dan de vorige keer leveren ze extra ridders op.',
  'coach.grailnah.staircase':
    'De trappen zijn onder de grond verbonden. Alleen koning en koningin gebruiken ze, en van een trap wordt niemand naar huis gestuurd.',
  'coach.grailnah.merlin':
    'Merlijn mag vooruit, achteruit of langs zijn ring zo ver als de weg vrij is. Wie op het vak staat waar hij stopt, gaat naar huis. Twee zetten na elkaar doet hij nooit.',
  'coach.grailnah.morgane':
    'Morgane mag één vak en verlaat de magische cirkel nooit. De Grailnah verlaten kost niets; elke andere zet met haar kost je een ridder.',
  'coach.grailnah.knight': 'Een ridder mag één vak vooruit of zo ver je wilt langs zijn ring, maar nooit achteruit.',
  'coach.grailnah.nobody':
    'Merlijn en Morgane zijn van niemand. Als de regels het toelaten, mag je een van hen verzetten in plaats van een eigen pion.',
  'coach.grailnah.circle':
    'Tussen de derde en de vierde ring, van buiten geteld, ligt de magische cirkel. Ridders mogen erin; Merlijn mag er, eenmaal buiten, niet meer in.',
  'coach.grailnah.unlocked': 'De andere pion is weg, dus deze kan weer verder.',
  'coach.grailnah.gates':
    'Let op je vier poortvakken: staan daar overal pionnen van één andere kleur, dan lig je uit het spel.',
  'coach.grailnah.passed': 'Wie helemaal geen zet heeft, past.',
};

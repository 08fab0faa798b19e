import type { coaching as en } from './coaching.en';

export const coaching: Readonly<Record<keyof typeof en, string>> = {
  'coach.graal.title': 'Een hele partij, met uitleg',
  'coach.graal.teaches':
    'Van een kant-en-klare opstelling tot het einde: bij elke zet hoor je wat er gebeurt en waarom.',
  'coach.graal.start':
    'Elke beurt verzet je één figuur. Je wint met een figuur in de vijandelijke donjon, of door koning, prins en hertog van de vijand te slaan.',
  'coach.graal.retreat':
    'Een figuur onder vuur wijkt één tot en met drie vrije vakken uit, achteruit of opzij. Kan hij buiten bereik van deze boogschutter komen, dan moet dat.',
  'coach.graal.house':
    'Koning, prins en hertog vormen het koningshuis. Een kamp dat ze alle drie kwijt is, heeft verloren.',
  'coach.graal.shot': 'Een pijl slaat niemand. Het doelwit wijkt meteen uit, en daarna gaat de partij gewoon verder.',
  'coach.graal.took': 'Komt een figuur op het vak van een vijand, dan slaat hij die. Wat geslagen is, komt niet terug.',
  'coach.graal.rider':
    'Prins, hertog en ridders zijn ruiters: zo ver je wilt in alle acht richtingen, maar nooit door rots of bos.',
  'coach.graal.sergeant':
    'Een sergeant mag hoogstens twaalf vakken schuin, of één recht. Bos houdt voetsoldaten niet tegen, rots wel.',
  'coach.graal.pikeman':
    'Een piekenier mag hoogstens twaalf vakken recht, of één schuin. Bos houdt voetsoldaten niet tegen, rots wel.',
  'coach.graal.squire':
    'Een schildknaap springt: één vak recht, dan één schuin verder. Figuren onderweg doen er niet toe.',
  'coach.graal.archer':
    'Een boogschutter mag hoogstens drie vakken, naar een vrij vak. Hij slaat nooit; in plaats van een zet mag hij schieten.',
  'coach.graal.king':
    'De koning mag één of twee vakken alle kanten op, te voet. In zijn eigen donjon dekt hij de binnenplaats.',
  'coach.graal.castle':
    'Een kasteel beslaat twee vakken. De donjon kom je alleen binnen via de binnenplaats: zorg dat een figuur de jouwe dekt.',
  'coach.graal.ask':
    'Waar kan een figuur heen? Houd de muis of je vinger erop, dan zie je het, ook bij een figuur van de vijand.',
  'coach.graal.passed': 'Een leger dat niets kan verzetten en nergens op kan schieten, past.',
};

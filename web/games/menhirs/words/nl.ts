import type { Words } from './en';
import { coaching } from './coaching.nl';
import { lessons } from './lessons.nl';
import { telling } from './telling.nl';

const nl: Words = {
  'game.menhirs.name': 'Menhirs dans le Brouillard',
  'game.menhirs.line': 'Jullie verschuiven dezelfde mist: bevrijd de laatste menhir en je wint.',
  'game.menhirs.aim': 'Bevrijd de laatste menhir en je wint.',
  'game.menhirs.players': '2 spelers',
  'option.side': 'Grootte',
  'option.side.4': 'vier vakken per zijde (gewoon)',
  'option.side.3': 'drie: een krappe puzzel',
  'option.side.5': 'vijf: een wijd bos',
  'option.clearing': 'De opklaring begint',
  'option.clearing.8a': 'in ronde 8 (advies van de auteur)',
  'option.clearing.7b': 'in ronde 7, bij de tweede speler (zoals op de rondemarker)',
  'option.clearing.never': 'nooit (zonder rondemarker)',
  'option.early21': 'Winst in ronde 3 is goed voor',
  'option.early21.off': '11 punten',
  'option.early21.on': '21 punten',
  'argument.clearing.7b': 'in ronde 7, bij de tweede speler',
  'argument.clearing.8a': 'in ronde 8',
  'seat.a': 'Eik',
  'seat.b': 'Hulst',
  'figure.mist': 'mist',
  'figure.menhir': 'menhir',
  'standing.menhir': 'vrije menhir',
  'standing.menhir+mist': 'menhir in de mist',
  'cell.mirror': 'mag niet meteen terug',
  'choice.none': 'Alle tegels laten liggen',

  ...telling,
  ...lessons,
  ...coaching,
};

export default nl;

import type { Words } from './en';
import { lessons } from './lessons.nl';

const nl: Words = {
  'game.menhirs.name': 'Menhirs in de Mist',
  'game.menhirs.line': 'Twee spelers schuiven dezelfde mist over een bos; wie de laatste steen ontbloot, wint.',
  'game.menhirs.players': '2 spelers',
  'option.side': 'Grootte van het bord',
  'option.side.4': 'zijde van 4, zoals gewoonlijk',
  'option.side.3': 'zijde van 3: een krappe puzzel',
  'option.side.5': 'zijde van 5: een wijd bos',
  'option.clearing': 'De opklaring begint',
  'option.clearing.8a': 'in ronde 8, zoals de auteur het liefst heeft',
  'option.clearing.7b': 'in ronde 7, bij de tweede speler',
  'option.early21': 'Winst in ronde 3 telt voor 21',
  'option.early21.off': 'nee',
  'option.early21.on': 'ja',
  'seat.a': 'a',
  'seat.b': 'b',
  'figure.mist': 'mist',
  'figure.menhir': 'menhir',
  'tell.slid': '{4} schuift, richting {5}',
  'tell.split': '{4} schuift, richting {5}',
  'tell.cleared': 'mist weggenomen van {2}',
  'standing.menhir': 'ontblote menhir',
  'standing.menhir+mist': 'mist op een menhir',
  'cell.mirror': 'mag niet meteen terug',

  ...lessons,
};

export default nl;

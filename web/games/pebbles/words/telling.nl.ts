import type { telling as english } from './telling.en';

export const telling: Readonly<Record<keyof typeof english, string>> = {
  'tell.pebbles.placed.you': 'Je legt een kiezel.',
  'tell.pebbles.placed.other': '{who} legt een kiezel.',
  'tell.pebbles.won.you': 'Drie op een rij: je wint!',
  'tell.pebbles.won.other': 'Drie op een rij: {who} wint.',
  'tell.pebbles.drawn.none': 'Het bord is vol: remise.',
  'list.pebbles.placed': '{F} gelegd',
  'figure.pebble.mine': 'je kiezel',
  'figure.pebble.the': 'de {0} kiezel',
  'why.pebbles.won': 'Drie op een rij.',
  'why.pebbles.drawn.none': 'Het bord is vol.',
};

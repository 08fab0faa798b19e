import type { telling as english } from './telling.en';

export const telling: Readonly<Record<keyof typeof english, string>> = {
  'tell.pebbles.placed.you': 'Vous posez un caillou.',
  'tell.pebbles.placed.other': '{who} pose un caillou.',
  'tell.pebbles.won.you': 'Trois en ligne : vous gagnez !',
  'tell.pebbles.won.other': 'Trois en ligne : {who} gagne.',
  'tell.pebbles.drawn.none': 'Le plateau est plein : partie nulle.',
  'list.pebbles.placed': '{F} posé',
  'figure.pebble.mine': 'votre caillou',
  'figure.pebble.the': 'le caillou {0}',
  'why.pebbles.won': 'Trois en ligne.',
  'why.pebbles.drawn.none': 'Le plateau est plein.',
};

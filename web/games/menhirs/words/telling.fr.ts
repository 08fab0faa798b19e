import type { telling as english } from './telling.en';

export const telling: Readonly<Record<keyof typeof english, string>> = {
  'tell.menhirs.placed.you': 'Vous posez une tuile de brouillard.',
  'tell.menhirs.placed.other': '{who} pose une tuile de brouillard.',
  'tell.menhirs.slid.you': 'Vous faites glisser {n} (tuile|tuiles) {dir}.',
  'tell.menhirs.slid.other': '{who} fait glisser {n} (tuile|tuiles) {dir}.',
  'tell.menhirs.split.you': 'Vous scindez la nappe : {n} tuiles glissent {dir}.',
  'tell.menhirs.split.other': '{who} scinde la nappe : {n} tuiles glissent {dir}.',
  'tell.menhirs.freed': '{n} (menhir se dégage|menhirs se dégagent) ; encore {k} dans le brouillard.',
  'tell.menhirs.covered': '{n} (menhir replonge|menhirs replongent) dans le brouillard : {k} en tout.',
  'tell.menhirs.freed+covered':
    '{m} (menhir se dégage|menhirs se dégagent), {n} (replonge|replongent) dans le brouillard : encore {k}.',
  'tell.menhirs.cleared.you': 'Vous retirez une tuile ; il en reste {k}.',
  'tell.menhirs.cleared.other': '{who} retire une tuile ; il en reste {k}.',
  'tell.menhirs.nothing-to-clear': 'Rien à retirer : la seule tuile qui reste cache le dernier menhir.',
  'tell.menhirs.freed+won.you': 'Plus un menhir dans le brouillard : vous gagnez {n} (point|points) !',
  'tell.menhirs.freed+won.other': 'Plus un menhir dans le brouillard : {who} gagne {n} (point|points).',
  'tell.menhirs.drawn': '{n} manches sans victoire : partie nulle.',
  'list.menhirs.placed': 'tuile posée',
  'list.menhirs.slid': '{n} (tuile|tuiles) {arrow}',
  'list.menhirs.split': '{n} scindées {arrow}',
  'list.menhirs.freed': '{n} (dégagé|dégagés)',
  'list.menhirs.covered': '{n} (recouvert|recouverts)',
  'list.menhirs.cleared': 'tuile retirée, reste {k}',
  'list.menhirs.nothing-to-clear': 'rien à retirer',
  'list.menhirs.freed+won': 'gagne {n} (point|points)',
};

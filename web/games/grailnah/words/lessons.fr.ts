import type { lessons as english } from './lessons.en';

export const lessons: Readonly<Record<keyof typeof english, string>> = {
  'lesson.grailnah.1.title': 'Un chevalier en route vers le Grailnah',
  'lesson.grailnah.1.teaches': 'Sortir du château, avancer d’anneau en anneau, jusqu’au Grailnah.',
  'lesson.grailnah.1.step1':
    'Vous jouez Blanc ; le château le plus proche est le vôtre. Roi, reine et quatre chevaliers sont à l’intérieur. ' +
    'Le premier chevalier sur le Grailnah, la croix au milieu, gagne.',
  'lesson.grailnah.1.step2':
    'Faites sortir un chevalier. Touchez votre château, choisissez le chevalier, puis une des deux portes latérales.',
  'lesson.grailnah.1.step2.done': 'Le voilà dehors. Sortir du château compte pour un coup entier.',
  'lesson.grailnah.1.step2.royal': 'Ce n’est pas une porte latérale. Un chevalier sort à gauche ou à droite.',
  'lesson.grailnah.1.step2.wrong':
    'Le roi et la reine sortent devant, par la porte royale. Choisissez cette fois un chevalier.',
  'lesson.grailnah.1.step3':
    'En avant, c’est vers l’intérieur : une case vers le Grailnah. Disons que votre chevalier est à cette porte : avancez d’une case.',
  'lesson.grailnah.1.step3.done': 'Un anneau de plus. Et Bleu arrive de l’autre côté.',
  'lesson.grailnah.1.step3.straight':
    'Un chevalier ne va jamais en diagonale et n’avance que d’une case à la fois. Allez droit devant.',
  'lesson.grailnah.1.step3.wrong':
    'C’est permis ; mais faites plutôt avancer d’une case le chevalier qui est à la porte.',
  'lesson.grailnah.1.magicians':
    'Vous pouvez aussi jouer Merlin et Morgane, mais ce sera pour la prochaine leçon. Jouez le chevalier.',
  'lesson.grailnah.1.step4':
    'Merlin barre la route. Mais un chevalier suit son anneau aussi loin que la voie est libre, dans les deux sens. Déplacez celui-ci de côté.',
  'lesson.grailnah.1.step4.done': 'Il contourne Merlin. D’ici, la route vers l’intérieur est de nouveau libre.',
  'lesson.grailnah.1.step4.merlin': 'Un chevalier ne s’arrête pas sur la case de Merlin. Suivez l’anneau.',
  'lesson.grailnah.1.step4.stairs':
    'C’est un escalier : un chevalier ne s’y arrête pas et ne passe pas par-dessus. Arrêtez-vous avant.',
  'lesson.grailnah.1.step4.back': 'Un chevalier ne recule jamais. Suivez l’anneau.',
  'lesson.grailnah.1.step4.wrong': 'Menez le chevalier marqué le long de son anneau, d’une à trois cases.',
  'lesson.grailnah.1.step5':
    'Le cercle magique passe entre le troisième anneau et le quatrième. Roi et reine restent dehors ; un chevalier y entre librement. Disons que le vôtre est ici : avancez.',
  'lesson.grailnah.1.step5.done': 'Vous êtes à l’intérieur. Encore trois anneaux, puis le Grailnah.',
  'lesson.grailnah.1.step5.wrong': 'Faites avancer le chevalier marqué à travers le cercle.',
  'lesson.grailnah.1.step6':
    'Quelques coups plus tard, il reste un pas. Morgane est sur le Grailnah, mais elle ne peut pas le défendre. ' +
    'Allez-y.',
  'lesson.grailnah.1.step6.done':
    'Le Grailnah ! Un chevalier qui l’atteint gagne aussitôt, même si Merlin ou Morgane y est.',
  'lesson.grailnah.1.step6.wrong': 'Le Grailnah est à un pas : menez le chevalier marqué au milieu.',
  'lesson.grailnah.1.step7':
    'Une case en avant, aussi loin que vous voulez le long de l’anneau, jamais en arrière : voilà le chevalier. La ' +
    'suite montre ce qui l’arrête.',

  'lesson.grailnah.2.title': 'Immobiliser, jouer Merlin, jouer Morgane',
  'lesson.grailnah.2.teaches': 'Immobiliser un chevalier, en renvoyer un, en sacrifier un pour Morgane.',
  'lesson.grailnah.2.step1':
    'Ce chevalier bleu est à deux coups du Grailnah, et Morgane vous barre la route. Suivez l’anneau et rejoignez-le sur sa case.',
  'lesson.grailnah.2.step1.done': 'Deux couleurs sur une case : les deux chevaliers s’immobilisent l’un l’autre.',
  'lesson.grailnah.2.step1.morgane': 'Morgane est là, et l’on ne s’arrête pas sur sa case. Suivez l’anneau.',
  'lesson.grailnah.2.step1.wrong':
    'Bleu continue alors sa route. Suivez l’anneau avec votre chevalier, jusqu’au chevalier bleu.',
  'lesson.grailnah.2.step2': 'Voyez vous-même : touchez ici votre chevalier.',
  'lesson.grailnah.2.step2.done':
    'Aucun des deux ne bouge tant que l’autre n’est pas renvoyé ou retiré du plateau. Chaque camp se prive ' +
    'ainsi d’un chevalier.',
  'lesson.grailnah.2.step2.wrong': 'Celui-là pourrait bouger, mais touchez d’abord le chevalier immobilisé.',
  'lesson.grailnah.2.step3':
    'Bleu est à un pas du Grailnah. Jouez Merlin : il va en ligne droite, aussi loin que vous voulez, et renvoie les pions de la case où il s’arrête. Menez-le sur le chevalier bleu.',
  'lesson.grailnah.2.step3.done':
    'Le chevalier bleu est de retour dans son château. Aucun autre coup ne vous tirait d’affaire.',
  'lesson.grailnah.2.step3.merlin': 'Il doit s’arrêter là où est le chevalier bleu ; sinon, Bleu atteint le Grailnah.',
  'lesson.grailnah.2.step3.morgane':
    'En quittant le Grailnah, Morgane ne peut pas s’arrêter sur un chevalier. Merlin, lui, le peut.',
  'lesson.grailnah.2.step3.wrong': 'Bleu atteint alors le Grailnah. Touchez le Grailnah et choisissez Merlin.',
  'lesson.grailnah.2.step4': 'Bleu vient de jouer Merlin. Envie de l’éloigner aussitôt ? Touchez-le.',
  'lesson.grailnah.2.step4.done':
    'Merlin ne se joue jamais deux fois de suite : cela vaut pour tout le monde. Et si vous l’avez joué à vos trois derniers ' +
    'tours, vous devez jouer autre chose.',
  'lesson.grailnah.2.step4.wrong': 'C’est possible. Mais touchez d’abord Merlin.',
  'lesson.grailnah.2.step5':
    'Vous pouvez de nouveau jouer Merlin, mais il est hors du cercle magique. Essayez de le mener vers l’intérieur, sur la case marquée.',
  'lesson.grailnah.2.step5.done':
    'Une fois dehors, Merlin ne rentre plus dans le cercle. Réfléchissez bien avant de le faire sortir.',
  'lesson.grailnah.2.step5.wrong':
    'C’est possible. Mais essayez de mener Merlin vers l’intérieur, sur la case marquée.',
  'lesson.grailnah.2.step6':
    'Morgane garde l’intérieur. Quitter le Grailnah ne coûte rien : placez-la devant le chevalier bleu, sur la case marquée.',
  'lesson.grailnah.2.step6.done':
    'Le chevalier bleu ne peut pas s’arrêter sur la case de Morgane : il a dû la contourner.',
  'lesson.grailnah.2.step6.elsewhere':
    'Là, elle ne gêne personne. Placez-la juste devant le chevalier bleu, sur la case marquée.',
  'lesson.grailnah.2.step6.wrong': 'C’est possible ; mais jouez cette fois Morgane, vers la case marquée.',
  'lesson.grailnah.2.step7':
    'Merlin vient d’être joué : seule Morgane peut arrêter ce chevalier. Elle fait un pas et le renvoie, mais chaque pas vous coûte désormais un chevalier. Jouez-la et choisissez lequel sacrifier.',
  'lesson.grailnah.2.step7.done':
    'Un chevalier sacrifié, un autre renvoyé. Le vôtre attend à côté du plateau et peut revenir.',
  'lesson.grailnah.2.step7.dear':
    'Vous vous en tirez, mais ce chevalier avait déjà fait un long chemin. Sacrifiez-en un qui est encore au château.',
  'lesson.grailnah.2.step7.grail':
    'Une fois partie du Grailnah, Morgane n’y retourne pas d’elle-même. Menez-la sur le chevalier bleu.',
  'lesson.grailnah.2.step7.wrong': 'Bleu atteint alors le Grailnah. Menez Morgane sur la case du chevalier bleu.',
  'lesson.grailnah.2.step8':
    'On arrête un chevalier de trois façons : en l’immobilisant, en jouant Merlin ou en jouant Morgane. Avant chaque ' +
    'coup, regardez qui peut atteindre le Grailnah.',

  'lesson.grailnah.3.title': 'Chevaliers supplémentaires et portes bloquées',
  'lesson.grailnah.3.teaches': 'Mener roi et reine à un autre château, et bloquer toutes les portes.',
  'lesson.grailnah.3.step1':
    'Roi et reine sortent par la porte royale, sur une de ces deux cases. Ils font un pas dans n’importe quelle direction, même en diagonale, mais jamais dans le cercle magique.',
  'lesson.grailnah.3.step2':
    'Les quatre escaliers se rejoignent sous terre. Votre roi est déjà dans le château bleu ; votre reine est dans cet escalier. Menez-la à un escalier proche de ce château.',
  'lesson.grailnah.3.step2.done': 'Tout ce chemin en un seul coup. Et dans un escalier, personne ne peut la renvoyer.',
  'lesson.grailnah.3.step2.far':
    'Cet escalier est près de votre château. Choisissez l’un des deux qui sont près du château bleu.',
  'lesson.grailnah.3.step2.circle': 'Roi et reine n’entrent jamais dans le cercle magique. Choisissez un escalier.',
  'lesson.grailnah.3.step2.wrong': 'C’est possible, mais lent. Menez la reine à un escalier proche du château bleu.',
  'lesson.grailnah.3.step3': 'Elle est devant la porte royale du château bleu. Faites-la entrer, auprès de votre roi.',
  'lesson.grailnah.3.step3.done':
    'Roi et reine sont réunis dans un autre château que celui de leur dernière rencontre : vous recevez ici jusqu’à ' +
    'quatre chevaliers en réserve.',
  'lesson.grailnah.3.step3.wrong': 'La porte est ouverte : menez la reine dans le château.',
  'lesson.grailnah.3.step4':
    'Les chevaliers supplémentaires partent d’ici. Faites-en sortir un par une porte latérale du château bleu.',
  'lesson.grailnah.3.step4.done':
    'Et le voilà en route. Vous pouvez recommencer dans tout château, même le vôtre, sauf celui de la dernière ' +
    'rencontre ; sortir et rentrer aussitôt ne rapporte rien.',
  'lesson.grailnah.3.step4.wrong':
    'Faites sortir un chevalier supplémentaire du château bleu, par une des portes marquées.',
  'lesson.grailnah.3.step5':
    'On peut gagner autrement : bloquez toutes les portes du château bleu. Voici ses quatre seuils. Vous en tenez trois ; prenez le quatrième.',
  'lesson.grailnah.3.step5.done':
    'Vos pions tiennent les quatre seuils : Bleu quitte la partie, et il ne reste que vous.',
  'lesson.grailnah.3.step5.wrong': 'Prenez le dernier seuil : suivez l’anneau jusqu’à la case marquée encore libre.',
  'lesson.grailnah.3.step6':
    'Cette fois, c’est Bleu qui vous bloque : trois seuils sont pris, et ce chevalier s’apprête à prendre le dernier. Un seul coup vous sauve.',
  'lesson.grailnah.3.step6.done':
    'Merlin renvoie le chevalier : votre quatrième seuil reste libre, et vous restez en jeu.',
  'lesson.grailnah.3.step6.stand':
    'Il vient quand même : immobilisé, certes, mais la porte est bloquée et vous quittez la partie.',
  'lesson.grailnah.3.step6.wrong':
    'Le chevalier bloque alors votre dernière porte, et vous quittez la partie. Qui peut le renvoyer ?',
  'lesson.grailnah.3.step7':
    'Bleu recommence, et vient de jouer Merlin. Ce chevalier va prendre votre dernière porte. Qui peut le retenir sur place ?',
  'lesson.grailnah.3.step7.done':
    'Immobiliser, c’est aussi garder une porte : tant qu’il partage sa case avec le vôtre, le chevalier bleu n’y vient pas.',
  'lesson.grailnah.3.step7.merlin':
    'Merlin vient d’être joué : ce n’est pas permis. Immobilisez ce chevalier avec le vôtre, sur le même anneau.',
  'lesson.grailnah.3.step7.wrong':
    'Il prend alors votre dernière porte, et vous quittez la partie. Suivez l’anneau jusqu’à sa case.',
  'lesson.grailnah.3.step8':
    'Gardez un œil sur vos quatre seuils, et pensez au roi et à la reine quand les chevaliers manquent. À vous de ' +
    'jouer !',

  'lesson.grailnah.4.title': 'À trois',
  'lesson.grailnah.4.teaches': 'Un troisième château où se réunir, et deux adversaires à surveiller.',
  'lesson.grailnah.4.step1':
    'À trois, il y a trois châteaux, et chacun joue pour soi. Blanc est au milieu et commence ; on tourne dans le ' +
    'sens des aiguilles d’une montre : Bleu, puis Rouge.',
  'lesson.grailnah.4.step2':
    'Votre roi et votre reine se sont réunis dans le château bleu. Le roi est maintenant dans le château rouge, et la reine à sa porte. Faites-la entrer.',
  'lesson.grailnah.4.step2.done':
    'Un troisième château compte comme les autres : vous recevez ici quatre chevaliers. Vous en aurez huit au plus.',
  'lesson.grailnah.4.step2.wrong': 'Réunissez-les : menez la reine dans le château rouge.',
  'lesson.grailnah.4.step3':
    'Bleu et Rouge n’ont plus qu’un pas à faire, et vous n’en arrêterez qu’un. Qui joue après vous ? Servez-vous de Merlin.',
  'lesson.grailnah.4.step3.done':
    'Bleu jouait ensuite, et a dû arrêter Rouge avec Morgane, au prix d’un chevalier. Arrêtez le camp qui joue ' +
    'juste après vous : à lui, ensuite, d’arrêter l’autre.',
  'lesson.grailnah.4.step3.red':
    'Vous arrêtez Rouge, mais Bleu joue avant et atteint le Grailnah. Menez Merlin sur le chevalier bleu.',
  'lesson.grailnah.4.step3.merlin': 'Il doit s’arrêter là où est le chevalier bleu.',
  'lesson.grailnah.4.step3.wrong': 'Bleu atteint alors le Grailnah. Menez Merlin sur le chevalier bleu.',
  'lesson.grailnah.4.step4':
    'Si une seule couleur bloque toutes vos portes, vous quittez la partie, et les deux autres continuent. La victoire va au premier camp qui atteint le Grailnah, ou au dernier encore en jeu.',

  'lesson.grailnah.5.title': 'À quatre, en deux équipes',
  'lesson.grailnah.5.teaches': 'Aider votre partenaire sans un mot, et sans lui barrer la route.',
  'lesson.grailnah.5.step1':
    'Les partenaires se font face : vous, Blanc, avec Rouge, contre Bleu et Vert. Votre équipe gagne dès que Blanc ' +
    'ou Rouge atteint le Grailnah.',
  'lesson.grailnah.5.step2':
    'Voici le chevalier de votre partenaire. Voulez-vous le rejoindre ? Voyez ce qui se passe : suivez l’anneau jusqu’à lui.',
  'lesson.grailnah.5.step2.done':
    'Ils s’immobilisent l’un l’autre. Deux partenaires restent deux couleurs : ne partagez aucune case, sinon plus rien ' +
    'n’avance.',
  'lesson.grailnah.5.step2.wrong':
    'C’est possible ; mais voyez d’abord ce qui arrive si vous rejoignez le chevalier de votre partenaire.',
  'lesson.grailnah.5.step3':
    'Le chevalier de votre partenaire est à un pas du Grailnah. Mais Bleu joue avant et pourrait le renvoyer avec Merlin. Empêchez-le : une seule sorte de coup y parvient.',
  'lesson.grailnah.5.step3.done':
    'On ne joue pas Merlin deux fois de suite : Bleu n’a pu s’en servir, et Rouge a atteint le Grailnah. Votre ' +
    'équipe gagne !',
  'lesson.grailnah.5.step3.partner':
    'Cela renvoie le chevalier de votre partenaire. Jouez Merlin n’importe où ailleurs.',
  'lesson.grailnah.5.step3.morgane':
    'Elle ne barre qu’un côté de l’anneau ; Merlin vient par l’autre. Pensez à Merlin lui-même.',
  'lesson.grailnah.5.step3.wrong': 'Bleu mène alors Merlin sur ce chevalier. Et si Merlin venait d’être joué ?',
  'lesson.grailnah.5.step4':
    'Rouge a compris sans un mot : les partenaires gardent le silence, et en ligne il n’y a pas de messages avant ' +
    'la fin. Que vos coups parlent pour vous.',
};

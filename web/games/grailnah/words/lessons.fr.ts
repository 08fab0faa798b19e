import type { lessons as english } from './lessons.en';

export const lessons: Readonly<Record<keyof typeof english, string>> = {
  'lesson.grailnah.1.title': 'Le chemin d’un chevalier vers le Graal',
  'lesson.grailnah.1.teaches': 'Sortir du château, avancer d’anneau en anneau, jusqu’au Graal.',
  'lesson.grailnah.1.step1':
    'Vous jouez les blancs, depuis le château le plus proche. Roi, reine et quatre chevaliers sont à ' +
    'l’intérieur. Le premier chevalier sur le Graal, au milieu, gagne.',
  'lesson.grailnah.1.step2':
    'Faites sortir un chevalier. Touchez votre château, choisissez le chevalier, puis l’une des deux portes ' +
    'latérales, A3 ou A20.',
  'lesson.grailnah.1.step2.done': 'Le voilà dehors. Sortir du château est un déplacement entier.',
  'lesson.grailnah.1.step2.royal':
    'Ce n’est pas une porte latérale. Un chevalier sort à gauche ou à droite : A3 ou A20.',
  'lesson.grailnah.1.step2.wrong':
    'Le roi et la reine sortent devant, par la porte royale. Prenez cette fois un chevalier.',
  'lesson.grailnah.1.step3': 'Avancer, c’est aller vers l’intérieur : une case vers le Graal. Chevauchez de A3 à B3.',
  'lesson.grailnah.1.step3.done': 'Un anneau de plus. Et les bleus arrivent de l’autre côté.',
  'lesson.grailnah.1.step3.straight':
    'Un chevalier ignore les diagonales et n’avance que d’une case à la fois. Tout droit, en B3.',
  'lesson.grailnah.1.step3.wrong':
    'C’est permis, mais il faut maintenant avancer : le chevalier de A3, d’une case, en B3.',
  'lesson.grailnah.1.magicians':
    'Les magiciens vous obéissent aussi, mais ce sera pour la prochaine leçon. Déplacez le chevalier.',
  'lesson.grailnah.1.step4':
    'Merlin barre le chemin en D5. Mais le long de son anneau, un chevalier va aussi loin qu’il veut, dans les ' +
    'deux sens. Déplacez celui de C5 de côté.',
  'lesson.grailnah.1.step4.done': 'Il fait le tour. D’ici, le chemin vers l’intérieur est de nouveau libre.',
  'lesson.grailnah.1.step4.merlin': 'Un chevalier ne s’arrête pas sur la case d’un magicien. Suivez l’anneau.',
  'lesson.grailnah.1.step4.stairs':
    'C’est un escalier : un chevalier ne s’y arrête pas et n’y passe pas. Allez jusqu’en C8.',
  'lesson.grailnah.1.step4.back': 'Un chevalier ne recule jamais. Suivez l’anneau.',
  'lesson.grailnah.1.step4.wrong': 'Déplacez le chevalier de C5 le long de son anneau : en C6, C7 ou C8.',
  'lesson.grailnah.1.step5':
    'Entre C et D passe le cercle magique. Rois et reines restent dehors ; un chevalier entre tout simplement. ' +
    'De C8 à D8.',
  'lesson.grailnah.1.step5.done': 'Vous êtes à l’intérieur. Encore les anneaux E, F et G, puis le Graal.',
  'lesson.grailnah.1.step5.wrong': 'En avant, à travers le cercle : de C8 à D8.',
  'lesson.grailnah.1.step6':
    'Quelques déplacements plus tard : il reste un pas. Morgane se tient sur le Graal, mais elle ne peut pas le ' +
    'garder. Allez-y.',
  'lesson.grailnah.1.step6.done': 'Le Graal ! Un chevalier qui l’atteint gagne aussitôt, peu importe qui s’y tient.',
  'lesson.grailnah.1.step6.wrong': 'Le Graal est à un pas : menez le chevalier de G8 au milieu.',
  'lesson.grailnah.1.step7':
    'Une case en avant, autant qu’on veut le long de l’anneau, jamais en arrière : voilà le chevalier. La suite ' +
    'montre ce qui peut l’arrêter.',

  'lesson.grailnah.2.title': 'Blocages et magiciens',
  'lesson.grailnah.2.teaches': 'Bloquer un chevalier, le renvoyer avec Merlin, payer le prix de Morgane.',
  'lesson.grailnah.2.step1':
    'Le chevalier bleu en F8 est à deux déplacements du Graal, et Morgane barre votre chemin. Suivez l’anneau F, ' +
    'jusque sur F8.',
  'lesson.grailnah.2.step1.done': 'Deux couleurs sur une case : les deux pièces sont bloquées.',
  'lesson.grailnah.2.step1.morgane':
    'Morgane s’y tient, et nul ne s’arrête sur la case d’un magicien. Suivez l’anneau.',
  'lesson.grailnah.2.step1.wrong':
    'Alors les bleus continuent. Menez le chevalier de F3 le long de l’anneau jusqu’en F8.',
  'lesson.grailnah.2.step2': 'Voyez vous-même : touchez votre chevalier en F8.',
  'lesson.grailnah.2.step2.done':
    'Aucune des deux ne bouge tant que l’une n’est pas renvoyée ou retirée du plateau. Un blocage vous coûte un ' +
    'chevalier, mais aux bleus aussi.',
  'lesson.grailnah.2.step2.wrong': 'Celle-là pourrait bouger, mais essayez d’abord le chevalier bloqué : touchez F8.',
  'lesson.grailnah.2.step3':
    'Les bleus sont à un pas du Graal, en G7. Appelez Merlin : il va tout droit, aussi loin qu’il veut, et ' +
    'renvoie au château qui se tient où il s’arrête. Envoyez-le du Graal en G7.',
  'lesson.grailnah.2.step3.done':
    'Le chevalier bleu est de retour dans son château. Rien d’autre ne vous aurait sauvé.',
  'lesson.grailnah.2.step3.merlin':
    'Il doit s’arrêter juste où se tient le chevalier, en G7 ; sinon les bleus atteignent le Graal.',
  'lesson.grailnah.2.step3.morgane':
    'En quittant le Graal, Morgane ne peut pas s’arrêter sur un chevalier. Merlin, oui.',
  'lesson.grailnah.2.step3.wrong': 'Alors les bleus atteignent le Graal. Touchez le Graal et choisissez Merlin.',
  'lesson.grailnah.2.step4': 'Les bleus viennent de déplacer Merlin en C2. Envie de l’éloigner aussitôt ? Touchez-le.',
  'lesson.grailnah.2.step4.done':
    'Merlin ne bouge jamais deux fois de suite, qui que ce soit qui l’appelle. Et après trois de vos tours de ' +
    'suite avec Merlin, le quatrième doit être autre chose.',
  'lesson.grailnah.2.step4.wrong': 'C’est possible. Mais touchez d’abord Merlin, en C2.',
  'lesson.grailnah.2.step5':
    'Maintenant il peut bouger, mais il est hors du cercle magique. Prenez-le et essayez d’aller vers ' +
    'l’intérieur, en D2.',
  'lesson.grailnah.2.step5.done':
    'Une fois dehors, Merlin ne franchit plus le cercle vers l’intérieur. Réfléchissez bien avant de l’envoyer dehors.',
  'lesson.grailnah.2.step5.wrong': 'C’est possible. Mais essayez d’envoyer Merlin vers l’intérieur : de C2 à D2.',
  'lesson.grailnah.2.step6':
    'Morgane garde l’intérieur. Quitter le Graal est gratuit : placez-la devant le chevalier bleu, en G8.',
  'lesson.grailnah.2.step6.done': 'Il ne peut pas s’arrêter sur sa case : il a dû faire le tour.',
  'lesson.grailnah.2.step6.elsewhere': 'Là, elle ne gêne personne. Placez-la juste devant le chevalier de F8 : en G8.',
  'lesson.grailnah.2.step6.wrong': 'Un déplacement, certes ; mais appelez cette fois Morgane, du Graal en G8.',
  'lesson.grailnah.2.step7':
    'Merlin vient de bouger : seule Morgane peut arrêter le chevalier de G9. Elle fait un pas et le renvoie ; ' +
    'mais désormais chaque pas vous coûte un chevalier. Menez-la en G9 et choisissez qui donner.',
  'lesson.grailnah.2.step7.done':
    'Un chevalier donné, un chevalier renvoyé. Le vôtre attend hors du plateau et peut revenir.',
  'lesson.grailnah.2.step7.dear': 'Cela sauve, mais il était venu de si loin ! Donnez un chevalier encore au château.',
  'lesson.grailnah.2.step7.grail': 'Une fois partie du Graal, Morgane n’y retourne jamais d’elle-même. En G9.',
  'lesson.grailnah.2.step7.wrong': 'Alors les bleus atteignent le Graal. Menez Morgane de G8 à G9.',
  'lesson.grailnah.2.step8':
    'Bloquer, Merlin, Morgane : voilà comment on arrête un chevalier. Avant chaque déplacement, regardez qui ' +
    'peut atteindre le Graal.',

  'lesson.grailnah.3.title': 'D’autres chevaliers, et un château fermé',
  'lesson.grailnah.3.teaches': 'Mener roi et reine à un autre château, et fermer quatre portes.',
  'lesson.grailnah.3.step1':
    'Roi et reine sortent par la porte royale, en B1 ou B2. Ils vont d’une case dans toutes les directions, en ' +
    'diagonale aussi, mais jamais dans le cercle magique.',
  'lesson.grailnah.3.step2':
    'Les quatre escaliers se rejoignent sous terre. Votre roi est déjà dans le château bleu ; la reine se tient ' +
    'sur l’escalier C4. Menez-la à un escalier proche de ce château.',
  'lesson.grailnah.3.step2.done':
    'La moitié du plateau en un déplacement. Et sur un escalier, personne ne peut l’atteindre.',
  'lesson.grailnah.3.step2.far':
    'Cet escalier est près de votre propre château. Choisissez C9 ou C14, près de celui des bleus.',
  'lesson.grailnah.3.step2.circle': 'Roi et reine n’entrent jamais dans le cercle magique. Choisissez un escalier.',
  'lesson.grailnah.3.step2.wrong': 'Possible, mais lent. Menez la reine de C4 à l’escalier C9 ou C14.',
  'lesson.grailnah.3.step3':
    'Elle se tient devant la porte royale du château bleu. Faites-la entrer, auprès de votre roi.',
  'lesson.grailnah.3.step3.done':
    'Roi et reine réunis dans un autre château que la dernière fois : jusqu’à quatre chevaliers en attente vous ' +
    'rejoignent, ici même.',
  'lesson.grailnah.3.step3.wrong': 'La porte est ouverte : menez la reine de B11 dans le château.',
  'lesson.grailnah.3.step4':
    'Les nouveaux chevaliers partent d’ici. Faites-en sortir un par une porte latérale du château bleu.',
  'lesson.grailnah.3.step4.done': 'Et le voilà en route. Le voyage peut se refaire, vers un autre château encore.',
  'lesson.grailnah.3.step4.wrong': 'Prenez l’un des nouveaux chevaliers, dans le château S, et sortez en A10 ou A13.',
  'lesson.grailnah.3.step5':
    'On peut gagner autrement : fermer un château. Ses portes donnent sur A10, A13, B11 et B12. Vous en tenez ' +
    'trois ; prenez la quatrième.',
  'lesson.grailnah.3.step5.done':
    'Les quatre cases portent des pièces d’une même autre couleur : les bleus sont disqualifiés, et il ne reste ' +
    'que vous.',
  'lesson.grailnah.3.step5.wrong': 'Fermez la dernière porte : le chevalier de B14, le long de l’anneau, en B12.',
  'lesson.grailnah.3.step6':
    'Ce sont les bleus qui vous enferment : A3, A20 et B1 sont prises, et le chevalier de B5 va chevaucher en ' +
    'B2. Un seul déplacement vous sauve.',
  'lesson.grailnah.3.step6.done': 'Merlin renvoie le chevalier, et l’étau se desserre.',
  'lesson.grailnah.3.step6.stand':
    'Il vient quand même en B2 : bloqué, certes, mais la porte est fermée et vous voilà éliminé.',
  'lesson.grailnah.3.step6.wrong':
    'Alors le chevalier ferme B2, et les blancs sont disqualifiés. Qui peut le renvoyer ?',
  'lesson.grailnah.3.step7':
    'Gardez un œil sur vos quatre portes, et pensez au voyage quand les chevaliers manquent. À vous de jouer !',
};

// Sentences that ask for a change in French.
import type { CommandWords } from '#assistant/command/command-words.rules.ts';
import { frenchRelations } from '#assistant/command/french-relations.rules.ts';

export const frenchCommands: CommandWords = {
  language: 'french',
  patterns: [
    [
      'createLines',
      [
        'crée|créer|créez|ajoute|ajouter|ajoutez|fais des tâches',
        'crée|créer|créez|fais|faites|ajoute des tâches de|avec|à|pour|depuis partir? de? ces|cette|la|les lignes|liste|points?',
        'transforme|transformez|convertis ces|cette|les|la lignes|liste|points en tâches',
        'crée|ajoute|créez|ajoutez ces tâches',
      ],
    ],
    [
      'create',
      [
        'crée|créer|créez|ajoute|ajouter|ajoutez|fais une|nouvelle? nouvelle? tâche|carte appelée|intitulée|nommée|pour? {text}',
        'nouvelle tâche {text}',
        'rappelle-moi de {text}',
      ],
    ],
    [
      'unassign',
      [
        'désassigne|désattribue|désaffecte {task}',
        'retire|retirer|enlève|supprime le|la|les? responsable|responsables|attribution de|du|des|à {task}',
      ],
    ],
    [
      'noDue',
      [
        'retire|retirer|enlève|supprime|efface la|l|le? échéance|date|délai limite? de|du|des|à {task}',
        "retire|enlève|supprime|efface l'échéance de|du|des|à {task}",
        "retire|enlève|supprime la? date d'échéance de|du {task}",
      ],
    ],
    [
      'start',
      [
        'mets|mettre|change|fixe|mettez la? date de début de|du|des {task} au|à|le|pour le? {date2}',
        'commence|démarre {task} le {date2}',
      ],
    ],
    [
      'due',
      [
        "mets|mettre|change|fixe|mettez|déplace l'échéance de|du|des {task} au|à|le|pour le|la? {date2}",
        'mets|change|fixe|mettez|déplace la|le? date|délai limite? de|du|des {task} au|à|le|pour le|la? {date2}',
        "mets|change|fixe|mettez la? date d'échéance de|du|des {task} au|à|le|pour le|la? {date2}",
        'mets|fixe|mettez {task} pour le|la? {date2}',
        'reporte|reporter|reportez|repousse|repousser|décale|décaler|planifie {task} au|à|pour|jusque le|la? {date2}',
        'déplace|déplacer {task} au|à le|la? {date2}',
        'reporte-la|reporte-le|repousse-la|repousse-le|décale-la|mets-la|mets-le au|à|pour le|la? {date2}',
        'mets|donne à? {task} une échéance au|à|le? {date2}',
      ],
    ],
    [
      'priority',
      [
        'mets|mettre|change|fixe|augmente|baisse|mettez la? priorité de|du|des {task} à|en|sur|comme? {prio}',
        'mets|marque|rends|passe|marquez|mettez {task} en|à|comme? priorité? {prio}',
        'donne à? {task} la? priorité {prio}',
        'mets-la|mets-le|marque-la|marque-le|passe-la en|comme|à? priorité? {prio}',
      ],
    ],
    ['rename', ['renomme|renommer|renommez {task} en {text}', 'change le? titre|nom de|du {task} en|par {text}']],
    ['review', ['envoie|envoyer|soumets|soumettre {task} en|à|pour revue|relecture|vérification']],
    [
      'reopen',
      [
        'rouvre|rouvrir|réouvre|rouvrez {task}',
        'rouvre-la|rouvre-le',
        'marque {task} comme non terminée|faite|finie',
        'marque {task} comme ouverte|inachevée',
      ],
    ],
    [
      'done',
      [
        'marque|marquer|mets|marquez {task} comme terminée|terminé|faite|fait|finie|achevée|close',
        'termine|terminer|terminez|finis|finir|achève|clos|clôture|ferme|fermer {task}',
        'marque-la|marque-le comme terminée|terminé|faite|fait|finie',
        'termine-la|termine-le|clôture-la|ferme-la',
      ],
    ],
    [
      'move',
      [
        'déplace|déplacer|déplacez|mets|mettre|mettez|passe|passer|envoie|bouge {task} dans|en|à|vers|au|sur la|le? colonne|statut? {column}',
        'déplace-la|déplace-le|mets-la|mets-le|passe-la|passe-le dans|en|à|vers|au la|le? colonne|statut? {column}',
        'déplace|mets|passe|déplacez|mettez|déplacer {task} {column}',
        'déplace-la|déplace-le|mets-la|passe-la {column}',
        'change le? statut|état de|du {task} en|à {column}',
      ],
    ],
    ['begin', ['commence|commencer|démarre|démarrer|débute|débuter {task}', 'commence-la|commence-le|démarre-la']],
    [
      'assign',
      [
        'attribue|attribuer|attribuez|assigne|assigner|assignez|donne|confie|délègue {task} à|au {person}',
        'attribue-la|attribue-le|assigne-la|assigne-le|confie-la|donne-la|attribuez-la à|au {person}',
        'attribue-moi|assigne-moi {task}',
        'désigne {person} responsable de|du {task}',
      ],
    ],
    ['replan', ['replanifie|replanifier|replanifiez|reprogramme|reprogrammer|reprogrammez {task}']],
    [
      'delete',
      ['supprime|supprimer|supprimez|efface|effacer|retire|enlève {task}', 'supprime-la|supprime-le|efface-la|efface-le'],
    ],
    ['move', ['déplace|déplacer|mets {task} dans|vers la? colonne? {text}']],
    ['assign', ['attribue|assigne|attribuer|assigner {task} à {text}']],
  ],
  polite: [
    "s'il te|vous plaît",
    'svp',
    'peux-tu|pouvez-vous|pourrais-tu|pourriez-vous',
    'je veux|voudrais',
    'merci',
    'maintenant',
    'et',
    'puis',
  ],
  it: 'la|le|ça|cela|cette tâche|la tâche|cette carte|celle-ci|la tâche actuelle|ceci',
  me: 'moi',
  articles: 'le|la|les|un|une|l|ma|mon|tâche|carte|appelée|intitulée|du|de|des',
  relations: frenchRelations,
};

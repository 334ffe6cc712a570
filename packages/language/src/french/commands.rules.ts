// Sentences that ask for a change in French.
import type { CommandWords } from '#command/command-words.rules.ts';
import { frenchRelations } from '#french/relations.rules.ts';

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
      'later',
      [
        'reporte|reporter|reportez|repousse|repousser|repoussez|décale|décaler|retarde|retarder|déplace {task} de {n} {unit}',
        "reporte|reporter|reportez|repousse|repousser|repoussez|décale|décaler|retarde|retarder|déplace {task} d'un|d'une {unit}",
        'reporte-la|reporte-le|repousse-la|repousse-le|décale-la|décale-le|déplace-la de {n} {unit}',
        "reporte-la|reporte-le|repousse-la|repousse-le|décale-la|décale-le|déplace-la d'un|d'une {unit}",
      ],
    ],
    [
      'sooner',
      [
        'avance|avancer|avancez {task} de {n} {unit}',
        "avance|avancer|avancez {task} d'un|d'une {unit}",
        'avance-la|avance-le de {n} {unit}',
        "avance-la|avance-le d'un|d'une {unit}",
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
    [
      'comment',
      [
        'commente|commenter|commentez sur? {task} {:} {text}',
        'ajoute|ajouter|ajoutez|écris|écrire|écrivez|laisse|laissez un|le? commentaire|remarque|note à|sur|sous|pour|dans {task} {:} {text}',
        'ajoute|ajouter|ajoutez|écris|écrire|écrivez|laisse|laissez un|le? commentaire|remarque|note {text} à|sur|sous|pour|dans {task}',
      ],
    ],
    [
      'checklist',
      [
        'ajoute|ajouter|ajoutez|mets|mettez {text} à|dans|sur la checklist|liste de|du {task}',
        "ajoute|ajouter|ajoutez un|le|l'? élément|point|étape {text} à|dans {task}",
        "ajoute|ajouter|ajoutez l'élément|l'étape {text} à|dans {task}",
        "ajoute|ajouter|ajoutez un|le|l'? élément|point|étape à|dans {task} {:} {text}",
        'ajoute|ajouter|ajoutez à la checklist|liste de|du {task} {:} {text}',
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
  about: [
    'quand est|sont|est-ce|sera|commence|débute|finit|se? termine? le|la|les? {task} dû|due|terminé|terminée|fini|finie|prêt|prête?',
    'quand est dû|due|prévu|prévue|à le|la|rendre? le|la? {task}',
    'pour quand est le|la? {task}',
    "quel|quelle est le|la|l'? statut|état|priorité|échéance|date|délai limite? de|du|des la|le? {task}",
    "quel|quelle est l'état|l'échéance de|du|des la|le? {task}",
    'statut|état|échéance de|du|des la|le? {task}',
    'qui travaille sur le|la? {task}',
    'qui est responsable de|du|des la|le? {task}',
    "qui s'occupe de|du|des la|le? {task}",
    'qui fait|gère le|la? {task}',
    'où est le|la? {task}',
    'où en est le|la? {task}',
    'est-ce que {task} est terminé|terminée|finie|faite|bloquée|bloqué|attribuée',
    'que se passe-t-il avec {task}',
    'qui|que bloque {task}',
    "qu'est-ce qui bloque {task}",
    'pourquoi {task} est-elle|est-il bloquée|bloqué|retard',
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
  them: 'les|celles-ci|ces tâches|toutes ces tâches|les deux',
  me: 'moi',
  articles: 'le|la|les|un|une|l|ma|mon|tâche|carte|appelée|intitulée|du|de|des',
  relations: frenchRelations,
};

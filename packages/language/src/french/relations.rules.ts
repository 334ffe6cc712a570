// Sentences that relate two tasks in French. `{other}` names the other task.
import type { RelationWords } from '#command/command-words.rules.ts';

export const frenchRelations: RelationWords = {
  added: [
    [
      'blockedBy',
      [
        'marque|marquer|marquez|mets|mettre {task} comme bloquée|bloqué|bloquées|bloqués par {other}',
        'bloque|bloquer|bloquez {task} par|avec {other}',
        '{task} est|sont bloquée|bloqué|bloquées|bloqués par {other}',
        '{task} dépend|dépendent de|du|des {other}',
        '{task} attend|attendent {other}',
        '{task} doit|doivent attendre {other}',
        '{other} doit|doivent être faite|fait|faites|terminée|terminé|terminées|finie|fini avant {task}',
      ],
    ],
    ['blocks', ['{task} bloque|bloquent {other}']],
    [
      'duplicates',
      [
        'marque|marquer|marquez|mets {task} comme doublon|doublons|duplicata|copie de|du|des {other}',
        '{task} est|sont un|une|le|des? doublon|doublons|duplicata|copie de|du|des {other}',
        '{task} duplique|dupliquent {other}',
      ],
    ],
    ['duplicatedBy', ['{task} est|sont dupliquée|dupliqué|dupliquées|dupliqués par {other}']],
    [
      'parent',
      [
        'fais|faites|faire de {task} une|la|des? sous-tâche|sous-tâches de|du|des {other}',
        'transforme|transformer|transformez|convertis|mets|marque|passe {task} en|comme une? sous-tâche|sous-tâches de|du|des {other}',
        'ajoute|ajouter|ajoutez {task} comme sous-tâche|sous-tâches de|à|au|du {other}',
        'mets|mettre|déplace|déplacer|range|place {task} sous {other}',
        '{task} est|sont une|la|des? sous-tâche|sous-tâches de|du|des {other}',
        '{task} fait|font partie de|du|des {other}',
        '{task} appartient|appartiennent à|au {other}',
      ],
    ],
    [
      'subtask',
      [
        'fais|faites de {task} la? tâche? parente|principale|parent de|du|des {other}',
        '{task} est la? tâche? parente|principale|parent de|du|des {other}',
        '{task} a la|les|pour|comme|une? sous-tâche|sous-tâches {other}',
      ],
    ],
    [
      'relatesTo',
      [
        'lie|lier|liez|relie|relier|reliez|associe|associer|associez {task} à|au|avec|et {other}',
        '{task} est|sont liée|lié|liées|liés|reliée|relié|associée|associé à|au|avec {other}',
        '{task} se rapporte|rapportent à|au {other}',
        '{task} et {other} sont liées|liés|reliées|reliés|associées|associés',
      ],
    ],
  ],
  removed: [
    ['blocks', ['{task} ne bloque|bloquent plus {other}']],
    [
      'blockedBy',
      ["{task} n'est|ne plus bloquée|bloqué|bloquées|bloqués par {other}", '{task} ne dépend|dépendent plus de|du|des {other}'],
    ],
    [
      'any',
      [
        'délie|dissocie|dissocier|dissociez {task} de|du|et {other}',
        'supprime|supprimer|retire|retirer|enlève|enlever la|les|le? relation|relations|lien|liens entre {task} et {other}',
      ],
    ],
  ],
  elided: { d: 'de', l: 'l' },
  questions:
    "que|qu'est-ce|qui|quoi|quel|quelle|quels|quelles|comment|pourquoi|quand|où|combien|est-ce|est|sont|montre|affiche|trouve|tâches",
};

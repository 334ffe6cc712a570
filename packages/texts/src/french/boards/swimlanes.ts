// French texts of the lanes of a board.
import type { Catalogue } from '#catalogue.ts';

export const swimlanesText: Catalogue['swimlanes'] = {
  title: 'Couloirs',
  none: 'Sans couloirs',
  cell: (column, lane) => `${column}, ${lane}`,
  addTo: (column, lane) => `Ajouter une tâche dans ${column}, ${lane}`,
  moveTo: (lane) => `Vers le couloir\u202f: ${lane}`,
  refused: 'Non déplacée',
  refusal: {
    range: (lane) => `«\u202f${lane}\u202f» couvre plus d’un jour. Modifiez plutôt l’échéance.`,
    done: (lane) => `Ce couloir ne contient que des tâches de la colonne ${lane}.`,
    finished: (lane) => `«\u202f${lane}\u202f» ne contient que des tâches ouvertes.`,
    person: (lane) => `${lane} n’est dans aucun des services de la tâche.`,
    priority: (lane) => `La priorité «\u202f${lane}\u202f» ne peut plus être choisie.`,
  },
};

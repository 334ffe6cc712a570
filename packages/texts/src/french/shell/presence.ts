// Texts of presence in French.
import type { Catalogue } from '#catalogue.ts';

export const presenceText: Catalogue['presence'] = {
  onBoard: (names) => `Aussi sur ce tableau\u202f: ${names}`,
  atTask: (names) => `Aussi sur cette tâche\u202f: ${names}`,
  open: (names) => `L’ont ouverte\u202f: ${names}`,
  editing: {
    title: (names, count) => `${names} ${count === 1 ? 'modifie' : 'modifient'} le titre`,
    description: (names, count) => `${names} ${count === 1 ? 'modifie' : 'modifient'} la description`,
    checklist: (names, count) => `${names} ${count === 1 ? 'modifie' : 'modifient'} la checklist`,
    comment: (names, count) => `${names} ${count === 1 ? 'écrit' : 'écrivent'} un commentaire`,
  },
};

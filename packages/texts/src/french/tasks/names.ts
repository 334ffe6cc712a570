// Translations of the seeded names, in French.
import type { Catalogue } from '#catalogue.ts';

export const namesText: Catalogue['names'] = {
  statuses: { 'To Do': 'À faire', 'In Progress': 'En cours', Review: 'En revue', Done: 'Terminé' },
  departments: {
    Marketing: 'Marketing',
    HR: 'Ressources humaines',
    Engineering: 'Ingénierie',
    Accounting: 'Comptabilité',
    Sales: 'Ventes',
  },
};

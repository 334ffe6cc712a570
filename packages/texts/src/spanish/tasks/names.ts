// Translations of the seeded names, in Spanish.
import type { Catalogue } from '#catalogue.ts';

export const namesText: Catalogue['names'] = {
  statuses: { 'To Do': 'Por hacer', 'In Progress': 'En curso', Review: 'En revisión', Done: 'Hecho' },
  departments: {
    Marketing: 'Marketing',
    HR: 'Recursos Humanos',
    Engineering: 'Ingeniería',
    Accounting: 'Contabilidad',
    Sales: 'Ventas',
  },
};

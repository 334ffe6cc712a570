// Translations of the seeded names, in German.
import type { Catalogue } from '#catalogue.ts';

export const namesText: Catalogue['names'] = {
  statuses: { 'To Do': 'Zu erledigen', 'In Progress': 'In Arbeit', Review: 'In Prüfung', Done: 'Erledigt' },
  departments: {
    Marketing: 'Marketing',
    HR: 'Personal',
    Engineering: 'Entwicklung',
    Accounting: 'Buchhaltung',
    Sales: 'Vertrieb',
  },
};

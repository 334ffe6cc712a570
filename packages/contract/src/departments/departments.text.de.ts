// Words of departments, in German.
import type { Catalogue } from '#text.ts';

export const departmentsText: Catalogue['departments'] = {
  notFound: 'Abteilung nicht gefunden',
  label: 'Abteilung',
};

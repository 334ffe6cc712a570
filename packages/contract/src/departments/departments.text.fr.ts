// Words of departments, in French.
import type { Catalogue } from '#text.ts';

export const departmentsText: Catalogue['departments'] = {
  notFound: 'Service introuvable',
  label: 'Service',
};

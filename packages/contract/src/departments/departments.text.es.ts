// Words of departments, in Spanish.
import type { Catalogue } from '#text.ts';

export const departmentsText: Catalogue['departments'] = {
  notFound: 'No se ha encontrado el departamento',
  label: 'Departamento',
};

// Words of checklist templates, in Spanish.
import { pluralOf } from '#languages/plural.ts';
import type { Catalogue } from '#text.ts';

const plural = pluralOf('es');

export const checklistTemplatesText: Catalogue['checklistTemplates'] = {
  notFound: 'No se ha encontrado la plantilla',
  heading: 'Plantillas de listas de comprobación',
  use: 'Empezar con una lista de comprobación',
  none: 'No hay plantillas disponibles',
  noneText: 'No hay plantillas de listas de comprobación para este espacio de trabajo.',
  allDepartments: 'Todos los departamentos',
  items: (count) => `${count} ${plural(count, 'elemento', 'elementos')}`,
  preview: 'Vista previa',
};

// Texts of the members of workspaces, in Spanish.

import type { Catalogue } from '#catalogue.ts';
import { numberOf } from '#number.ts';
import { pluralOf } from '#plural.ts';

const number = numberOf('es');
const plural = pluralOf('es');

export const membersText: Catalogue['members'] = {
  title: 'Miembros del equipo',
  workspace: 'Tablero',
  search: 'Buscar miembros…',
  searchLabel: 'Buscar miembros',
  count: (count) => `${number(count)} ${plural(count, 'miembro', 'miembros')}`,
  table: (workspace) => `Miembros de ${workspace}`,
  member: 'Miembro',
  jobTitle: 'Cargo',
  role: 'Rol',
  roles: { admin: 'Admin', member: 'Miembro' },
  you: 'Tú',
  noTitle: 'Sin cargo',
  noMatch: 'Ningún miembro coincide con tu búsqueda.',
  clearSearch: 'Borrar búsqueda',
  none: 'Aún no hay miembros',
  noneText: 'Quien se una a este departamento aparecerá aquí.',
  noWorkspace: 'Aún no hay equipo',
  noWorkspaceText: 'Tu equipo aparecerá aquí en cuanto pertenezcas a un departamento.',
  loadFailed: 'No se han podido cargar los miembros.',
};

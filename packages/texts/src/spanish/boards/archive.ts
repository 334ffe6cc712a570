// Texts of the archive of a board, in Spanish.

import type { Catalogue } from '#catalogue.ts';
import { numberOf } from '#number.ts';
import { pluralOf } from '#plural.ts';

const number = numberOf('es');
const plural = pluralOf('es');

export const archiveText: Catalogue['archive'] = {
  title: 'Archivo',
  text: 'Tareas hechas que se han guardado. Ningún tablero ni lista las muestra; la búsqueda las sigue encontrando.',
  failed: 'No se ha podido cargar el archivo.',
  search: 'Buscar en el archivo',
  found: (count) => plural(count, '1 tarea archivada', `${number(count)} tareas archivadas`),
  empty: {
    title: 'Todavía no hay nada archivado',
    text: 'Archiva una tarea hecha desde su menú, o deja que el menú de la columna Hecho lo haga solo al cabo de unos días.',
  },
  nothingFound: { title: 'Ninguna tarea archivada coincide', text: 'Solo se busca en los títulos.' },
  list: 'Tareas archivadas',
  archivedBy: (name) => `Archivada por ${name}`,
  archivedItself: 'Archivada automáticamente',
  done: 'Hecha',
  restore: 'Devolver al tablero',
  restoreOne: (title) => `Devolver ${title} al tablero`,
  restored: (count) => plural(count, 'Tarea restaurada', `${number(count)} tareas restauradas`),
  restoredText: 'De vuelta en la columna Hecho.',
  restoreFailed: 'No se ha restaurado nada',
  act: 'Archivar',
  actAll: (count) => plural(count, 'Archivar 1 tarea hecha', `Archivar ${number(count)} tareas hechas`),
  actShown: (count) =>
    plural(count, 'Archivar 1 tarea hecha que se muestra', `Archivar ${number(count)} tareas hechas que se muestran`),
  actDone: (count) => plural(count, 'Tarea archivada', `${number(count)} tareas archivadas`),
  isArchived: 'Archivada',
  isArchivedText: 'No está en ningún tablero ni en ninguna lista.',
  notDone: 'Solo se puede archivar una tarea hecha.',
  onlyDone: 'Solo la columna Hecho archiva las tareas.',
  after: 'Archivar automáticamente',
  never: 'Nunca',
  days: (count) => `${number(count)} días después de hacerlas`,
};

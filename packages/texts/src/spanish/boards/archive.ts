// Texts of the archive of a board, in Spanish.

import type { Catalogue } from '#catalogue.ts';
import { numberOf } from '#number.ts';
import { pluralOf } from '#plural.ts';

const number = numberOf('es');
const plural = pluralOf('es');

export const archiveText: Catalogue['archive'] = {
  title: 'Tareas archivadas',
  text: 'Tareas terminadas que ya no están en los tableros ni en las listas. La búsqueda las sigue encontrando.',
  failed: 'No se han podido cargar las tareas archivadas.',
  search: 'Buscar tareas archivadas',
  found: (count) => plural(count, '1 tarea archivada', `${number(count)} tareas archivadas`),
  empty: {
    title: 'Todavía no hay nada archivado',
    text: 'Archiva una tarea terminada desde su menú o elige, en el menú de la columna Hecho, tras cuántos días se archivan automáticamente.',
  },
  nothingFound: { title: 'Ninguna tarea archivada coincide', text: 'Solo se busca en los títulos.' },
  list: 'Tareas archivadas',
  archivedBy: (name) => `Archivada por ${name}`,
  archivedItself: 'Archivada automáticamente',
  done: 'Terminada',
  restore: 'Devolver al tablero',
  restoreOne: (title) => `Devolver ${title} al tablero`,
  restored: (count) => plural(count, 'Tarea restaurada', `${number(count)} tareas restauradas`),
  restoredText: 'De vuelta en la columna Hecho.',
  restoreFailed: 'No se ha restaurado nada',
  act: 'Archivar',
  actAll: (count) => plural(count, 'Archivar 1 tarea terminada', `Archivar ${number(count)} tareas terminadas`),
  actShown: (count) =>
    plural(count, 'Archivar 1 tarea terminada que se muestra', `Archivar ${number(count)} tareas terminadas que se muestran`),
  actDone: (count) => plural(count, 'Tarea archivada', `${number(count)} tareas archivadas`),
  isArchived: 'Archivada',
  isArchivedText: 'No está en ningún tablero ni en ninguna lista.',
  notDone: 'Solo se pueden archivar tareas terminadas.',
  onlyDone: 'Solo se archivan tareas de la columna Hecho.',
  after: 'Archivar automáticamente',
  never: 'Nunca',
  days: (count) => `${number(count)} días después de terminarlas`,
};

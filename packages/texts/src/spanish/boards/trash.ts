// Texts of the trash of a board, in Spanish.

import type { Catalogue } from '#catalogue.ts';
import { numberOf } from '#number.ts';
import { pluralOf } from '#plural.ts';

const number = numberOf('es');
const plural = pluralOf('es');

export const trashText: Catalogue['trash'] = {
  title: 'Papelera',
  text: 'Las tareas eliminadas se pueden restaurar durante un tiempo, con sus comentarios, archivos y lista de comprobación.',
  failed: 'No se ha podido cargar la papelera.',
  search: 'Buscar en la papelera',
  found: (count) => plural(count, '1 tarea eliminada', `${number(count)} tareas eliminadas`),
  empty: {
    title: 'La papelera está vacía',
    text: 'Una tarea eliminada se queda aquí un tiempo. Quien la ve puede recuperarla.',
  },
  nothingFound: { title: 'Ninguna tarea eliminada coincide', text: 'Solo se busca en los títulos.' },
  list: 'Tareas eliminadas',
  deletedBy: (name) => `Eliminada por ${name}`,
  deleted: 'Eliminada',
  left: (days) => (days < 1 ? 'Queda menos de un día' : plural(days, 'Queda 1 día', `Quedan ${days} días`)),
  select: (title) => `Seleccionar ${title}`,
  selectAll: 'Seleccionar todas las cargadas',
  selected: (count) => plural(count, '1 seleccionada', `${number(count)} seleccionadas`),
  restore: 'Restaurar',
  restoreOne: (title) => `Restaurar ${title}`,
  purge: 'Eliminar definitivamente',
  purgeOne: (title) => `Eliminar ${title} definitivamente`,
  purgeQuestion: (count) =>
    plural(count, '¿Eliminar esta tarea definitivamente?', `¿Eliminar estas ${number(count)} tareas definitivamente?`),
  purgeWarning: 'También se eliminan los comentarios, los archivos y el historial. Nadie podrá recuperarlos.',
  restored: (count) => plural(count, 'Tarea restaurada', `${number(count)} tareas restauradas`),
  restoredText: 'De vuelta en su columna, con todo lo que tenía.',
  restoreFailed: 'No se ha restaurado nada',
  purged: (count) => plural(count, 'Eliminada definitivamente', `${number(count)} tareas eliminadas definitivamente`),
  purgeFailed: 'No se ha eliminado nada definitivamente',
  mayNotPurge: 'Solo quienes gestionan el tablero pueden eliminar sus tareas definitivamente.',
};

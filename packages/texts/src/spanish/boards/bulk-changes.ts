// Texts of the selection of many tasks and of what is done with them, in Spanish.

import type { Catalogue } from '#catalogue.ts';
import { numberOf } from '#number.ts';
import { pluralOf } from '#plural.ts';

const number = numberOf('es');
const plural = pluralOf('es');

export const bulkChangesText: Catalogue['bulkChanges'] = {
  select: (title) => `Seleccionar ${title}`,
  selectAll: (name) => `Seleccionar todo en ${name}`,
  selectEntry: 'Seleccionar',
  selected: (count) => `${number(count)} ${plural(count, 'seleccionada', 'seleccionadas')}`,
  bar: (count) => `Acciones para ${number(count)} ${plural(count, 'tarea seleccionada', 'tareas seleccionadas')}`,
  atMost: (most) => `Se pueden seleccionar como máximo ${number(most)} tareas a la vez.`,
  people: 'Personas',
  peopleModes: { set: 'Asignar', add: 'Añadir', remove: 'Quitar', replace: 'Sustituir' },
  setHint: 'Pasa a ser la única persona responsable de todas.',
  setTakes: (count) =>
    `Pasa a ser la única persona responsable. En ${number(count)} ${plural(count, 'tarea', 'tareas')} se quita a las demás.`,
  addHint: 'Además de quienes ya las tienen.',
  removeHint: 'Las demás personas se quedan.',
  replaceHint: '¿A quién quieres sustituir, como responsable principal o adicional?',
  replaceBy: (name, count) =>
    `¿Quién sustituye a ${name}? ${number(count)} ${plural(count, 'tarea', 'tareas')}; las demás personas se quedan.`,
  replaceOther: 'Sustituir a otra persona',
  replaced: (from, to) => `${to} en lugar de ${from}`,
  added: (name) => `Responsables: se añade a ${name}`,
  hasTasks: (count) => `${number(count)} ${plural(count, 'tarea', 'tareas')}`,
  notAssigned: 'La persona que querías sustituir ya no tiene esta tarea.',
  template: 'Lista de comprobación',
  remove: 'Eliminar',
  clear: 'Quitar la selección',
  deleteAsk: (count) => `¿Eliminar ${number(count)} ${plural(count, 'tarea', 'tareas')}?`,
  deleteText: 'Se pueden restaurar desde la papelera.',
  changed: (count) => `${number(count)} ${plural(count, 'tarea cambiada', 'tareas cambiadas')}`,
  deleted: (count) => `${number(count)} ${plural(count, 'tarea eliminada', 'tareas eliminadas')}`,
  undone: (count) => `Cambios deshechos en ${number(count)} ${plural(count, 'tarea', 'tareas')}`,
  nothing: 'No ha cambiado nada',
  nothingText: 'Las tareas ya estaban así.',
  failed: 'No se han cambiado las tareas',
  needsServer: 'Para esto hace falta conexión con el servidor. No se ha cambiado nada.',
  removePerson: (name) => `Quitar a ${name}`,
  refused: (count, total) => `${number(count)} de ${number(total)} tareas no se han cambiado`,
  refusedText: 'Lo demás sí se ha hecho.',
  hidden: (id) => `Tarea #${id}`,
  keepSelected: 'Seleccionar solo estas',
  close: 'Cerrar',
};

// Texts of the history of a task and the activity on a board, in Spanish.

import type { Catalogue } from '#catalogue.ts';
import { numberOf } from '#number.ts';
import { pluralOf } from '#plural.ts';

const number = numberOf('es');
const plural = pluralOf('es');

export const historyText: Catalogue['history'] = {
  title: 'Historial',
  older: 'Mostrar cambios anteriores',
  failed: 'No se ha podido cargar el historial.',
  becomes: 'ahora',
  nothing: 'Ninguno',
  kinds: {
    created: 'creó la tarea',
    changed: 'cambió la tarea',
    deleted: 'eliminó la tarea',
    restored: 'restauró la tarea',
    archived: 'archivó la tarea',
    unarchived: 'desarchivó la tarea',
    commented: 'comentó',
  },
  kindsOfMany: {
    created: (count) => `creó ${count} tareas`,
    changed: (count) => `cambió ${count} tareas`,
    deleted: (count) => `eliminó ${count} tareas`,
    restored: (count) => `restauró ${count} tareas`,
    archived: (count) => `archivó ${count} tareas`,
    unarchived: (count) => `desarchivó ${count} tareas`,
    commented: (count) => `comentó en ${count} tareas`,
  },
  allOfMany: (count) => `Mostrar las ${count} tareas`,
  vias: {
    token: 'con un token de API',
    assistant: 'mediante el asistente',
    mcp: 'por MCP',
    import: 'con una importación',
    mail: 'por correo',
    system: 'automáticamente',
  },
  type: 'Tipo',
  board: 'Tablero',
  added: (field, value) => `${field}: se añadió ${value}`,
  removed: (field, value) => `${field}: se quitó ${value}`,
  checked: (item) => `Marcado: ${item}`,
  unchecked: (item) => `Desmarcado: ${item}`,
  ofItem: (item, field) => `${item} (${field})`,
  itemPerson: 'Persona',
  itemPlace: 'Posición',
  reordered: 'Lista de comprobación reordenada',
  more: (count) => plural(count, 'y 1 cambio más', `y ${number(count)} cambios más`),
  activity: 'Actividad',
  activityText: 'Lo que ha pasado aquí en los últimos 30 días',
  allActivity: 'Toda la actividad',
  toBoard: 'Volver al tablero',
  activityFailed: 'No se ha podido cargar la actividad.',
  noActivity: {
    title: 'Todavía no ha pasado nada',
    text: 'Aquí aparece cada tarea que alguien crea, cambia, mueve o comenta, con quién lo ha hecho y cuándo.',
  },
  deletedTask: '(eliminada)',
  news: {
    created: 'Nueva desde tu última visita',
    done: 'Terminada desde tu última visita',
    moved: 'Movida desde tu última visita',
    commented: 'Comentario nuevo desde tu última visita',
    changed: 'Cambiada desde tu última visita',
  },
};

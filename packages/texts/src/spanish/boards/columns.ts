// Texts of the management of columns, in Spanish.

import { limits } from '@app/contract/limits.ts';
import type { Catalogue } from '#catalogue.ts';
import { numberOf } from '#number.ts';
import { pluralOf } from '#plural.ts';

const number = numberOf('es');
const plural = pluralOf('es');

export const columnsText: Catalogue['columns'] = {
  managedByAdmins: 'Solo quienes gestionan el tablero pueden cambiar las columnas.',
  nameIsKept: 'Por hacer, En curso, En revisión y Hecho conservan su nombre, porque con ellas se hacen los recuentos.',
  isKept: 'Por hacer, En curso, En revisión y Hecho no se pueden eliminar, porque con ellas se hacen los recuentos.',
  limitInvalid: `Escribe un número entero del ${limits.columnLimit.min} al ${limits.columnLimit.max}, o déjalo vacío.`,
  targetUnknown: 'Elige otra columna de este tablero para las tareas.',
  full: 'La columna está llena. Saca antes una tarea, o pide a quien gestiona el tablero que suba su límite.',
  menu: (column) => `Columna ${column}`,
  collapse: 'Contraer',
  expand: (column, count) => `Expandir ${column}, ${number(count)} ${plural(count, 'tarea', 'tareas')}`,
  edit: 'Editar columna…',
  moveLeft: 'Mover a la izquierda',
  moveRight: 'Mover a la derecha',
  remove: 'Eliminar columna…',
  editTitle: 'Editar columna',
  save: 'Guardar',
  saving: 'Guardando…',
  color: 'Color',
  colors: { none: 'Ninguno', gray: 'Gris', red: 'Rojo', orange: 'Naranja', green: 'Verde', blue: 'Azul', purple: 'Morado' },
  limit: 'Límite de trabajo en curso',
  limitHint: 'Cuántas tareas debería haber aquí a la vez, como máximo. Déjalo vacío si da igual.',
  refuses: 'Rechazar más tareas',
  refusesHint: 'Una columna llena no admite más tareas. Si no lo activas, solo muestra que supera su límite.',
  limitShown: (limit) => `máx. ${number(limit)}`,
  limitState: {
    room: (count, limit) => `${number(count)} de ${number(limit)} tareas como máximo`,
    full: (limit) => `Llena: ${number(limit)} de ${number(limit)} tareas como máximo`,
    over: (count, limit) => `Por encima de su límite: ${number(count)} de ${number(limit)} tareas como máximo`,
  },
  changed: { title: 'Columna cambiada', text: (column) => `Todas las personas del tablero ya ven ${column} así.` },
  moved: { title: 'Columna movida', text: (column, place, of) => `${column} es ahora la columna ${place} de ${of}.` },
  changeFailed: 'No se ha cambiado la columna',
  removeTitle: (column) => `¿Eliminar la columna ${column}?`,
  removeText: (count) =>
    count === 0
      ? 'No tiene tareas en este tablero. Las que estén en la papelera también cambian de columna.'
      : plural(
          count,
          'Su tarea pasa a la columna que elijas y toma su estado.',
          `Sus ${number(count)} tareas pasan a la columna que elijas y toman su estado.`,
        ),
  removeFinal: 'Las tareas de otros tableros conservan este estado. Una columna eliminada no se puede restaurar.',
  target: 'Mover sus tareas a',
  removeSubmit: 'Eliminar columna',
  removing: 'Eliminando…',
  removed: { title: 'Columna eliminada', text: (column, target) => `Las tareas de ${column} están ahora en ${target}.` },
  removeFailed: 'No se ha eliminado la columna',
  addColumn: 'Añadir columna',
  addColumnTitle: 'Añadir una columna',
  addColumnText: 'Se añade al final del tablero. Su nombre es el estado de las tareas que contiene.',
  columnName: 'Nombre de la columna',
  addColumnSubmit: 'Añadir columna',
  addingColumn: 'Añadiendo…',
  columnAdded: { title: 'Columna añadida', text: (name) => `${name} está al final del tablero.` },
  columnAddFailed: { title: 'No se ha añadido la columna', text: 'No se ha podido añadir la columna. Inténtalo de nuevo.' },
  columnNotFound: 'No se ha encontrado la columna',
  columnNameRequired: 'Escribe un nombre para la columna.',
  columnNameTaken: 'Ya existe una columna con ese nombre en este tablero.',
  columnsFull: `Un tablero tiene como máximo ${limits.columnsPerWorkspace} columnas.`,
  columnsForAdmins: 'Solo los administradores del tablero pueden añadir columnas.',
};

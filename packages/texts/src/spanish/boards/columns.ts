// Texts of the management of columns, in Spanish.

import { limits } from '@app/contract/limits.ts';
import type { Catalogue } from '#catalogue.ts';
import { numberOf } from '#number.ts';
import { pluralOf } from '#plural.ts';

const number = numberOf('es');
const plural = pluralOf('es');

export const columnsText: Catalogue['columns'] = {
  managedByAdmins: 'Solo los administradores del espacio de trabajo pueden cambiar columnas.',
  nameIsKept: 'Por hacer, En curso, En revisión y Hecho conservan su nombre, porque el producto cuenta con ellas.',
  isKept: 'Por hacer, En curso, En revisión y Hecho no se pueden eliminar, porque el producto cuenta con ellas.',
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
  limitHint: 'Cuántas tareas deberían estar aquí a la vez como máximo. Vacío significa cualquier número.',
  refuses: 'Rechazar más tareas',
  refusesHint: 'Una columna llena no admite más tareas. Sin esto, la columna solo muestra que supera su límite.',
  limitShown: (limit) => `máx. ${number(limit)}`,
  limitState: {
    room: (count, limit) => `${number(count)} de ${number(limit)} tareas como máximo`,
    full: (limit) => `Llena: ${number(limit)} de ${number(limit)} tareas como máximo`,
    over: (count, limit) => `Por encima de su límite: ${number(count)} de ${number(limit)} tareas como máximo`,
  },
  changed: { title: 'Columna cambiada', text: (column) => `${column} está al día para todo el tablero.` },
  moved: { title: 'Columna movida', text: (column, place, of) => `${column} es ahora la columna ${place} de ${of}.` },
  changeFailed: 'No se ha cambiado la columna',
  removeTitle: (column) => `¿Eliminar la columna ${column}?`,
  removeText: (count) =>
    count === 0
      ? 'No tiene tareas en este tablero. Las tareas de la papelera se mueven con ella.'
      : plural(
          count,
          'La tarea que contiene pasa a la columna que elijas y toma su estado.',
          `Las ${number(count)} tareas que contiene pasan a la columna que elijas y toman su estado.`,
        ),
  removeFinal: 'Las tareas de otros tableros conservan este estado. Una columna eliminada no se puede restaurar.',
  target: 'Mover las tareas a',
  removeSubmit: 'Eliminar columna',
  removing: 'Eliminando…',
  removed: { title: 'Columna eliminada', text: (column, target) => `Las tareas de ${column} están en ${target}.` },
  removeFailed: 'No se ha eliminado la columna',
  addColumn: 'Añadir columna',
  addColumnTitle: 'Añadir una columna',
  addColumnText: 'Queda al final del tablero. Su nombre es el estado de las tareas que contiene.',
  columnName: 'Nombre de la columna',
  addColumnSubmit: 'Añadir columna',
  addingColumn: 'Añadiendo…',
  columnAdded: { title: 'Columna añadida', text: (name) => `${name} está al final del tablero.` },
  columnAddFailed: { title: 'No se ha añadido la columna', text: 'No se ha podido añadir la columna. Inténtalo de nuevo.' },
  columnNotFound: 'No se ha encontrado la columna',
  columnNameRequired: 'Escribe un nombre para la columna.',
  columnNameTaken: 'Ya existe una columna con ese nombre en el espacio de trabajo.',
  columnsFull: `Un espacio de trabajo tiene como máximo ${limits.columnsPerWorkspace} columnas.`,
  columnsForAdmins: 'Solo los administradores del espacio de trabajo pueden añadir columnas.',
};

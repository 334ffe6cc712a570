// Texts of relations between tasks, in Spanish.

import { relationLimits } from '@app/contract/relations/relations.limits.ts';
import type { Catalogue } from '#catalogue.ts';
import { numberOf } from '#number.ts';
import { pluralOf } from '#plural.ts';

const number = numberOf('es');
const plural = pluralOf('es');

export const relationsText: Catalogue['relations'] = {
  title: 'Relaciones',
  failed: 'No se han podido cargar las relaciones.',
  kinds: {
    parent: 'Tarea principal',
    subtask: 'Subtarea',
    blockedBy: 'Bloqueada por',
    blocks: 'Bloquea',
    relatesTo: 'Relacionada con',
    duplicates: 'Duplica',
    duplicatedBy: 'Duplicada por',
  },
  subtasks: 'Subtareas',
  progress: (done, count) => `${number(done)} de ${number(count)} terminadas`,
  add: 'Añadir relación',
  added: 'Relación añadida',
  addFailed: 'No se ha podido añadir la relación',
  kind: 'Qué relación tiene la otra tarea',
  find: 'Buscar la otra tarea por título o número',
  noTask: 'Ninguna otra tarea coincide.',
  remove: (title) => `Quitar la relación con ${title}`,
  removed: 'Relación quitada',
  removeFailed: 'No se ha podido quitar la relación',
  addSubtask: 'Añadir subtarea',
  subtaskTitle: 'Título de la subtarea',
  addShort: 'Añadir',
  subtaskAdded: 'Subtarea añadida',
  subtaskFailed: 'No se ha podido añadir la subtarea',
  blockedMark: (count) => plural(count, 'Bloqueada por 1 tarea', `Bloqueada por ${number(count)} tareas`),
  subtasksMark: (done, count) =>
    plural(count, `${number(done)} de 1 subtarea terminada`, `${number(done)} de ${number(count)} subtareas terminadas`),
  promote: 'Convertir en subtarea',
  promoted: 'Convertido en subtarea',
  promoteFailed: 'El elemento no se ha podido convertir en subtarea',
  blocked: 'Bloqueada',
  doneBlocked: 'Terminada, aunque la bloquea',
  manyDoneBlocked: (count) =>
    plural(count, '1 tarea terminada, aunque estaba bloqueada', `${number(count)} tareas terminadas, aunque estaban bloqueadas`),
  hiddenBlocker: 'una tarea que no puedes ver',
  blockedByList: (title, blockers) => `${title}: bloqueada por ${blockers}`,
  moreBlocked: (count) => plural(count, '1 más', `${number(count)} más`),
  otherTask: 'otra tarea',
  self: 'Una tarea no se puede relacionar consigo misma.',
  refused: 'Estas dos tareas no se pueden relacionar así.',
  exists: 'Las dos tareas ya tienen esta relación.',
  circle: 'Sería un círculo: la tarea se esperaría a sí misma o formaría parte de sí misma.',
  hasParent: 'La tarea ya es subtarea de otra.',
  tooDeep: `Las subtareas tienen como máximo ${relationLimits.levels} niveles.`,
  full: `Una tarea tiene como máximo ${relationLimits.perTask} relaciones.`,
  notFound: 'Esta relación ya no existe.',
  itemGone: 'Este elemento ya no está en la lista de comprobación.',
};

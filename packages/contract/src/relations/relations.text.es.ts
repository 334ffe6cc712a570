// Texts of relations between tasks, in Spanish.
import { relationLimits } from '#relations/relations.limits.ts';
import type { Catalogue } from '#text.ts';

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
  otherTask: 'otra tarea',
  self: 'Una tarea no se puede relacionar consigo misma.',
  exists: 'Las dos tareas ya tienen esta relación.',
  circle: 'Se formaría un círculo: al final, la tarea se esperaría o se contendría a sí misma.',
  hasParent: 'La tarea ya es subtarea de otra.',
  tooDeep: `Las subtareas tienen como máximo ${relationLimits.levels} niveles.`,
  full: `Una tarea tiene como máximo ${relationLimits.perTask} relaciones.`,
  notFound: 'Esta relación ya no existe.',
  itemGone: 'Este elemento ya no está en la lista de comprobación.',
};

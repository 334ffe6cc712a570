// Texts of relations between tasks, in French.
import { relationLimits } from '#relations/relations.limits.ts';
import type { Catalogue } from '#text.ts';

export const relationsText: Catalogue['relations'] = {
  title: 'Relations',
  failed: 'Impossible de charger les relations.',
  kinds: {
    parent: 'Tâche parente',
    subtask: 'Sous-tâche',
    blockedBy: 'Bloquée par',
    blocks: 'Bloque',
    relatesTo: 'Liée à',
    duplicates: 'Duplique',
    duplicatedBy: 'Dupliquée par',
  },
  otherTask: 'une autre tâche',
  self: 'Une tâche ne peut pas être liée à elle-même.',
  exists: 'Les deux tâches ont déjà cette relation.',
  circle: 'Cela formerait un cercle\u202f: au bout du compte, la tâche s’attendrait ou se contiendrait elle-même.',
  hasParent: 'La tâche est déjà une sous-tâche d’une autre.',
  tooDeep: `Les sous-tâches ont au plus ${relationLimits.levels} niveaux.`,
  full: `Une tâche a au plus ${relationLimits.perTask} relations.`,
  notFound: 'Cette relation n’existe plus.',
  itemGone: 'Cet élément n’est plus dans la checklist.',
};

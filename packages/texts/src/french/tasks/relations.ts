// Texts of relations between tasks, in French.

import { relationLimits } from '@app/contract/relations/relations.limits.ts';
import type { Catalogue } from '#catalogue.ts';
import { numberOf } from '#number.ts';
import { pluralOf } from '#plural.ts';

const number = numberOf('fr');
const plural = pluralOf('fr');

export const relationsText: Catalogue['relations'] = {
  title: 'Relations',
  failed: 'Impossible de charger les relations.',
  kinds: {
    parent: 'Tâche principale',
    subtask: 'Sous-tâche',
    blockedBy: 'Bloquée par',
    blocks: 'Bloque',
    relatesTo: 'Liée à',
    duplicates: 'Duplique',
    duplicatedBy: 'Dupliquée par',
  },
  subtasks: 'Sous-tâches',
  progress: (done, count) => `${number(done)} sur ${number(count)} terminées`,
  add: 'Ajouter une relation',
  added: 'Relation ajoutée',
  addFailed: 'Impossible d’ajouter la relation',
  kind: 'Lien avec l’autre tâche',
  find: 'Chercher l’autre tâche par titre ou numéro',
  noTask: 'Aucune autre tâche ne correspond.',
  remove: (title) => `Retirer la relation avec ${title}`,
  removed: 'Relation retirée',
  removeFailed: 'Impossible de retirer la relation',
  addSubtask: 'Ajouter une sous-tâche',
  subtaskTitle: 'Titre de la sous-tâche',
  addShort: 'Ajouter',
  subtaskAdded: 'Sous-tâche ajoutée',
  subtaskFailed: 'Impossible d’ajouter la sous-tâche',
  blockedMark: (count) => plural(count, `Bloquée par ${number(count)} tâche`, `Bloquée par ${number(count)} tâches`),
  subtasksMark: (done, count) =>
    plural(
      count,
      `${number(done)} sur ${number(count)} sous-tâche terminée`,
      `${number(done)} sur ${number(count)} sous-tâches terminées`,
    ),
  promote: 'Convertir en sous-tâche',
  promoted: 'Converti en sous-tâche',
  promoteFailed: 'Impossible de convertir l’élément en sous-tâche',
  blocked: 'Bloquée',
  doneBlocked: 'Terminée, bien que bloquée par',
  manyDoneBlocked: (count) =>
    plural(count, '1 tâche est terminée, bien que bloquée', `${number(count)} tâches sont terminées, bien que bloquées`),
  hiddenBlocker: 'une tâche que vous ne voyez pas',
  blockedByList: (title, blockers) => `${title}\u202f: bloquée par ${blockers}`,
  moreBlocked: (count) => plural(count, '1 autre', `${number(count)} autres`),
  otherTask: 'une autre tâche',
  self: 'Une tâche ne peut pas être liée à elle-même.',
  refused: 'On ne peut pas relier ces deux tâches ainsi.',
  exists: 'Les deux tâches ont déjà cette relation.',
  circle: 'Ce serait un cercle\u202f: la tâche s’attendrait elle-même ou ferait partie d’elle-même.',
  hasParent: 'La tâche est déjà la sous-tâche d’une autre.',
  tooDeep: `Les sous-tâches ont au plus ${relationLimits.levels} niveaux.`,
  full: `Une tâche a au plus ${relationLimits.perTask} relations.`,
  notFound: 'Cette relation n’existe plus.',
  itemGone: 'Cet élément n’est plus dans la checklist.',
};

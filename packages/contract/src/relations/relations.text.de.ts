// Texts of relations between tasks, in German.
import { relationLimits } from '#relations/relations.limits.ts';
import type { Catalogue } from '#text.ts';

export const relationsText: Catalogue['relations'] = {
  title: 'Beziehungen',
  failed: 'Die Beziehungen konnten nicht geladen werden.',
  kinds: {
    parent: 'Übergeordnete Aufgabe',
    subtask: 'Unteraufgabe',
    blockedBy: 'Blockiert durch',
    blocks: 'Blockiert',
    relatesTo: 'Verwandt mit',
    duplicates: 'Duplikat von',
    duplicatedBy: 'Hat als Duplikat',
  },
  otherTask: 'eine andere Aufgabe',
  self: 'Eine Aufgabe kann keine Beziehung zu sich selbst haben.',
  exists: 'Diese Beziehung haben die beiden Aufgaben schon.',
  circle: 'Das ergäbe einen Kreis: Am Ende würde die Aufgabe auf sich selbst warten oder zu sich selbst gehören.',
  hasParent: 'Die Aufgabe ist schon Unteraufgabe einer anderen.',
  tooDeep: `Unteraufgaben haben höchstens ${relationLimits.levels} Ebenen.`,
  full: `Eine Aufgabe hat höchstens ${relationLimits.perTask} Beziehungen.`,
  notFound: 'Diese Beziehung gibt es nicht mehr.',
  itemGone: 'Dieser Punkt steht nicht mehr auf der Checkliste.',
};

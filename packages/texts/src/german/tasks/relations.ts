// Texts of relations between tasks, in German.

import { relationLimits } from '@app/contract/relations/relations.limits.ts';
import type { Catalogue } from '#catalogue.ts';
import { numberOf } from '#number.ts';
import { pluralOf } from '#plural.ts';

const number = numberOf('de');
const plural = pluralOf('de');

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
    duplicatedBy: 'Dupliziert durch',
  },
  subtasks: 'Unteraufgaben',
  progress: (done, count) => `${number(done)} von ${number(count)} erledigt`,
  add: 'Beziehung hinzufügen',
  added: 'Beziehung hinzugefügt',
  addFailed: 'Die Beziehung konnte nicht hinzugefügt werden',
  kind: 'Was die andere Aufgabe ist',
  find: 'Andere Aufgabe nach Titel oder Nummer suchen',
  noTask: 'Keine andere Aufgabe passt.',
  remove: (title) => `Beziehung zu ${title} entfernen`,
  removed: 'Beziehung entfernt',
  removeFailed: 'Die Beziehung konnte nicht entfernt werden',
  addSubtask: 'Unteraufgabe hinzufügen',
  subtaskTitle: 'Titel der Unteraufgabe',
  addShort: 'Hinzufügen',
  subtaskAdded: 'Unteraufgabe hinzugefügt',
  subtaskFailed: 'Die Unteraufgabe konnte nicht hinzugefügt werden',
  blockedMark: (count) => plural(count, 'Blockiert durch 1 Aufgabe', `Blockiert durch ${number(count)} Aufgaben`),
  subtasksMark: (done, count) =>
    plural(count, `${number(done)} von 1 Unteraufgabe erledigt`, `${number(done)} von ${number(count)} Unteraufgaben erledigt`),
  promote: 'In eine Unteraufgabe umwandeln',
  promoted: 'In eine Unteraufgabe umgewandelt',
  promoteFailed: 'Der Eintrag konnte nicht umgewandelt werden',
  blocked: 'Blockiert',
  doneBlocked: 'Erledigt, obwohl blockiert durch',
  manyDoneBlocked: (count) =>
    plural(count, '1 Aufgabe ist erledigt, obwohl blockiert', `${number(count)} Aufgaben sind erledigt, obwohl blockiert`),
  hiddenBlocker: 'eine Aufgabe, die Sie nicht sehen',
  blockedByList: (title, blockers) => `${title}: blockiert durch ${blockers}`,
  moreBlocked: (count) => plural(count, '1 weitere', `${number(count)} weitere`),
  otherTask: 'eine andere Aufgabe',
  self: 'Eine Aufgabe kann keine Beziehung zu sich selbst haben.',
  refused: 'Diese beiden Aufgaben lassen sich so nicht verbinden.',
  exists: 'Diese Beziehung haben die beiden Aufgaben schon.',
  circle: 'Das ergäbe einen Kreis: Die Aufgabe würde auf sich selbst warten oder zu sich selbst gehören.',
  hasParent: 'Die Aufgabe ist schon Unteraufgabe einer anderen.',
  tooDeep: `Unteraufgaben gehen höchstens ${relationLimits.levels} Ebenen tief.`,
  full: `Eine Aufgabe hat höchstens ${relationLimits.perTask} Beziehungen.`,
  notFound: 'Diese Beziehung gibt es nicht mehr.',
  itemGone: 'Dieser Eintrag steht nicht mehr auf der Checkliste.',
};

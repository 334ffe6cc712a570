// Texts of the trash of a board, in German.

import type { Catalogue } from '#catalogue.ts';
import { numberOf } from '#number.ts';
import { pluralOf } from '#plural.ts';

const number = numberOf('de');
const plural = pluralOf('de');

export const trashText: Catalogue['trash'] = {
  title: 'Papierkorb',
  text: 'Gelöschte Aufgaben lassen sich eine Zeit lang wiederherstellen, mit Kommentaren, Dateien und Checkliste.',
  failed: 'Der Papierkorb konnte nicht geladen werden.',
  search: 'Papierkorb durchsuchen',
  found: (count) => plural(count, '1 gelöschte Aufgabe', `${number(count)} gelöschte Aufgaben`),
  empty: {
    title: 'Der Papierkorb ist leer',
    text: 'Eine gelöschte Aufgabe bleibt eine Zeit lang hier. Wer sie sieht, kann sie zurückholen.',
  },
  nothingFound: { title: 'Keine gelöschte Aufgabe passt', text: 'Gesucht wird nur in Titeln.' },
  list: 'Gelöschte Aufgaben',
  deletedBy: (name) => `Gelöscht von ${name}`,
  deleted: 'Gelöscht',
  left: (days) => (days < 1 ? 'Noch weniger als ein Tag' : plural(days, 'Noch 1 Tag', `Noch ${days} Tage`)),
  select: (title) => `${title} auswählen`,
  selectAll: 'Alle geladenen auswählen',
  selected: (count) => `${number(count)} ausgewählt`,
  restore: 'Wiederherstellen',
  restoreOne: (title) => `${title} wiederherstellen`,
  purge: 'Endgültig löschen',
  purgeOne: (title) => `${title} endgültig löschen`,
  purgeQuestion: (count) =>
    plural(count, 'Diese Aufgabe endgültig löschen?', `Diese ${number(count)} Aufgaben endgültig löschen?`),
  purgeWarning: 'Kommentare, Dateien und Verlauf werden mitgelöscht. Niemand kann sie zurückholen.',
  restored: (count) => plural(count, 'Aufgabe wiederhergestellt', `${number(count)} Aufgaben wiederhergestellt`),
  restoredText: 'Wieder in der Spalte, mit allem, was dazugehört.',
  restoreFailed: 'Nichts wurde wiederhergestellt',
  purged: (count) => plural(count, 'Endgültig gelöscht', `${number(count)} Aufgaben endgültig gelöscht`),
  purgeFailed: 'Nichts wurde endgültig gelöscht',
  mayNotPurge: 'Nur wer das Board verwaltet, kann dessen Aufgaben endgültig löschen.',
};

// Texts of the selection of many tasks and of what is done with them, in German.

import type { Catalogue } from '#catalogue.ts';
import { numberOf } from '#number.ts';
import { pluralOf } from '#plural.ts';

const number = numberOf('de');
const plural = pluralOf('de');

export const bulkChangesText: Catalogue['bulkChanges'] = {
  select: (title) => `${title} auswählen`,
  selectAll: (name) => `Alle in ${name} auswählen`,
  selectEntry: 'Auswählen',
  selected: (count) => `${number(count)} ausgewählt`,
  bar: (count) => `Aktionen für ${number(count)} ausgewählte ${plural(count, 'Aufgabe', 'Aufgaben')}`,
  atMost: (most) => `Sie können höchstens ${number(most)} Aufgaben auf einmal auswählen.`,
  people: 'Personen',
  peopleModes: { set: 'Setzen', add: 'Dazu', remove: 'Entfernen', replace: 'Ersetzen' },
  setHint: 'Ist dann allein für alle zuständig.',
  setTakes: (count) =>
    `Ist dann allein zuständig. Bei ${number(count)} ${plural(count, 'Aufgabe', 'Aufgaben')} werden andere entfernt.`,
  addHint: 'Zusätzlich zu denen, die schon zuständig sind.',
  removeHint: 'Die anderen bleiben.',
  replaceHint: 'Wen möchten Sie ersetzen, ob haupt- oder zusätzlich zuständig?',
  replaceBy: (name, count) =>
    `Wer übernimmt von ${name}? ${number(count)} ${plural(count, 'Aufgabe', 'Aufgaben')}; alle anderen bleiben.`,
  replaceOther: 'Jemand anderen ersetzen',
  replaced: (from, to) => `${to} statt ${from}`,
  added: (name) => `Zuständige: ${name} hinzugefügt`,
  hasTasks: (count) => `${number(count)} ${plural(count, 'Aufgabe', 'Aufgaben')}`,
  notAssigned: 'Wer ersetzt werden soll, ist für diese Aufgabe nicht mehr zuständig.',
  template: 'Checkliste',
  remove: 'Löschen',
  clear: 'Auswahl aufheben',
  deleteAsk: (count) => `${number(count)} ${plural(count, 'Aufgabe', 'Aufgaben')} löschen?`,
  deleteText: 'Sie lassen sich aus dem Papierkorb wiederherstellen.',
  changed: (count) => `${number(count)} ${plural(count, 'Aufgabe', 'Aufgaben')} geändert`,
  deleted: (count) => `${number(count)} ${plural(count, 'Aufgabe', 'Aufgaben')} gelöscht`,
  undone: (count) => `Für ${number(count)} ${plural(count, 'Aufgabe', 'Aufgaben')} rückgängig gemacht`,
  nothing: 'Nichts geändert',
  nothingText: 'Die Aufgaben waren schon so.',
  failed: 'Die Aufgaben wurden nicht geändert',
  needsServer: 'Dafür ist eine Verbindung zum Server nötig. Es wurde nichts geändert.',
  removePerson: (name) => `${name} entfernen`,
  refused: (count, total) => `${number(count)} von ${number(total)} Aufgaben ${plural(count, 'wurde', 'wurden')} nicht geändert`,
  refusedText: 'Alles andere ist erledigt.',
  hidden: (id) => `Aufgabe #${id}`,
  keepSelected: 'Nur diese auswählen',
  close: 'Schließen',
};

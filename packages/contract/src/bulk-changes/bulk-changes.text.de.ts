// Texts of the selection of many tasks and of what is done with them, in German.
import { pluralOf } from '#languages/plural.ts';
import type { Catalogue } from '#text.ts';

const plural = pluralOf('de');

export const bulkChangesText: Catalogue['bulkChanges'] = {
  select: (title) => `${title} auswählen`,
  selectAll: (name) => `Alle in ${name} auswählen`,
  selectEntry: 'Auswählen',
  selected: (count) => `${count} ausgewählt`,
  bar: (count) => `Aktionen für ${count} ausgewählte ${plural(count, 'Aufgabe', 'Aufgaben')}`,
  atMost: (most) => `Es können höchstens ${most} Aufgaben auf einmal ausgewählt werden.`,
  people: 'Personen',
  template: 'Checkliste',
  remove: 'Löschen',
  clear: 'Auswahl aufheben',
  deleteAsk: (count) => `${count} ${plural(count, 'Aufgabe', 'Aufgaben')} löschen?`,
  deleteText: 'Sie können 30 Tage lang wiederhergestellt werden.',
  changed: (count) => `${count} ${plural(count, 'Aufgabe', 'Aufgaben')} geändert`,
  deleted: (count) => `${count} ${plural(count, 'Aufgabe', 'Aufgaben')} gelöscht`,
  undone: (count) => `Für ${count} ${plural(count, 'Aufgabe', 'Aufgaben')} rückgängig gemacht`,
  nothing: 'Nichts geändert',
  nothingText: 'Die Aufgaben sind bereits so.',
  failed: 'Die Aufgaben wurden nicht geändert',
  needsServer: 'Dafür ist eine Verbindung zum Server nötig. Es wurde nichts geändert.',
  removePerson: (name) => `${name} entfernen`,
  refused: (count, total) => `${count} von ${total} Aufgaben wurden nicht geändert`,
  refusedText: 'Alles andere ist erledigt.',
  hidden: (id) => `Aufgabe #${id}`,
  keepSelected: 'Nur diese auswählen',
  close: 'Schließen',
};

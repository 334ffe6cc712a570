// Texts of the archive of a board, in German.

import type { Catalogue } from '#catalogue.ts';
import { numberOf } from '#number.ts';
import { pluralOf } from '#plural.ts';

const number = numberOf('de');
const plural = pluralOf('de');

export const archiveText: Catalogue['archive'] = {
  title: 'Archiv',
  text: 'Erledigte Aufgaben, die abgelegt sind. Auf Boards und in Listen stehen sie nicht; die Suche findet sie weiterhin.',
  failed: 'Das Archiv konnte nicht geladen werden.',
  search: 'Archiv durchsuchen',
  found: (count) => plural(count, '1 archivierte Aufgabe', `${number(count)} archivierte Aufgaben`),
  empty: {
    title: 'Noch ist nichts archiviert',
    text: 'Archivieren Sie eine erledigte Aufgabe über ihr Menü. Oder legen Sie im Menü der Spalte „Erledigt“ fest, nach wie vielen Tagen Aufgaben automatisch archiviert werden.',
  },
  nothingFound: { title: 'Keine archivierte Aufgabe passt', text: 'Gesucht wird nur in Titeln.' },
  list: 'Archivierte Aufgaben',
  archivedBy: (name) => `Archiviert von ${name}`,
  archivedItself: 'Automatisch archiviert',
  done: 'Erledigt',
  restore: 'Zurück aufs Board',
  restoreOne: (title) => `${title} zurück aufs Board`,
  restored: (count) => plural(count, 'Aufgabe wiederhergestellt', `${number(count)} Aufgaben wiederhergestellt`),
  restoredText: 'Wieder in der Spalte „Erledigt“.',
  restoreFailed: 'Nichts wurde wiederhergestellt',
  act: 'Archivieren',
  actAll: (count) => plural(count, '1 erledigte Aufgabe archivieren', `${number(count)} erledigte Aufgaben archivieren`),
  actShown: (count) =>
    plural(count, '1 angezeigte erledigte Aufgabe archivieren', `${number(count)} angezeigte erledigte Aufgaben archivieren`),
  actDone: (count) => plural(count, 'Aufgabe archiviert', `${number(count)} Aufgaben archiviert`),
  isArchived: 'Archiviert',
  isArchivedText: 'Sie steht auf keinem Board und in keiner Liste.',
  notDone: 'Nur eine erledigte Aufgabe lässt sich archivieren.',
  onlyDone: 'Nur Aufgaben der Spalte „Erledigt“ werden archiviert.',
  after: 'Automatisch archivieren',
  never: 'Nie',
  days: (count) => `${number(count)} Tage nach dem Erledigen`,
};

// Texts of the archive of a board, in German.

import type { Catalogue } from '#catalogue.ts';
import { numberOf } from '#number.ts';
import { pluralOf } from '#plural.ts';

const number = numberOf('de');
const plural = pluralOf('de');

export const archiveText: Catalogue['archive'] = {
  title: 'Archiv',
  text: 'Erledigte Aufgaben, die weggelegt sind. Kein Board und keine Liste zeigt sie; die Suche findet sie weiterhin.',
  failed: 'Das Archiv konnte nicht geladen werden.',
  search: 'Archiv durchsuchen',
  found: (count) => plural(count, '1 archivierte Aufgabe', `${number(count)} archivierte Aufgaben`),
  empty: {
    title: 'Noch ist nichts archiviert',
    text: 'Eine erledigte Aufgabe wird über ihr Menü archiviert, oder nach einigen Tagen von selbst: im Menü der Spalte „Erledigt“.',
  },
  nothingFound: { title: 'Keine archivierte Aufgabe passt', text: 'Durchsucht werden nur Titel.' },
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
  onlyDone: 'Nur die Spalte „Erledigt“ archiviert ihre Aufgaben.',
  after: 'Automatisch archivieren',
  never: 'Nie',
  days: (count) => `${number(count)} Tage nach dem Erledigen`,
};

// Texts of the archive of a board, in German.
import { pluralOf } from '#languages/plural.ts';
import type { Catalogue } from '#text.ts';

const plural = pluralOf('de');

export const archiveText: Catalogue['archive'] = {
  title: 'Archiv',
  text: 'Erledigte Aufgaben, die weggelegt sind. Kein Board und keine Liste zeigt sie; die Suche findet sie weiterhin.',
  failed: 'Das Archiv konnte nicht geladen werden.',
  search: 'Archiv durchsuchen',
  found: (count) => plural(count, '1 archivierte Aufgabe', `${count} archivierte Aufgaben`),
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
  restored: (count) => plural(count, 'Aufgabe wiederhergestellt', `${count} Aufgaben wiederhergestellt`),
  restoredText: 'Wieder in der Spalte „Erledigt“.',
  restoreFailed: 'Nichts wurde wiederhergestellt',
  act: 'Archivieren',
  actAll: (count) => plural(count, '1 erledigte Aufgabe archivieren', `${count} erledigte Aufgaben archivieren`),
  actShown: (count) =>
    plural(count, '1 angezeigte erledigte Aufgabe archivieren', `${count} angezeigte erledigte Aufgaben archivieren`),
  actDone: (count) => plural(count, 'Aufgabe archiviert', `${count} Aufgaben archiviert`),
  isArchived: 'Archiviert',
  isArchivedText: 'Sie steht auf keinem Board und in keiner Liste.',
  notDone: 'Nur eine erledigte Aufgabe lässt sich archivieren.',
  onlyDone: 'Nur die Spalte „Erledigt“ archiviert ihre Aufgaben.',
  after: 'Automatisch archivieren',
  never: 'Nie',
  days: (count) => `${count} Tage nach dem Erledigen`,
};

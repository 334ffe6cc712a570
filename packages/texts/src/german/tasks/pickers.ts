// Texts of the pickers of people, departments and dates, in German.

import type { Catalogue } from '#catalogue.ts';
import { numberOf } from '#number.ts';

const number = numberOf('de');

export const pickersText: Catalogue['pickers'] = {
  find: 'Suchen',
  findPerson: 'Nach Name, Position oder E-Mail suchen',
  nothing: 'Nichts gefunden.',
  nobody: 'Niemand gefunden.',
  found: (count) => `${number(count)} gefunden`,
  chosen: (count) => `${number(count)} ausgewählt`,
  more: (count) => `${number(count)} weitere. Tippen, um sie zu finden.`,
  choose: 'Auswählen',
  choosePeople: 'Personen auswählen',
  remove: (name) => `${name} entfernen`,
  rest: (count) => `${number(count)} weitere anzeigen`,
  fewer: 'Weniger anzeigen',
  previousMonth: 'Voriger Monat',
  nextMonth: 'Nächster Monat',
  openCalendar: (field) => `${field}: im Kalender auswählen`,
  calendar: (field) => `Kalender: ${field}`,
  dateWords: 'Oder in Worten: nächsten Freitag, in 2 Wochen',
  badDate: (example) => `Das ist kein Datum. Schreiben Sie es wie ${example}.`,
};

// Texts of presence in German.
import type { Catalogue } from '#catalogue.ts';

export const presenceText: Catalogue['presence'] = {
  onBoard: (names) => `Auch auf diesem Board: ${names}`,
  atTask: (names) => `Auch bei dieser Aufgabe: ${names}`,
  open: (names) => `Geöffnet von ${names}`,
  editing: {
    title: (names, count) => `${names} ${count === 1 ? 'bearbeitet' : 'bearbeiten'} den Titel`,
    description: (names, count) => `${names} ${count === 1 ? 'bearbeitet' : 'bearbeiten'} die Beschreibung`,
    checklist: (names, count) => `${names} ${count === 1 ? 'bearbeitet' : 'bearbeiten'} die Checkliste`,
    comment: (names, count) => `${names} ${count === 1 ? 'schreibt' : 'schreiben'} einen Kommentar`,
  },
};

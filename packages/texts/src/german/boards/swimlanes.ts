// German texts of the lanes of a board.
import type { Catalogue } from '#catalogue.ts';

export const swimlanesText: Catalogue['swimlanes'] = {
  title: 'Bahnen',
  none: 'Keine Bahnen',
  cell: (column, lane) => `${column}, ${lane}`,
  addTo: (column, lane) => `Aufgabe hinzufügen zu ${column}, ${lane}`,
  moveTo: (lane) => `In die Bahn: ${lane}`,
  refused: 'Nicht verschoben',
  refusal: {
    range: (lane) => `„${lane}“ ist mehr als ein Tag. Ändern Sie stattdessen das Fälligkeitsdatum.`,
    done: (lane) => `In dieser Bahn sind nur Aufgaben der Spalte ${lane}.`,
    finished: (lane) => `In „${lane}“ sind nur offene Aufgaben.`,
    person: (lane) => `${lane} gehört zu keiner Abteilung der Aufgabe.`,
    priority: (lane) => `Die Priorität „${lane}“ kann nicht mehr gewählt werden.`,
  },
};

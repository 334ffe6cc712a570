// German texts of the export of tasks.
import type { Catalogue } from '#catalogue.ts';

export const exportsText: Catalogue['exports'] = {
  formatUnknown: 'Wählen Sie CSV, JSON oder Markdown.',
  button: 'Exportieren',
  all: 'Alle Aufgaben exportieren',
  formats: { csv: 'CSV für Tabellen', json: 'JSON, wieder importierbar', markdown: 'Markdown zum Lesen' },
  done: 'Export gespeichert',
  failed: 'Der Export ist fehlgeschlagen.',
  shown: 'Was angezeigt wird (CSV)',
  shownCut: (most) => `In der Datei stehen nur die ersten ${most} Zeilen.`,
};

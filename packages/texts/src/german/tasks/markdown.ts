// Texts of Markdown, in German.

import type { Catalogue } from '#catalogue.ts';
import { numberOf } from '#number.ts';
import { pluralOf } from '#plural.ts';

const number = numberOf('de');
const plural = pluralOf('de');

export const markdownText: Catalogue['markdown'] = {
  tools: 'Formatierung',
  bold: 'Fett',
  italic: 'Kursiv',
  list: 'Liste',
  checklist: 'Checkliste',
  link: 'Link',
  code: 'Code',
  view: 'Schreiben oder Vorschau',
  write: 'Schreiben',
  preview: 'Vorschau',
  previewOf: (label) => `Vorschau: ${label}`,
  nothing: 'Nichts anzuzeigen',
  table: 'Tabelle',
  done: 'Erledigt',
  open: 'Offen',
  people: 'Personen zum Erwähnen',
  peopleMissing: 'Die Personen, die erwähnt werden können, konnten nicht geladen werden.',
  peopleFound: (count) => `${number(count)} ${plural(count, 'Person zum Erwähnen', 'Personen zum Erwähnen')}`,
  notAssigned: 'Nicht zugewiesen',
};

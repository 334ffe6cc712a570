// Words of checklist templates, in German.
import { pluralOf } from '#languages/plural.ts';
import type { Catalogue } from '#text.ts';

const plural = pluralOf('de');

export const checklistTemplatesText: Catalogue['checklistTemplates'] = {
  notFound: 'Vorlage nicht gefunden',
  heading: 'Checklistenvorlagen',
  use: 'Mit einer Checkliste beginnen',
  none: 'Keine Vorlagen vorhanden',
  noneText: 'Für diesen Arbeitsbereich gibt es keine Checklistenvorlagen.',
  allDepartments: 'Alle Abteilungen',
  items: (count) => `${count} ${plural(count, 'Eintrag', 'Einträge')}`,
  preview: 'Vorschau',
};

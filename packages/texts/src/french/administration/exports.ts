// French texts of the export of tasks.
import type { Catalogue } from '#catalogue.ts';

export const exportsText: Catalogue['exports'] = {
  formatUnknown: 'Choisissez CSV, JSON ou Markdown.',
  button: 'Exporter',
  all: 'Exporter toutes les tâches',
  formats: { csv: 'CSV pour tableurs', json: 'JSON à réimporter', markdown: 'Markdown à lire' },
  done: 'Export enregistré',
  failed: 'L’export a échoué.',
  shown: 'Ce qui est affiché (CSV)',
  shownCut: (most) => `Le fichier ne contient que les ${most} premières lignes.`,
};

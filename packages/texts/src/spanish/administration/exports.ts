// Spanish texts of the export of tasks.
import type { Catalogue } from '#catalogue.ts';

export const exportsText: Catalogue['exports'] = {
  formatUnknown: 'Elige CSV, JSON o Markdown.',
  button: 'Exportar',
  all: 'Exportar todas las tareas',
  formats: { csv: 'CSV para hojas de cálculo', json: 'JSON para volver a importar', markdown: 'Markdown para leer' },
  done: 'Exportación guardada',
  failed: 'La exportación ha fallado.',
  shown: 'Lo que se muestra (CSV)',
  shownCut: (most) => `El archivo contiene solo las primeras ${most} filas.`,
};

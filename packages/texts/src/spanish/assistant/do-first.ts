// Texts of what to do first, on top of My work. They come with that screen.

import type { DoFirstText } from '#english/assistant/do-first.ts';

export const doFirstText: DoFirstText = {
  title: 'Lo primero',
  failed: 'No se pudo cargar lo que conviene hacer primero.',
  tomorrow: (title) => `Mañana: ${title}`,
  plan: 'Planificar mi día',
  planTitle: 'Planificar',
  planFailed: 'No se pudo hacer el plan.',
};

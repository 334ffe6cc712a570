// Spanish texts of hints.

import type { Catalogue } from '#catalogue.ts';
import { pluralOf } from '#plural.ts';

const plural = pluralOf('es');

export const hintsText: Catalogue['hints'] = {
  label: 'Sugerencia',
  similar: 'Parecidas:',
  withTemplate: (name) => `Usar la lista «${name}»`,
  stuck: (days) => plural(days, 'Sin cambios desde hace 1 día.', `Sin cambios desde hace ${days} días.`),
  askNow: 'Preguntar en un comentario',
  noDueDate: 'Prioridad alta sin fecha de vencimiento.',
  setDueDate: 'Poner fecha de vencimiento',
  load: (open, week) => `${plural(open, '1 tarea abierta', `${open} tareas abiertas`)}, ${week} con vencimiento esta semana`,
  dismiss: 'No mostrar sugerencias como esta',
  dismissed: { title: 'Sugerencia oculta para siempre', text: 'Puedes volver a mostrarla en Ajustes > Preferencias.' },
  notSaved: 'No se ha guardado tu elección',
};

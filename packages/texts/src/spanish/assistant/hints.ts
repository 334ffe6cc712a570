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
  settings: 'Sugerencias',
  settingsText: 'Líneas discretas que aparecen donde pueden ayudar. Lo que ocultes lo puedes volver a mostrar aquí.',
  kinds: {
    similarTitle: { title: 'Tareas parecidas', text: 'Mientras escribes el título de una tarea nueva' },
    likelyChecklist: { title: 'Lista probable', text: 'La plantilla que usaron tareas parecidas' },
    stuckTask: { title: 'Tareas paradas', text: 'Una tarea empezada que no avanza' },
    noDueDate: { title: 'Falta la fecha de vencimiento', text: 'En tareas de prioridad alta' },
    overloaded: { title: 'Personas con mucho trabajo', text: 'Mientras eliges quién recibe una tarea' },
  },
};

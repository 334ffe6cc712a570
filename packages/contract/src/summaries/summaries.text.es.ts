// Spanish texts of summaries.
import { pluralOf } from '#languages/plural.ts';
import type { Catalogue } from '#text.ts';

const plural = pluralOf('es');

export const summariesText: Catalogue['summaries'] = {
  title: 'Resumen',
  open: 'Resumen: mi día, mi semana, cambios',
  openChanges: (count) => `Resumen, ${count}`,
  day: 'Mi día',
  week: 'Mi semana',
  period: 'Periodo',
  departmentWeek: (name) => `Semana de ${name}`,
  companyWeek: 'Semana de la empresa',
  sections: {
    overdue: 'Vencidas',
    due: 'Vencen',
    starts: 'Empiezan',
    waiting: 'Esperan tu revisión',
    done: 'Hechas',
    started: 'Empezadas',
    stuck: (days) => `Sin cambios desde hace ${days} días`,
    unassigned: 'Sin asignar',
  },
  nothing: 'No hay nada aquí. Disfrútalo.',
  nothingWeek: 'Nada que contar esta semana.',
  more: (count) => `y ${count} más`,
  changesSince: (count, most, when) =>
    `${most ? `Más de ${count} cambios` : plural(count, '1 cambio', `${count} cambios`)} desde ${when}`,
  yesterdayAt: (time) => `ayer a las ${time}`,
  changes: 'Cambios de otras personas',
  seen: 'Descartar',
  seenFailed: 'No se han podido descartar los cambios',
  kinds: { created: 'nueva', done: 'hecha', moved: 'movida', commented: 'comentario nuevo', changed: 'cambiada' },
  failed: 'No se ha podido cargar el resumen.',
  answerNothing: (title) => `${title}: nada.`,
  answerChanges: 'Lo que han cambiado otras personas',
  firstVisit: 'No has estado antes en este tablero, así que no hay nada que comparar.',
  noChanges: (when) => `Nadie más ha cambiado nada desde ${when}.`,
};

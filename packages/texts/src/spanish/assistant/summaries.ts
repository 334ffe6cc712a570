// Spanish texts of summaries.

import type { Catalogue } from '#catalogue.ts';
import { numberOf } from '#number.ts';
import { pluralOf } from '#plural.ts';

const number = numberOf('es');
const plural = pluralOf('es');

export const summariesText: Catalogue['summaries'] = {
  title: 'Resumen',
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
  more: (count) => `y ${number(count)} más`,
  changesSince: (count, most, when) =>
    `${most ? `Más de ${number(count)} cambios` : plural(count, '1 cambio', `${number(count)} cambios`)} desde ${when}`,
  yesterdayAt: (time) => `ayer a las ${time}`,
  changes: 'Cambios de otras personas',
  seen: 'Descartar',
  seenFailed: 'No se han podido descartar los cambios',
  kinds: { created: 'nueva', done: 'hecha', moved: 'movida', commented: 'comentario nuevo', changed: 'cambiada' },
  failed: 'No se ha podido cargar el resumen.',
  answerNothing: (title) => `${title}: nada.`,
  firstVisit: 'No has estado antes en este tablero, así que no hay nada que comparar.',
  noChanges: (when) => `Nadie más ha cambiado nada desde ${when}.`,
  trends: {
    flow: 'Creadas y terminadas',
    created: 'Creadas',
    done: 'Terminadas',
    open: 'Abiertas',
    overdue: 'Vencidas',
    week: 'Semana del',
    inWeek: (date, created, done) => `Semana del ${date}: ${created} creadas, ${done} terminadas`,
    ages: 'Antigüedad de las tareas abiertas',
    age: { week: 'Hasta 7 días', month: 'De 8 a 30 días', quarter: 'De 31 a 90 días', older: 'Más de 90 días' },
    people: 'Tareas abiertas por persona',
    departments: 'Tareas abiertas por departamento',
    unassigned: 'Sin asignar',
    overdueOf: (count) => `${count} vencidas`,
    nothing: 'No hay tareas abiertas.',
    eachPerson: 'Una tarea de varias personas cuenta para cada una.',
    morePeople: (count) => plural(count, 'y 1 persona más', `y ${number(count)} personas más`),
    table: 'Tabla',
    noTasks: 'No hay tareas.',
    failed: 'No se pudieron cargar las cifras.',
    tasksFailed: 'No se pudieron cargar las tareas.',
  },
};

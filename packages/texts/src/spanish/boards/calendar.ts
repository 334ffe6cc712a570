// Spanish texts of the calendar.
import type { calendarText as english } from '#english/boards/calendar.ts';
import { numberOf } from '#number.ts';
import { pluralOf } from '#plural.ts';

const number = numberOf('es');
const plural = pluralOf('es');

export const calendarText: typeof english = {
  label: 'Calendario',
  month: 'Mes',
  week: 'Semana',
  quarter: 'Trimestre',
  today: 'Hoy',
  span: 'Período mostrado',
  previous: { month: 'Mes anterior', week: 'Semana anterior', quarter: 'Trimestre anterior' },
  next: { month: 'Mes siguiente', week: 'Semana siguiente', quarter: 'Trimestre siguiente' },
  add: (day: string) => `Añadir una tarea para el ${day}`,
  more: (count: number) => `+${number(count)} más`,
  fewer: 'Mostrar menos',
  count: (count: number) => plural(count, '1 tarea', `${number(count)} tareas`),
  unscheduled: 'Sin fecha límite',
  unscheduledHint: 'Arrastra una tarea a un día o pulsa D sobre ella.',
  unscheduledNone: 'Las tareas abiertas sin fecha límite aparecen aquí. Arrastra una tarea aquí para quitársela.',
  unscheduledElsewhere: 'Ver en la lista las tareas sin fecha límite',
  moreUnscheduled: 'Mostrar más',
  hint: 'Aquí no vence ninguna tarea. Pulsa + en un día o arrastra una tarea desde el lateral. Con una tarea enfocada, Mayús y las flechas la mueven un día o una semana.',
  hintTouch: 'Aquí no vence ninguna tarea. Pulsa + en un día para añadir una.',
  moved: (title: string, day: string) => `${title}: vence ${day}`,
  startsLater: (title: string, day: string) => `«${title}» empieza el ${day}; no puede vencer antes`,
  done: 'Hecha',
  overdue: 'Vencida',
};

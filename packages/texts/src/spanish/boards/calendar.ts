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
  span: 'Periodo mostrado',
  previous: { month: 'Mes anterior', week: 'Semana anterior', quarter: 'Trimestre anterior' },
  next: { month: 'Mes siguiente', week: 'Semana siguiente', quarter: 'Trimestre siguiente' },
  add: (day: string) => `Añadir una tarea para el ${day}`,
  more: (count: number) => `+${number(count)} más`,
  fewer: 'Mostrar menos',
  count: (count: number) => plural(count, '1 tarea', `${number(count)} tareas`),
  unscheduled: 'Sin fecha de vencimiento',
  unscheduledHint: 'Arrastra una tarea a un día para fijar su fecha de vencimiento.',
  unscheduledNone: 'Aquí aparecen las tareas abiertas sin fecha de vencimiento. Arrastra una aquí para quitarle la fecha.',
  unscheduledElsewhere: 'Ver en la lista las tareas sin fecha de vencimiento',
  moreUnscheduled: 'Mostrar más',
  hint: 'Aquí no vence ninguna tarea. Pulsa + en un día o arrastra hasta él una tarea del lateral.',
  hintTouch: 'Aquí no vence ninguna tarea. Pulsa + en un día para añadir una.',
  moved: (title: string, day: string) => `${title}: vence ${day}`,
  startsLater: (title: string, day: string) => `«${title}» empieza el ${day}; no puede vencer antes`,
  done: 'Terminada',
  overdue: 'Vencida',
};

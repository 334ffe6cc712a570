// Texts of what should be done first today and why, and of plans. Only the server loads them.

import type { TodayText } from '#english/assistant/today.ts';
import { numberOf } from '#number.ts';
import { pluralOf } from '#plural.ts';

const number = numberOf('es');
const plural = pluralOf('es');

export const todayText: TodayText = {
  reasons: {
    late: (days) => plural(days, 'con 1 día de retraso', `con ${number(days)} días de retraso`),
    dueToday: 'vence hoy',
    dueTomorrow: 'vence mañana',
    dueSoon: (days) => `vence en ${number(days)} días`,
    priority: { P0: 'prioridad máxima', P1: 'prioridad alta', P2: 'prioridad media', P3: 'prioridad baja' },
    started: 'ya empezada',
    review: 'en revisión',
    nearlyDone: 'casi terminada',
    blocks: (count) => plural(count, 'bloquea 1 tarea', `bloquea ${number(count)} tareas`),
    blocksOf: (count, names) => plural(count, `bloquea 1 tarea de ${names}`, `bloquea ${number(count)} tareas de ${names}`),
    chosen: 'elegida para hoy',
  },
  blockedBy: (titles) => `espera a ${titles}`,
  blockedHidden: 'espera a una tarea que no ves',
  andHidden: 'una tarea que no ves',
  and: (some, last) => `${some} y ${last}`,
  first: (title, reasons) => `Primero «${title}»: ${reasons}.`,
  next: (tasks) => `Después ${tasks}.`,
  quoted: (title) => `«${title}»`,
  task: (title, reasons) => `«${title}» (${reasons})`,
  leftOut: (title, blocked) => `Queda fuera: «${title}» ${blocked}.`,
  moreBlocked: (count) => plural(count, 'Hay 1 tarea bloqueada más.', `Hay ${number(count)} tareas bloqueadas más.`),
  late: (count) => plural(count, '1 vencida', `${number(count)} vencidas`),
  due: (count) => plural(count, '1 vence hoy', `${number(count)} vencen hoy`),
  waiting: (count) => plural(count, '1 te espera', `${number(count)} te esperan`),
  nothing: 'No tienes nada abierto. Disfrútalo.',
  onlyBlocked: 'Todo tu trabajo abierto está bloqueado.',
  nothingToPlan: 'Ninguna tarea vencida o urgente necesita otro día.',
  planned: (count) => plural(count, 'Daría un día a esta tarea:', `Daría un día a estas ${number(count)} tareas:`),
  plannedLeft: (count) =>
    plural(
      count,
      'Queda fuera 1 tarea vencida; planifica de nuevo después.',
      `Quedan fuera ${number(count)} tareas vencidas; planifica de nuevo después.`,
    ),
  plannedBecause: (act, reasons, most) =>
    `${act}: ${reasons}; como máximo ${plural(most, '1 tarea', `${number(most)} tareas`)} al día`,
};

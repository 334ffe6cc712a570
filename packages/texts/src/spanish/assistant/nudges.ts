// Parts of the reasons of nudges. Only the server loads them.

import type { NudgesText } from '#english/assistant/nudges.ts';
import { numberOf } from '#number.ts';
import { pluralOf } from '#plural.ts';

const number = numberOf('es');
const plural = pluralOf('es');

export const nudgesText: NudgesText = {
  rests: (days) =>
    plural(
      days,
      'La has empezado, pero no ha pasado nada desde hace 1 día laborable',
      `La has empezado, pero no ha pasado nada desde hace ${number(days)} días laborables`,
    ),
  restsOf: (name, days) =>
    plural(
      days,
      `La tiene ${name}, pero no ha pasado nada desde hace 1 día laborable`,
      `La tiene ${name}, pero no ha pasado nada desde hace ${number(days)} días laborables`,
    ),
  restsNobody: (days) =>
    plural(
      days,
      'Está empezada, pero no ha pasado nada desde hace 1 día laborable',
      `Está empezada, pero no ha pasado nada desde hace ${number(days)} días laborables`,
    ),
  usual: (days) => `(aquí rara vez más de ${number(days)})`,
  waits: (title, name) => `Tu tarea «${title}» la espera; la tiene ${name}`,
  waitsNobody: (title) => `Tu tarea «${title}» la espera; no la tiene nadie`,
  late: (days) => plural(days, 'y lleva 1 día de retraso', `y lleva ${number(days)} días de retraso`),
  load: (due) => `Tienes ${number(due)} tareas que vencen en una semana`,
  loadOf: (due) => `${number(due)} tareas vencen en una semana`,
  ofThem: (late) => plural(late, '1 de ellas vencida', `${number(late)} de ellas vencidas`),
  others: (usual) => `los demás tienen unas ${number(usual)}`,
  hardlyAny: 'los demás casi no tienen',
  unownedLate: (days) =>
    plural(days, 'No la tiene nadie y venció hace 1 día', `No la tiene nadie y venció hace ${number(days)} días`),
  unownedToday: 'No la tiene nadie y vence hoy',
  unownedTomorrow: 'No la tiene nadie y vence mañana',
  unownedSoon: (days) => `No la tiene nadie y vence en ${number(days)} días`,
  look: 'Para mirar:',
  reason: (title, text) => `«${title}»: ${text}`,
};

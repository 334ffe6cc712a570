// Texts of what should be done first today and why, and of plans. Only the server loads them.

import type { TodayText } from '#english/assistant/today.ts';
import { numberOf } from '#number.ts';
import { pluralOf } from '#plural.ts';

const number = numberOf('fr');
const plural = pluralOf('fr');

export const todayText: TodayText = {
  reasons: {
    late: (days) => plural(days, 'en retard de 1 jour', `en retard de ${number(days)} jours`),
    dueToday: 'pour aujourd’hui',
    dueTomorrow: 'pour demain',
    dueSoon: (days) => `à rendre dans ${number(days)} jours`,
    priority: { P0: 'priorité maximale', P1: 'priorité haute', P2: 'priorité moyenne', P3: 'priorité basse' },
    started: 'déjà commencée',
    review: 'en révision',
    nearlyDone: 'presque terminée',
    blocks: (count) => plural(count, 'bloque 1 tâche', `bloque ${number(count)} tâches`),
    blocksOf: (count, names) => plural(count, `bloque 1 tâche de ${names}`, `bloque ${number(count)} tâches de ${names}`),
    chosen: 'choisie pour aujourd’hui',
  },
  blockedBy: (titles) => `attend ${titles}`,
  blockedHidden: 'attend une tâche que vous ne voyez pas',
  andHidden: 'une tâche que vous ne voyez pas',
  and: (some, last) => `${some} et ${last}`,
  first: (title, reasons) => `Commencez par «\u202f${title}\u202f»\u202f: ${reasons}.`,
  next: (tasks) => `Ensuite ${tasks}.`,
  quoted: (title) => `«\u202f${title}\u202f»`,
  task: (title, reasons) => `«\u202f${title}\u202f» (${reasons})`,
  leftOut: (title, blocked) => `Laissée de côté\u202f: «\u202f${title}\u202f» ${blocked}.`,
  moreBlocked: (count) => plural(count, '1 autre tâche est bloquée.', `${number(count)} autres tâches sont bloquées.`),
  late: (count) => `${number(count)} en retard`,
  due: (count) => `${number(count)} pour aujourd’hui`,
  waiting: (count) => plural(count, '1 vous attend', `${number(count)} vous attendent`),
  nothing: 'Rien n’est ouvert pour vous. Profitez-en.',
  onlyBlocked: 'Tout votre travail ouvert est bloqué.',
  nothingToPlan: 'Aucune tâche en retard ou urgente n’a besoin d’un nouveau jour.',
  planned: (count) =>
    plural(count, 'Je donnerais un jour à cette tâche\u202f:', `Je donnerais un jour à ces ${number(count)} tâches\u202f:`),
  plannedLeft: (count) =>
    plural(
      count,
      '1 tâche en retard est laissée de côté\u202f; planifiez de nouveau ensuite.',
      `${number(count)} tâches en retard sont laissées de côté\u202f; planifiez de nouveau ensuite.`,
    ),
  plannedBecause: (act, reasons, most) =>
    `${act}\u202f: ${reasons}\u202f; au plus ${plural(most, '1 tâche', `${number(most)} tâches`)} par jour`,
};

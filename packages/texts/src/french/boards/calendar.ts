// French texts of the calendar.
import type { calendarText as english } from '#english/boards/calendar.ts';
import { numberOf } from '#number.ts';
import { pluralOf } from '#plural.ts';

const number = numberOf('fr');
const plural = pluralOf('fr');

export const calendarText: typeof english = {
  label: 'Calendrier',
  month: 'Mois',
  week: 'Semaine',
  quarter: 'Trimestre',
  today: 'Aujourd’hui',
  span: 'Période affichée',
  previous: { month: 'Mois précédent', week: 'Semaine précédente', quarter: 'Trimestre précédent' },
  next: { month: 'Mois suivant', week: 'Semaine suivante', quarter: 'Trimestre suivant' },
  add: (day: string) => `Ajouter une tâche pour le ${day}`,
  more: (count: number) => `+${number(count)} de plus`,
  fewer: 'Afficher moins',
  count: (count: number) => plural(count, '1 tâche', `${number(count)} tâches`),
  unscheduled: 'Sans échéance',
  unscheduledHint: 'Faites glisser une tâche sur un jour, ou appuyez sur D.',
  unscheduledNone: 'Les tâches ouvertes sans échéance apparaissent ici. Faites glisser une tâche ici pour retirer son échéance.',
  unscheduledElsewhere: 'Voir les tâches sans échéance dans la liste',
  moreUnscheduled: 'Afficher plus',
  hint: 'Aucune tâche n’arrive à échéance ici. Appuyez sur + un jour donné, ou faites-y glisser une tâche depuis le côté. Maj et les flèches déplacent la tâche sélectionnée d’un jour ou d’une semaine.',
  hintTouch: 'Aucune tâche n’arrive à échéance ici. Appuyez sur + pour en ajouter une.',
  moved: (title: string, day: string) => `${title}\u202f: échéance ${day}`,
  startsLater: (title: string, day: string) =>
    `«\u202f${title}\u202f» commence le ${day}\u202f; l’échéance ne peut pas être antérieure`,
  done: 'Terminée',
  overdue: 'En retard',
};

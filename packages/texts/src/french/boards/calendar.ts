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
  more: (count: number) => plural(count, '+1 autre', `+${number(count)} autres`),
  fewer: 'Afficher moins',
  count: (count: number) => plural(count, '1 tâche', `${number(count)} tâches`),
  unscheduled: 'Sans échéance',
  unscheduledHint: 'Faites glisser une tâche sur un jour pour fixer son échéance.',
  unscheduledNone: 'Ici se trouvent les tâches ouvertes sans échéance. Faites-en glisser une ici pour retirer sa date.',
  unscheduledElsewhere: 'Voir les tâches sans échéance dans la liste',
  moreUnscheduled: 'Afficher plus',
  hint: 'Aucune tâche à rendre ici. Appuyez sur + dans un jour, ou faites-y glisser une tâche depuis le côté.',
  hintTouch: 'Aucune tâche à rendre ici. Appuyez sur + dans un jour pour en ajouter une.',
  moved: (title: string, day: string) => `${title}\u202f: échéance ${day}`,
  startsLater: (title: string, day: string) =>
    `«\u202f${title}\u202f» commence le ${day}\u202f; l’échéance ne peut pas être plus tôt`,
  done: 'Terminée',
  overdue: 'En retard',
};

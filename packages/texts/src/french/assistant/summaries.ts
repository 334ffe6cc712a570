// French texts of summaries.

import type { Catalogue } from '#catalogue.ts';
import { numberOf } from '#number.ts';
import { pluralOf } from '#plural.ts';

const number = numberOf('fr');
const plural = pluralOf('fr');

export const summariesText: Catalogue['summaries'] = {
  title: 'Résumé',
  day: 'Ma journée',
  week: 'Ma semaine',
  period: 'Période',
  departmentWeek: (name) => `Semaine\u202f: ${name}`,
  companyWeek: 'Semaine de l’entreprise',
  sections: {
    overdue: 'En retard',
    due: 'À échéance',
    starts: 'Commencent',
    waiting: 'Attendent votre relecture',
    done: 'Terminées',
    started: 'Commencées',
    stuck: (days) => `Aucun changement depuis ${days} jours`,
    unassigned: 'Non attribuées',
  },
  nothing: 'Rien ici. Profitez-en.',
  nothingWeek: 'Rien à signaler cette semaine.',
  more: (count) => `et ${number(count)} de plus`,
  changesSince: (count, most, when) =>
    `${most ? `Plus de ${number(count)} changements` : plural(count, '1 changement', `${number(count)} changements`)} depuis ${when}`,
  yesterdayAt: (time) => `hier ${time}`,
  changes: 'Modifiées par d’autres',
  seen: 'Masquer',
  seenFailed: 'Les changements n’ont pas pu être masqués',
  kinds: { created: 'nouvelle', done: 'terminée', moved: 'déplacée', commented: 'nouveau commentaire', changed: 'modifiée' },
  failed: 'Le résumé n’a pas pu être chargé.',
  answerNothing: (title) => `${title}\u202f: rien.`,
  firstVisit: 'Vous n’êtes pas encore venu sur ce tableau, il n’y a donc rien à comparer.',
  noChanges: (when) => `Personne d’autre n’a rien changé depuis ${when}.`,
  trends: {
    flow: 'Créées et terminées',
    created: 'Créées',
    done: 'Terminées',
    open: 'Ouvertes',
    overdue: 'En retard',
    week: 'Semaine du',
    inWeek: (date, created, done) => `Semaine du ${date}\u202f: ${created} créées, ${done} terminées`,
    ages: 'Âge des tâches ouvertes',
    age: { week: 'Jusqu’à 7 jours', month: 'De 8 à 30 jours', quarter: 'De 31 à 90 jours', older: 'Plus de 90 jours' },
    people: 'Tâches ouvertes par personne',
    departments: 'Tâches ouvertes par service',
    unassigned: 'Sans responsable',
    overdueOf: (count) => `${count} en retard`,
    nothing: 'Aucune tâche ouverte.',
    eachPerson: 'Une tâche de plusieurs personnes compte pour chacune.',
    morePeople: (count) => plural(count, 'et 1 autre personne', `et ${number(count)} autres personnes`),
    table: 'Tableau',
    noTasks: 'Aucune tâche.',
    failed: 'Les chiffres n’ont pas pu être chargés.',
    tasksFailed: 'Les tâches n’ont pas pu être chargées.',
  },
};

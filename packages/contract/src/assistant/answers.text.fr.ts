// Texts of the assistant's answers and proposals, in French.
import type { AnswersText } from '#assistant/answers.text.ts';
import { numberOf } from '#languages/number.ts';
import { pluralOf } from '#languages/plural.ts';

const number = numberOf('fr');
const plural = pluralOf('fr');

export const answersText: AnswersText = {
  found: (count) => plural(count, `${number(count)} tâche`, `${number(count)} tâches`),
  none: 'Aucune tâche',
  conditions: {
    open: 'ouvertes',
    done: 'terminées',
    overdue: 'en retard',
    overdueOrDue: (period) => `en retard ou à rendre ${period}`,
    due: (period) => `à rendre ${period}`,
    created: (period) => `créées ${period}`,
    finished: (period) => `terminées ${period}`,
    changed: (period) => `modifiées ${period}`,
    starts: (period) => `débutant ${period}`,
    mine: 'à vous',
    byMe: 'créées par vous',
    people: (names) => `de ${names}`,
    byPeople: (names) => `créées par ${names}`,
    nobody: 'non attribuées',
    departments: (names) => `service ${names}`,
    columns: (names) => `colonne ${names}`,
    priorities: (names) => `priorité ${names}`,
    noDueDate: 'sans échéance',
    notStarted: 'pas commencées',
    future: 'prévues pour plus tard',
    openChecklist: 'avec une checklist ouverte',
    waiting: 'en attente de votre relecture',
    stuckSince: (date) => `sans changement depuis le ${date}`,
    words: (text) => `avec «\u202f${text}\u202f»`,
    board: (name) => `sur le tableau ${name}`,
  },
  period: {
    on: (date) => `le ${date}`,
    since: (date) => `depuis le ${date}`,
    until: (date) => `jusqu’au ${date}`,
    between: (from, to) => `du ${from} au ${to}`,
  },
  mostLoaded: (name, count) =>
    `${name} en a le plus\u202f: ${plural(count, `${number(count)} tâche`, `${number(count)} tâches`)}`,
  leastLoaded: (name, count) =>
    `${name} en a le moins\u202f: ${plural(count, `${number(count)} tâche`, `${number(count)} tâches`)}`,
  busiestDepartment: (name, count) =>
    `${name} en a le plus\u202f: ${plural(count, `${number(count)} tâche`, `${number(count)} tâches`)}`,
  progress: (percent, done, all) => `${percent} % terminé\u202f: ${number(done)} tâches sur ${number(all)}`,
  first: (title, score) => `Commencez par «\u202f${title}\u202f»\u202f: ${score} points sur 100`,
  oldest: (title, date) => `La plus ancienne est «\u202f${title}\u202f», créée le ${date}`,
  notUnderstood: 'Je n’ai pas compris.',
  notUnderstoodWords: (words) => `Je n’ai pas compris «\u202f${words}\u202f».`,
  whichPerson: (name) => `Plusieurs personnes s’appellent ${name}. De qui s’agit-il\u202f?`,
  whichTask: (words) => `Plusieurs tâches correspondent à «\u202f${words}\u202f». Laquelle\u202f?`,
  whichIt: 'Quelle tâche\u202f? Donnez son titre ou son numéro, par exemple #12.',
  whichBoard: 'Sur quel tableau\u202f?',
  noTask: (words) => `Je n’ai trouvé aucune tâche «\u202f${words}\u202f».`,
  noColumn: (name) => `Il n’y a pas de colonne «\u202f${name}\u202f».`,
  noPerson: (name) => `Je n’ai trouvé personne du nom de «\u202f${name}\u202f».`,
  noBoard: 'Vous n’avez aucun tableau où créer des tâches.',
  tooMany: (most) => `Cela ferait plus de ${number(most)} modifications. Précisez, s’il vous plaît.`,
  nothingToDo: 'Il n’y a rien à changer.',
  // These are understood as sentences, too.
  replanMine: 'Replanifie mes tâches en retard',
  replanAll: 'Replanifie toutes les tâches en retard',
  replanTasks: (ids) => `Replanifie ${ids}`,
  replanThese: 'Replanifier ces tâches',
  replanned: (count) =>
    plural(
      count,
      'Je donnerais une nouvelle date à cette tâche :',
      `Je donnerais une nouvelle date à ces ${number(count)} tâches :`,
    ),
  replannedLeft: (count) =>
    plural(
      count,
      '1 tâche en retard n’y figure pas ; replanifiez encore après celles-ci.',
      `${number(count)} tâches en retard n’y figurent pas ; replanifiez encore après celles-ci.`,
    ),
  replannedBecause: (act, days, score, most) =>
    `${act} : en retard depuis ${plural(days, '1 jour', `${days} jours`)}, score ${score}, au plus ${plural(most, '1 tâche', `${number(most)} tâches`)} par jour`,
  proposal: (count) =>
    plural(count, 'Je ferais cette modification\u202f:', `Je ferais ces ${number(count)} modifications\u202f:`),
  examples: [
    'Quelles tâches sont en retard\u202f?',
    'Quelles tâches sont à rendre aujourd’hui\u202f?',
    'Quelles tâches sont à rendre cette semaine\u202f?',
    'tâches à rendre la semaine prochaine',
    'Montre mes tâches',
    'Quelles sont mes tâches en retard\u202f?',
    'Qu’est-ce qui m’attend\u202f?',
    'Quelles tâches ne sont pas attribuées\u202f?',
    'Quelles tâches n’ont pas d’échéance\u202f?',
    'Qu’est-ce qui est en cours\u202f?',
    'Qu’est-ce qui est en revue\u202f?',
    'Quelles tâches sont urgentes\u202f?',
    'Quelles tâches P1 sont ouvertes\u202f?',
    'Qu’est-ce qui est bloqué\u202f?',
    'tâches pas encore commencées',
    'Qu’est-ce qui commence la semaine prochaine\u202f?',
    'tâches créées cette semaine',
    'Qu’avons-nous terminé la semaine dernière\u202f?',
    'Qu’est-ce qui a changé aujourd’hui\u202f?',
    'Qu’est-ce qui a changé depuis hier\u202f?',
    'Qui a le plus de travail\u202f?',
    'Qui a le moins de tâches\u202f?',
    'Quel service a le plus de tâches en retard\u202f?',
    'Où en sommes-nous\u202f?',
    'Que dois-je faire en premier\u202f?',
    'tâches les plus anciennes',
    'tâches avec checklist incomplète',
  ],
};

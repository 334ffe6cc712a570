// French texts of My work.

import { myWorkLimits } from '@app/contract/my-work/my-work.limits.ts';
import type { myWorkText as english } from '#english/boards/my-work.ts';
import { numberOf } from '#number.ts';
import { pluralOf } from '#plural.ts';

const number = numberOf('fr');
const plural = pluralOf('fr');

export const myWorkText: typeof english = {
  title: 'Mon travail',
  listLabel: 'Mes tâches selon leur échéance',
  sections: {
    overdue: 'En retard',
    today: 'Aujourd’hui',
    waiting: 'En attente de moi',
    week: 'Cette semaine',
    later: 'Plus tard',
    none: 'Sans date',
    done: 'Terminées aujourd’hui',
  },
  count: (count) => plural(count, `${number(count)} tâche`, `${number(count)} tâches`),
  emptyToday:
    'Rien pour l’instant. Faites glisser une tâche ici pour l’avoir à rendre aujourd’hui, ou utilisez «\u202fChoisir pour aujourd’hui\u202f» dans son menu.',
  emptyTodayTouch: 'Rien pour l’instant. Le menu d’une tâche propose «\u202fChoisir pour aujourd’hui\u202f».',
  nothing: {
    title: 'Aucune tâche ne vous est attribuée',
    text: 'Vos tâches de tous les tableaux se retrouvent ici\u202f: celles en retard, d’aujourd’hui et de la semaine, et ce qui attend une réponse de vous. Ajoutez-en une ici, ou attribuez-vous une tâche sur un tableau.',
  },
  nothingBoard: { title: 'Vous n’avez rien sur ce tableau', text: 'Choisissez un autre tableau, ou tous.' },
  board: 'Tableau',
  allBoards: 'Tous les tableaux',
  items: 'Mes éléments de checklist',
  itemCount: (count) => plural(count, '1 élément', `${number(count)} éléments`),
  allItems: (count) => `Tout afficher (${number(count)})`,
  fewerItems: 'Afficher moins',
  itemsFailed: 'Impossible de charger vos éléments de checklist.',
  openItem: (item, task) => `Ouvrir ${item} dans ${task}`,
  itemDone: (item) => `«\u202f${item}\u202f»\u202f: fait`,
  choose: 'Choisir pour aujourd’hui',
  unchoose: 'Pas aujourd’hui',
  chosen: 'Choisie pour aujourd’hui',
  chosenAlready: (title) => `Vous avez déjà choisi «\u202f${title}\u202f» pour aujourd’hui`,
  itemNotChosen: {
    title: 'On ne peut choisir que des tâches pour aujourd’hui',
    text: 'C’est un élément de checklist\u202f: D lui donne une date, Entrée ouvre sa tâche.',
  },
  chosenSince: (day) => `Choisie ${day}, toujours ouverte`,
  chosenDone: (title) => `Vous avez choisi «\u202f${title}\u202f» pour aujourd’hui`,
  unchosenDone: (title) => `Vous avez retiré «\u202f${title}\u202f» d’aujourd’hui`,
  chosenFull: `On peut choisir au plus ${myWorkLimits.chosen} tâches pour aujourd’hui. Terminez-en ou retirez-en d’aujourd’hui.`,
  markFailed: 'Impossible d’enregistrer le choix',
  finish: (title) => `Terminer\u202f: ${title}`,
  reopen: (title) => `Pas terminée\u202f: ${title}`,
  markDone: 'Terminée',
  markNotDone: 'Pas terminée',
  waiting: { mentioned: 'Quelqu’un vous mentionne', review: 'En revue' },
  answered: 'Aucune réponse nécessaire',
  answeredDone: (title) => `«\u202f${title}\u202f» n’attend plus de réponse de vous`,
  add: 'Ajouter une tâche pour moi',
  addPlaceholder: 'Que ferez-vous\u202f? Par exemple\u202f: appeler la banque demain P1',
  addBoard: 'Tableau de la nouvelle tâche',
  addBoardChoose: 'Choisir un tableau',
  addBoardMissing: 'Choisissez le tableau de la tâche.',
  addSubmit: 'Ajouter',
  added: (title, board) => `«\u202f${title}\u202f» est sur le tableau ${board}`,
  loadFailed: 'Impossible de charger vos tâches.',
  moreFailed: 'Impossible de charger d’autres tâches.',
  sinceYesterday: (count, most) =>
    most
      ? `Plus de ${number(count)} changements depuis hier`
      : plural(count, `${number(count)} changement depuis hier`, `${number(count)} changements depuis hier`),
  noChanges: 'Aucun changement des autres depuis hier.',
  changes: 'Changements des autres depuis hier',
  changesFailed: 'Impossible de charger les changements.',
};

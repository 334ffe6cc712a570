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
    'Rien pour l’instant. Glissez une tâche ici pour la rendre due aujourd’hui, ou utilisez «\u202fChoisir pour aujourd’hui\u202f» dans son menu.',
  emptyTodayTouch: 'Rien pour l’instant. Le menu d’une tâche propose «\u202fChoisir pour aujourd’hui\u202f».',
  nothing: {
    title: 'Aucune tâche ne vous est attribuée',
    text: 'Vos tâches de tous les tableaux se retrouvent ici\u202f: celles en retard, d’aujourd’hui et de la semaine, et ce qui attend votre réponse. Ajoutez-en une ici, ou attribuez-vous-en une sur un tableau.',
  },
  nothingBoard: { title: 'Rien à vous sur ce tableau', text: 'Choisissez un autre tableau, ou tous.' },
  board: 'Tableau',
  allBoards: 'Tous les tableaux',
  items: 'Mes éléments de checklist',
  itemCount: (count) => plural(count, '1 élément', `${number(count)} éléments`),
  allItems: (count) => `Tout afficher (${number(count)})`,
  fewerItems: 'Afficher moins',
  itemsFailed: 'Vos éléments de checklist n’ont pas pu être chargés.',
  openItem: (item, task) => `Ouvrir ${item} dans ${task}`,
  itemDone: (item) => `«\u202f${item}\u202f» est fait`,
  choose: 'Choisir pour aujourd’hui',
  unchoose: 'Pas aujourd’hui',
  chosen: 'Choisie pour aujourd’hui',
  chosenAlready: (title) => `«\u202f${title}\u202f» est déjà choisie pour aujourd’hui`,
  itemNotChosen: {
    title: 'Seules les tâches peuvent être choisies pour aujourd’hui',
    text: 'C’est un élément de liste\u202f: D lui donne une date, Entrée ouvre sa tâche.',
  },
  chosenSince: (day) => `Choisie ${day}, toujours ouverte`,
  chosenDone: (title) => `«\u202f${title}\u202f» est choisie pour aujourd’hui`,
  unchosenDone: (title) => `«\u202f${title}\u202f» n’est plus choisie pour aujourd’hui`,
  chosenFull: `Au plus ${myWorkLimits.chosen} tâches peuvent être choisies pour aujourd’hui. Terminez-en ou retirez-en.`,
  markFailed: 'Le choix n’a pas pu être enregistré',
  finish: (title) => `Terminer\u202f: ${title}`,
  reopen: (title) => `Pas terminée\u202f: ${title}`,
  markDone: 'Terminée',
  markNotDone: 'Pas terminée',
  waiting: { mentioned: 'Vous avez été mentionné', review: 'En révision' },
  answered: 'Aucune réponse nécessaire',
  answeredDone: (title) => `«\u202f${title}\u202f» n’attend plus de réponse de vous`,
  add: 'Ajouter une tâche à moi',
  addPlaceholder: 'Que ferez-vous\u202f? Par exemple\u202f: appeler la banque demain P1',
  addBoard: 'Tableau de la nouvelle tâche',
  addBoardChoose: 'Choisir un tableau',
  addBoardMissing: 'Choisissez le tableau de la tâche.',
  addSubmit: 'Ajouter',
  added: (title, board) => `«\u202f${title}\u202f» a été ajoutée à ${board}`,
  loadFailed: 'Vos tâches n’ont pas pu être chargées.',
  moreFailed: 'D’autres tâches n’ont pas pu être chargées.',
  sinceYesterday: (count, most) =>
    most
      ? `Plus de ${number(count)} changements depuis hier`
      : plural(count, `${number(count)} changement depuis hier`, `${number(count)} changements depuis hier`),
  noChanges: 'Aucune modification par d’autres depuis hier.',
  changes: 'Changé par d’autres depuis hier',
  changesFailed: 'Les changements n’ont pas pu être chargés.',
};

// French texts of quick add.
import type { Catalogue } from '#catalogue.ts';

export const assistantText: Catalogue['assistant'] = {
  understood: 'Compris',
  takeOff: (part) => `Retirer : ${part}`,
  backInTitle: (part) => `${part} revient dans le titre`,
  unknown: (part) => `Non compris, reste dans le titre : ${part}`,
  whichOf: (name) => `Qui est ${name}\u202f?`,
  nothing: 'Rien de compris',
  list: (parts) => `Compris : ${parts}`,
  dates: (start, due) => `du ${start} au ${due}`,
  start: (date) => `Début ${date}`,
  due: (date) => `Échéance ${date}`,
  newTask: (title, board) => `Ajouter la tâche à ${board} : ${title}`,
  addedTo: (title, board) => `${title} a été ajoutée à ${board}.`,
  commandHint: 'Entrée ouvre un résultat. Ctrl+Entrée ajoute une tâche.',
};

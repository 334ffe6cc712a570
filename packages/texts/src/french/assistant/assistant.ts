// French texts of quick add.
import type { Catalogue } from '#catalogue.ts';

export const assistantText: Catalogue['assistant'] = {
  understood: 'Compris',
  takeOff: (part) => `Retirer\u202f: ${part}`,
  backInTitle: (part) => `${part} revient dans le titre`,
  unknown: (part) => `Non compris, reste dans le titre\u202f: ${part}`,
  whichOf: (name) => `Qui est ${name}\u202f?`,
  suggested: (name) => `Pour ${name}\u202f?`,
  suggestedTab: (name) => `Pour ${name}\u202f? Tab l’attribue`,
  tabKey: 'Tab',
  nothing: 'Rien de compris',
  list: (parts) => `Compris\u202f: ${parts}`,
  dates: (start, due) => `du ${start} au ${due}`,
  start: (date) => `Début ${date}`,
  due: (date) => `Échéance ${date}`,
  newTask: (title, board) => `Ajouter la tâche au tableau ${board}\u202f: ${title}`,
  addedTo: (title, board) => `«\u202f${title}\u202f» est sur le tableau ${board}.`,
  commandHint: 'Entrée ouvre un résultat. Ctrl+Entrée ajoute une tâche.',
};

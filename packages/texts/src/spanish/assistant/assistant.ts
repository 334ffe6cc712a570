// Spanish texts of quick add.
import type { Catalogue } from '#catalogue.ts';

export const assistantText: Catalogue['assistant'] = {
  understood: 'Entendido',
  takeOff: (part) => `Quitar: ${part}`,
  backInTitle: (part) => `${part} vuelve al título`,
  unknown: (part) => `No se entiende, queda en el título: ${part}`,
  whichOf: (name) => `¿Quién es ${name}?`,
  suggested: (name) => `¿Para ${name}?`,
  suggestedTab: (name) => `¿Para ${name}? Tab la asigna`,
  tabKey: 'Tab',
  nothing: 'No se entiende nada',
  list: (parts) => `Entendido: ${parts}`,
  dates: (start, due) => `del ${start} al ${due}`,
  start: (date) => `Inicio ${date}`,
  due: (date) => `Vence ${date}`,
  newTask: (title, board) => `Añadir tarea a ${board}: ${title}`,
  addedTo: (title, board) => `${title} se ha añadido a ${board}.`,
  commandHint: 'Intro abre un resultado. Ctrl+Intro añade una tarea.',
};

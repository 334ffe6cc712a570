// German texts of quick add.
import type { Catalogue } from '#catalogue.ts';

export const assistantText: Catalogue['assistant'] = {
  understood: 'Verstanden',
  takeOff: (part) => `Entfernen: ${part}`,
  backInTitle: (part) => `${part} steht wieder im Titel`,
  unknown: (part) => `Nicht verstanden, bleibt im Titel: ${part}`,
  whichOf: (name) => `Wer ist ${name}?`,
  suggested: (name) => `Für ${name}?`,
  suggestedTab: (name) => `Für ${name}? Tab weist die Aufgabe zu`,
  tabKey: 'Tab',
  nothing: 'Nichts verstanden',
  list: (parts) => `Verstanden: ${parts}`,
  dates: (start, due) => `${start} bis ${due}`,
  start: (date) => `Beginn ${date}`,
  due: (date) => `Fällig ${date}`,
  newTask: (title, board) => `Aufgabe in ${board} hinzufügen: ${title}`,
  addedTo: (title, board) => `${title} steht jetzt in ${board}.`,
  commandHint: 'Die Eingabetaste öffnet ein Ergebnis. Strg+Eingabe fügt eine Aufgabe hinzu.',
};

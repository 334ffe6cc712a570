// Texts of quick add: what was understood of a typed line.

export const assistantText = {
  understood: 'Understood',
  takeOff: (part: string) => `Remove: ${part}`,
  backInTitle: (part: string) => `${part} is back in the title`,
  unknown: (part: string) => `Not understood, stays in the title: ${part}`,
  whichOf: (name: string) => `Which one is ${name}?`,
  nothing: 'Nothing understood',
  list: (parts: string) => `Understood: ${parts}`,
  dates: (start: string, due: string) => `${start} to ${due}`,
  start: (date: string) => `Start ${date}`,
  due: (date: string) => `Due ${date}`,
  newTask: (title: string, board: string) => `Add task to ${board}: ${title}`,
  addedTo: (title: string, board: string) => `${title} was added to ${board}.`,
  commandHint: 'Enter opens a result. Ctrl+Enter adds a task.',
};

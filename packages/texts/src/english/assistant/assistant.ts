// Texts of quick add: what was understood of a typed line.

export const assistantText = {
  understood: 'Understood',
  takeOff: (part: string) => `Remove: ${part}`,
  backInTitle: (part: string) => `${part} is back in the title`,
  unknown: (part: string) => `Not understood, stays in the title: ${part}`,
  whichOf: (name: string) => `Which one is ${name}?`,
  /** Of a name without a mark. */
  suggested: (name: string) => `For ${name}?`,
  suggestedTab: (name: string) => `For ${name}? Tab assigns it`,
  tabKey: 'Tab',
  nothing: 'Nothing understood',
  list: (parts: string) => `Understood: ${parts}`,
  dates: (start: string, due: string) => `${start} to ${due}`,
  start: (date: string) => `Start ${date}`,
  due: (date: string) => `Due ${date}`,
  newTask: (title: string, board: string) => `Add task to ${board}: ${title}`,
  addedTo: (title: string, board: string) => `${title} was added to ${board}.`,
  commandHint: 'Enter opens a result. Ctrl+Enter adds a task.',
};

// Questions and orders under the field of the assistant, about what one looks at. A test sends each of them.

/** By what is looked at. */
export interface SuggestedText {
  board: readonly string[];
  task: readonly string[];
  person: readonly ((name: string) => string)[];
  myWork: readonly string[];
  dashboard: readonly string[];
  anywhere: readonly string[];
}

export const suggestedText: SuggestedText = {
  board: ['What is overdue?', 'What is blocked?', 'How far are we?'],
  task: ['Move it to Review', 'Postpone it by two days', 'Mark it as done'],
  person: [
    (name) => `What is ${name} working on?`,
    (name) => `Which tasks of ${name} are overdue?`,
    (name) => `What did ${name} finish last week?`,
  ],
  myWork: ['What should I do first?', 'Which of my tasks are overdue?', 'What is waiting for me?'],
  dashboard: ['Who has the most work?', 'What is stuck?', 'What was finished last week?'],
  anywhere: ['What is overdue?', 'What is due today?', 'Show my tasks'],
};

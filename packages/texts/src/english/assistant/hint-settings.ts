// Texts of the settings of hints, which load with these.

import type { Widened } from '#catalogue.ts';

export const hintSettingsText = {
  title: 'Hints',
  text: 'Quiet lines where something may help. Whatever you hide, you can show again here.',
  kinds: {
    similarTitle: { title: 'Similar tasks', text: 'While you type the title of a new task' },
    likelyChecklist: { title: 'Likely checklist', text: 'The template that such tasks used before' },
    stuckTask: { title: 'Stuck tasks', text: 'An open task that was begun and does not change' },
    noDueDate: { title: 'Missing due date', text: 'On tasks of a high priority' },
    overloaded: { title: 'People with much to do', text: 'While you choose who gets a task' },
    nudgeStuck: { title: 'Stuck tasks', text: 'A begun task of yours, or of a board that you lead, to which nothing happens' },
    nudgeBlocked: { title: 'Waiting in vain', text: 'Your task waits for one that is late or that nobody has' },
    nudgeOverloaded: {
      title: 'Too much work',
      text: 'You, or somebody of a board that you lead, has clearly more due than the others',
    },
    nudgeUnowned: { title: 'Nobody has it', text: 'A task that is due soon and that nobody has' },
  },
};

/** The shape of the texts in every language. */
export type HintSettingsText = Widened<typeof hintSettingsText>;

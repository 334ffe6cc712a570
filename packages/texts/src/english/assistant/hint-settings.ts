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
  },
};

/** The shape of the texts in every language. */
export type HintSettingsText = Widened<typeof hintSettingsText>;

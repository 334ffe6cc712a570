// What is being added to the relations of the open task: its buttons and the command menu ask for it.
import { createStore } from '#lib/store.ts';

/** The line for sub-tasks, or the search for a related task, is open. */
export const relationAsk = createStore<'subtask' | 'relation' | undefined>(undefined);

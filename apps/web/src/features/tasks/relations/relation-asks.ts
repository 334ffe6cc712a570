// Requests of the command menu that the relations of the open task answer.
import { createStore } from '#lib/store.ts';

/** Opens the line for sub-tasks, or the search for a related task; the open task takes it and resets it. */
export const relationAsk = createStore<'subtask' | 'relation' | undefined>(undefined);

// The selected tasks of a board or list. The command menu asks here what is selected, and acts by `act-on-many.ts`.
import { createStore } from '#lib/store.ts';

/** The ids of the selected tasks. */
export const selection = createStore<ReadonlySet<number>>(new Set());

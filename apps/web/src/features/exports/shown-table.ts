// The table that is on the screen, for an export of what is shown.
import { createStore } from '#lib/store.ts';

export interface ShownTable {
  header: readonly string[];
  rows: readonly (readonly string[])[];
  /** Where there are more rows than a file holds: how many those are. */
  cutAt?: number | undefined;
}

/** Returns the table as it is now; undefined while no table is shown. */
export const shownTable = createStore<(() => Promise<ShownTable>) | undefined>(undefined);

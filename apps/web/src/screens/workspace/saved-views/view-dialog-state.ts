// Which dialog of saved views is open: its button is above the board, in the line of the filter, and in the command menu.
import type { SavedView } from '@app/contract/views/views.contract.ts';
import { createStore } from '#lib/store.ts';

/** A new view, or the one that is renamed or shared. */
export const viewDialog = createStore<'new' | SavedView | undefined>(undefined);

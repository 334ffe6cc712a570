// Which dialog of the board's '…' is open: its list opens them, and the command menu.
import { createStore } from '#lib/store.ts';

export type BoardDialog = 'display' | 'summary' | 'address' | 'column';

export const boardDialog = createStore<BoardDialog | undefined>(undefined);

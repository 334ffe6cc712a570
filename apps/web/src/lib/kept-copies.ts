// Deletes what this browser keeps of a person: what the server has shown them, or also what they have typed.
import { storageKeys } from '@app/contract/limits.ts';
import { forgetLastContact } from '#lib/connectivity.ts';
import { clearDrafts } from '#lib/draft.ts';
import { offlineDatabase, readLocal, removeLocal, writeLocal } from '#lib/local-storage.ts';
import { forgetLeft } from '#lib/unanswered-writes.ts';
import { waitingWrites } from '#lib/waiting-writes.ts';

/** In place of the person: what was seen is being deleted, and nobody may read it, even if the page ends before that is done. */
const beingForgotten = -1;

const shown = ['recent', 'createColumn', 'createStatus', 'createWorkspace', 'pushed'] as const;
const typed = ['lastActive', 'writesWait'] as const;

/** Returns whether somebody's copies are kept, or are still to be deleted. */
export function hasCopies(): boolean {
  return readLocal(storageKeys.offlinePerson, 0) !== 0;
}

/** Deletes what the server has shown. What the person has typed stays, for the same person alone. */
export async function forgetShown(): Promise<void> {
  const isKept = hasCopies();
  forgetShownHere();
  if (isKept) await emptied(({ deleteSeen }) => deleteSeen());
}

/** Deletes everything, also what was typed: somebody else may use this browser. */
export async function forgetAll(): Promise<void> {
  clearDrafts();
  forgetShownHere();
  for (const name of typed) removeLocal(storageKeys[name]);
  forgetLeft();
  waitingWrites.set([]);
  // The module is loaded with the first screen; without it all is deleted unread.
  await emptied(
    ({ deleteRows }) => deleteRows(),
    () => indexedDB.deleteDatabase(offlineDatabase),
  );
}

/** Deletes what a page that has ended has not deleted in time. */
export function finishForgetting(): void {
  if (readLocal(storageKeys.offlinePerson, 0) === beingForgotten) void forgetShown();
}

function forgetShownHere(): void {
  for (const name of shown) removeLocal(storageKeys[name]);
  forgetLastContact();
  if (hasCopies()) writeLocal(storageKeys.offlinePerson, beingForgotten);
}

type Database = typeof import('#lib/offline-db.ts');

async function emptied(empty: (database: Database) => Promise<void>, otherwise?: () => void): Promise<void> {
  try {
    const database = await import('#lib/offline-db.ts').catch(() => undefined);
    if (database) await empty(database);
    else otherwise?.();
    // Whoever has signed in meanwhile keeps copies of their own.
    if ((database || otherwise) && readLocal(storageKeys.offlinePerson, 0) === beingForgotten)
      removeLocal(storageKeys.offlinePerson);
  } catch (error) {
    console.warn(error);
  }
}

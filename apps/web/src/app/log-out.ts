// Logs out: within 3 seconds, and to the sign-in page whatever the server answers.
import { api, storageKeys, timing } from '@app/contract';
import type { QueryClient } from '@tanstack/react-query';
import { currentUserQuery } from '#features/users/users.queries.ts';
import { call, RequestError } from '#lib/call.ts';
import { forgetLastContact } from '#lib/connectivity.ts';
import { clearDrafts } from '#lib/draft.ts';
import { offlineDatabase, removeLocal } from '#lib/local-storage.ts';
import { forgetLogOut, noteLogOut } from '#lib/log-out-waits.ts';
import { announceLogOut } from '#lib/other-tabs.ts';
import { dispatchSession } from '#lib/session.ts';
import { createStore } from '#lib/store.ts';
import { currentText } from '#lib/text.ts';
import { isTimeout, startTimeout } from '#lib/timeout.ts';
import { toast } from '#lib/toast.ts';
import { namesOfLeft } from '#lib/unanswered-writes.ts';
import { waitingWrites } from '#lib/waiting-writes.ts';

/** Logs out in spite of what waits; undefined where nothing is to be asked. */
export const logOutQuestion = createStore<(() => void) | undefined>(undefined);

/** Logs out; asks first if changes are not sent yet. */
export async function logOut(client: QueryClient): Promise<void> {
  if (waitingWrites.get().length > 0) logOutQuestion.set(() => void endSession(client));
  else await endSession(client);
}

/**
 * Ends the session and removes the person's data in every tab, whatever the server answers. The guard then leads to the sign-in
 * page.
 */
async function endSession(client: QueryClient): Promise<void> {
  const strings = currentText().auth;
  const limit = startTimeout(timing.logoutTimeout);
  dispatchSession({ type: 'leaving' });
  announceLogOut();
  noteLogOut();
  try {
    await call(api.auth.logout, { signal: limit.signal });
    forgetLogOut();
    toast({ title: strings.loggedOut });
  } catch (error) {
    console.error(error instanceof RequestError && error.status > 0 ? strings.logoutStatus(error.status) : error);
    toast({ ...(isTimeout(error) ? { title: strings.logoutTimedOut } : strings.logoutIssue), kind: 'destructive' });
  }
  limit.stop();
  await forgetPerson(client);
}

/** Removes the data of the person who was signed in here, and typed text. */
export async function forgetPerson(client: QueryClient): Promise<void> {
  // After logging out, somebody else may use this browser.
  clearDrafts();
  removeLocal(storageKeys.lastActive);
  removeLocal(storageKeys.offlinePerson);
  removeLocal(storageKeys.writesWait);
  removeLocal(storageKeys.recent);
  removeLocal(storageKeys.firstCalls);
  for (const name of namesOfLeft()) removeLocal(name);
  waitingWrites.set([]);
  forgetLastContact();
  await forgetSeen();
  // A late response must not bring the person back.
  await client.cancelQueries(currentUserQuery);
  client.setQueryData(currentUserQuery.queryKey, null);
}

/** Deletes what is kept for the time without a server. Its module is loaded with the first screen; without it all is deleted unread. */
async function forgetSeen(): Promise<void> {
  try {
    const { deleteRows } = await import('#lib/offline-db.ts').catch(() => ({ deleteRows: undefined }));
    if (deleteRows) await deleteRows();
    else indexedDB.deleteDatabase(offlineDatabase);
  } catch (error) {
    console.warn(error);
  }
}

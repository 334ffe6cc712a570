// Logs out: within 3 seconds, and to the sign-in page whatever the server answers.
import * as api from '@app/contract/api.ts';
import { timing } from '@app/contract/limits.ts';
import type { QueryClient } from '@tanstack/react-query';
import { forgetPerson } from '#features/users/forget-person.queries.ts';
import { call, RequestError } from '#lib/call.ts';
import { forgetLogOut, noteLogOut } from '#lib/log-out-waits.ts';
import { announceLogOut } from '#lib/other-tabs.ts';
import { dispatchSession } from '#lib/session.ts';
import { createStore } from '#lib/store.ts';
import { currentText } from '#lib/text.ts';
import { isTimeout, startTimeout } from '#lib/timeout.ts';
import { toast } from '#lib/toast.ts';
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

// Logging out: 3 seconds at most, and to the sign-in page whatever the server says.
import { api, storageKeys, timing } from '@app/contract';
import type { QueryClient } from '@tanstack/react-query';
import { currentUserQuery } from '#features/users/users.queries.ts';
import { call, RequestError } from '#lib/call.ts';
import { clearDrafts } from '#lib/draft.ts';
import { removeLocal } from '#lib/local-storage.ts';
import { sessionState } from '#lib/session.ts';
import { currentText } from '#lib/text.ts';
import { toast } from '#lib/toast.ts';

/** Ends the session and forgets the person; the guard then leads to the sign-in page. */
export async function logOut(client: QueryClient): Promise<void> {
  const words = currentText().auth;
  try {
    await call(api.auth.logout, { signal: AbortSignal.timeout(timing.logoutTimeout) });
    toast({ title: words.loggedOut });
  } catch (error) {
    const timedOut = error instanceof DOMException && error.name === 'TimeoutError';
    console.error(error instanceof RequestError ? words.logoutStatus(error.status) : error);
    toast(timedOut ? { title: words.logoutTimedOut, kind: 'destructive' } : { ...words.logoutIssue, kind: 'destructive' });
    removeLocal(storageKeys.lastActive);
  }
  clearDrafts();
  sessionState.set('leaving');
  client.setQueryData(currentUserQuery.queryKey, null);
}

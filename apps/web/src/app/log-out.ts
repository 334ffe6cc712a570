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
import { countUnanswered } from '#lib/unanswered-writes.ts';
import { waitingWrites } from '#lib/waiting-writes.ts';

/** Logs out in spite of what waits; undefined where nothing is to be asked. */
export const logOutQuestion = createStore<(() => void) | undefined>(undefined);

/** An answer that is on its way comes within this time, in milliseconds. */
const answerWithin = 1_500;
let leaving: Promise<void> | undefined;

/** Logs out; asks first if changes wait or have no answer, because nothing of them stays in the browser. */
export function logOut(client: QueryClient): Promise<void> {
  leaving ??= leave(client).finally(() => {
    leaving = undefined;
  });
  return leaving;
}

async function leave(client: QueryClient): Promise<void> {
  for (const until = Date.now() + answerWithin; countUnanswered() > 0 && Date.now() < until; )
    await new Promise((resolve) => setTimeout(resolve, 50));
  if (waitingWrites.get().length + countUnanswered() > 0) logOutQuestion.set(() => void endSession(client));
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
    const { location } = await call(api.auth.logout, { signal: limit.signal });
    forgetLogOut();
    // The session at the company's provider ends, too, and the provider leads back to the sign-in page.
    if (location !== undefined) {
      limit.stop();
      await forgetPerson(client);
      window.location.assign(location);
      return;
    }
    toast({ title: strings.loggedOut });
  } catch (error) {
    console.error(error instanceof RequestError && error.status > 0 ? strings.logoutStatus(error.status) : error);
    toast({ ...(isTimeout(error) ? { title: strings.logoutTimedOut } : strings.logoutIssue), kind: 'destructive' });
  }
  limit.stop();
  await forgetPerson(client);
}

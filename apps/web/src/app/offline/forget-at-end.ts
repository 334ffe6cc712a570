// At the end of a session, deletes what this browser keeps, in every tab, and notices an end that no server tells.
import * as api from '@app/contract/api.ts';
import { storageKeys } from '@app/contract/limits.ts';
import type { QueryClient } from '@tanstack/react-query';
import { forgetShownTo } from '#features/users/forget-person.queries.ts';
import { currentUserQuery } from '#features/users/users.queries.ts';
import { lastContact } from '#lib/connectivity.ts';
import { finishForgetting, forgetAll, forgetShown, hasCopies } from '#lib/kept-copies.ts';
import { readLocal } from '#lib/local-storage.ts';
import { finishLogOut } from '#lib/log-out-waits.ts';
import { announceSessionEnd, onSessionEndElsewhere, onSignInElsewhere } from '#lib/other-tabs.ts';
import { onResponse } from '#lib/response-events.ts';
import { dispatchSession, isRenewingSession, session } from '#lib/session.ts';
import { sessionIdle } from '#lib/session-idle.ts';

/** How often the time without a server is looked at, in milliseconds. */
const often = 60_000;

/** Starts watching; `check` asks the server who is signed in. Call it once, at the start. */
export function forgetAtEnd(client: QueryClient, check: () => Promise<unknown>): void {
  finishForgetting();
  let before = session.get().phase;
  session.subscribe(() => {
    const { phase } = session.get();
    if (phase === before) return;
    before = phase;
    if (phase !== 'ended' && phase !== 'gone' && phase !== 'inactive') return;
    announceSessionEnd();
    void forgetShownTo(client);
    // Nobody comes back for what a deleted or deactivated person has typed.
    if (phase !== 'ended') void forgetAll();
  });
  onResponse(({ endpoint, status }) => {
    if (endpoint.access === 'public' || status !== 401 || isKnown(client) || isRenewingSession() || !hasCopies()) return;
    void forgetShown();
    // Only the answer to a log out makes the browser empty its own cache. No session is there to be lost.
    if (endpoint === api.auth.currentUser) void finishLogOut();
  });
  onSessionEndElsewhere(() => end(client, check));
  onSignInElsewhere(() => {
    if (!isKnown(client) || session.get().phase !== 'ended') return;
    void check().then(() => client.invalidateQueries({ type: 'active' }));
  });
  setInterval(() => {
    if (lastContact.get() > 0 && Date.now() - lastContact.get() >= sessionIdle()) end(client, check);
  }, often);
  addEventListener('pageshow', ({ persisted }) => persisted && endIfForgotten(client, check));
}

/** Ends the session here, and asks the server whether that is so. */
function end(client: QueryClient, check: () => Promise<unknown>): void {
  if (!isKnown(client) || isRenewingSession() || session.get().phase !== 'alive') return;
  dispatchSession({ type: 'over' });
  void check();
}

/** A page that Back brings as it was has not heard what other tabs said meanwhile. */
function endIfForgotten(client: QueryClient, check: () => Promise<unknown>): void {
  const id = client.getQueryData(currentUserQuery.queryKey)?.user.id;
  if (id !== undefined && readLocal(storageKeys.offlinePerson, 0) !== id) end(client, check);
}

function isKnown(client: QueryClient): boolean {
  return Boolean(client.getQueryData(currentUserQuery.queryKey));
}

// Watches every response for the session: a 401 while somebody is signed in ends the session, problems show their toasts.
import * as api from '@app/contract/api.ts';
import type { CurrentUser } from '@app/contract/auth/auth.contract.ts';
import { timing } from '@app/contract/limits.ts';
import { isAuthPath } from '@app/contract/screens.ts';
import type { User } from '@app/contract/users/users.contract.ts';
import type { QueryClient } from '@tanstack/react-query';
import { forgetAtEnd } from '#app/offline/forget-at-end.ts';
import { forgetPerson } from '#features/users/forget-person.queries.ts';
import { currentUserQuery } from '#features/users/users.queries.ts';
import { setDatePreferences } from '#lib/dates.ts';
import { keepDraftsOf } from '#lib/draft.ts';
import { setLanguage } from '#lib/language.ts';
import { onLogOutElsewhere, onSettingsElsewhere } from '#lib/other-tabs.ts';
import { onResponse } from '#lib/response-events.ts';
import { dispatchSession, isRenewingSession } from '#lib/session.ts';
import { keepSessionIdle } from '#lib/session-idle.ts';
import { checkDelay, type SessionEffect } from '#lib/session-rules.ts';
import { applySingleKeys } from '#lib/single-keys.ts';
import { currentText } from '#lib/text.ts';
import { applyDensity, applyMotion, applyTheme } from '#lib/theme.ts';
import { toast } from '#lib/toast.ts';

/** Starts watching. Call it once, before the first request. Returns a function that stops it. */
export function watchSession(client: QueryClient): () => void {
  const ignoreResponses = onResponse(({ endpoint, status, body, timedOut = false }) => {
    if (endpoint.access === 'public') return;
    if (status === 401 && endpoint !== api.auth.changePassword && isRenewingSession()) {
      checkAgain();
      return;
    }
    const signedIn = isSignedIn(client);
    const onAuthPage = isAuthPath(location.pathname);
    const effects = dispatchSession(
      endpoint === api.auth.currentUser
        ? { type: 'checked', status, body, timedOut, signedIn, onAuthPage }
        : { type: 'answered', status, body, signedIn },
    );
    for (const effect of effects) say(effect);
  });
  let again: ReturnType<typeof setTimeout> | undefined;
  /** A refusal during a renewal says nothing about the new session; once it is there, a check does. */
  function checkAgain(): void {
    clearTimeout(again);
    again = setTimeout(() => isSignedIn(client) && void check(client), timing.sessionRenewal);
  }
  forgetAtEnd(client, () => check(client));
  keepChecking(client);
  watchPerson(client);
  onSettingsElsewhere(() => void (isSignedIn(client) && check(client)));
  onLogOutElsewhere(() => {
    if (!isSignedIn(client)) return;
    dispatchSession({ type: 'leaving' });
    void forgetPerson(client);
  });
  return ignoreResponses;
}

function isSignedIn(client: QueryClient): boolean {
  return Boolean(client.getQueryData(currentUserQuery.queryKey));
}

/** Checks the current user again and again, as long as somebody is signed in. */
function keepChecking(client: QueryClient): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting = false;
  let asking = false;
  let checks = 0;
  const [name] = currentUserQuery.queryKey;
  client.getQueryCache().subscribe(({ query }) => {
    if (query.queryKey[0] !== name) return;
    const fetching = query.state.fetchStatus === 'fetching';
    if (asking && !fetching) checks += 1;
    asking = fetching;
    const due = isSignedIn(client) && !fetching;
    if (due === waiting) return;
    waiting = due;
    clearTimeout(timer);
    if (due) timer = setTimeout(() => void check(client), checkDelay(checks));
  });
}

async function check(client: QueryClient): Promise<void> {
  // A failure is already in the log and in the session.
  await client.fetchQuery({ ...currentUserQuery, staleTime: 0 }).catch(() => undefined);
}

function say(effect: SessionEffect): void {
  const { session: words } = currentText().shell;
  if (effect.say === 'refusals') console.warn(words.console);
  else if (effect.say === 'missing') console.warn(effect.message ?? words.issue);
  else if (effect.say === 'status') console.error(words.status(effect.status));
  else if (effect.say === 'error') toast({ ...words.error, kind: 'destructive' });
  else if (effect.say === 'trouble') toast({ title: words.warning, text: words.trouble, kind: 'destructive' });
  else {
    const advice = effect.recovery === 'refresh' ? words.refresh : words.login;
    toast({ title: words.warning, text: `${effect.message ?? words.issue} ${advice}`, kind: 'destructive' });
  }
}

/** Applies the person's language, dates, theme and density. If another tab signs in somebody else, the page reloads. */
function watchPerson(client: QueryClient): void {
  let lastUser: User | undefined;
  const [name] = currentUserQuery.queryKey;
  client.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryKey[0] !== name) return;
    const person = query.state.data as CurrentUser | null | undefined;
    const user = person?.user;
    if (person?.session) keepSessionIdle(person.session.idleHours);
    if (user === lastUser) return;
    if (user && lastUser && user.id !== lastUser.id) location.reload();
    else if (user) applyPerson(user, lastUser);
    lastUser = user;
  });
}

function applyPerson(user: User, before: User | undefined): void {
  keepDraftsOf(user.id);
  setLanguage(user.language);
  setDatePreferences(user);
  if (user.theme !== before?.theme) applyTheme(user.theme);
  if (user.compactView !== before?.compactView) applyDensity(user.compactView);
  applySingleKeys(user.singleKeyShortcuts);
  if (user.motion !== before?.motion) applyMotion(user.motion);
}

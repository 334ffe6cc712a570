// Listens to every answer for the session's sake: a 401 while somebody is at work ends the session, problems raise their toasts.
import { api, type CurrentUser, screens, type User } from '@app/contract';
import type { QueryClient } from '@tanstack/react-query';
import { currentUserQuery } from '#features/users/users.queries.ts';
import { onAnswer } from '#lib/call.ts';
import { setDatePreferences } from '#lib/dates.ts';
import { keepDraftsOf } from '#lib/draft.ts';
import { setLanguage } from '#lib/language.ts';
import type { ErrorBody } from '#lib/request-error.ts';
import { sessionState } from '#lib/session.ts';
import { afterAnswer, afterCheck, type SessionNotice } from '#lib/session-rules.ts';
import { currentText } from '#lib/text.ts';
import { applyDensity, applyMotion, applyTheme } from '#lib/theme.ts';
import { toast } from '#lib/toast.ts';

let problems = 0;
let refusals = 0;

/** Starts listening; called once, before anything is asked. */
export function watchSession(client: QueryClient): void {
  onAnswer(({ endpoint, status, body }) => {
    if (endpoint === api.auth.login && status === 200) problems = 0;
    if (endpoint.access === 'public') return;
    count(status);
    if (endpoint === api.auth.currentUser) check(status, body);
    const atWork = Boolean(client.getQueryData(currentUserQuery.queryKey));
    if (status === 401 && atWork && sessionState.get() === 'alive') sessionState.set('ended');
    if (status === 200 && endpoint === api.auth.currentUser && sessionState.get() === 'ended') sessionState.set('alive');
  });
  watchPerson(client);
}

function count(status: number): void {
  const next = afterAnswer(refusals, status);
  refusals = next.refusals;
  if (next.warn) console.warn(currentText().shell.session.console);
}

function check(status: number, body: ErrorBody | undefined): void {
  const words = currentText().shell.session;
  if (status === 401 && body?.error === 'session_missing') console.warn(body.message ?? words.issue);
  if (status !== 401 && status >= 300) console.error(words.status(status));
  const onAuthPage = location.pathname.includes(screens.auth.href());
  const next = afterCheck(problems, { status, code: body?.error }, onAuthPage);
  problems = next.problems;
  if (next.notice) notify(next.notice, body);
}

function notify(notice: SessionNotice, body: ErrorBody | undefined): void {
  const words = currentText().shell.session;
  const advice = body?.recovery === 'refresh' ? words.refresh : words.login;
  const said = {
    error: words.error,
    trouble: { title: words.warning, text: words.trouble },
    warning: { title: words.warning, text: `${body?.message ?? words.issue} ${advice}` },
  };
  toast({ ...said[notice], kind: 'destructive' });
}

/** Language, dates, theme and density follow the signed-in person; somebody else in another tab starts the page anew. */
function watchPerson(client: QueryClient): void {
  let known: User | undefined;
  const [name] = currentUserQuery.queryKey;
  client.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryKey[0] !== name) return;
    const user = (query.state.data as CurrentUser | null | undefined)?.user;
    if (user === known) return;
    if (user && known && user.id !== known.id) location.reload();
    else if (user) applyPerson(user, known);
    known = user;
  });
}

function applyPerson(user: User, before: User | undefined): void {
  keepDraftsOf(user.id);
  setLanguage(user.language);
  setDatePreferences(user);
  if (user.theme !== before?.theme) applyTheme(user.theme);
  if (user.compactView !== before?.compactView) applyDensity(user.compactView);
  if (user.motion !== before?.motion) applyMotion(user.motion);
}

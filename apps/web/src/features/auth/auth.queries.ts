// Signing in and registering.

import { permissionsOf } from '@app/contract/access.ts';
import * as api from '@app/contract/api.ts';
import type { Credentials, CurrentUser } from '@app/contract/auth/auth.contract.ts';
import type { RegistrationForm } from '@app/contract/users/users.contract.ts';
import { initialsOf } from '@app/contract/users/users.rules.ts';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { currentUserQuery } from '#features/users/users.queries.ts';
import { newAvatarColor } from '#lib/avatar.ts';
import { call } from '#lib/call.ts';
import { unreadableError } from '#lib/error-response.ts';
import { languageReady, setLanguage } from '#lib/language.ts';
import { finishLogOut, forgetLogOut, isLoggingOut } from '#lib/log-out-waits.ts';
import { announceSignIn } from '#lib/other-tabs.ts';
import { dispatchSession } from '#lib/session.ts';
import { personOf } from '#lib/session-rules.ts';

/** Signs in and stores the person. If the response has no person and no second step, fetches the current user. */
export const signIn = mutationOptions({
  mutationKey: ['auth', 'sign-in'],
  mutationFn: async (body: Credentials) => {
    // A log out that is sent later would end the new session.
    if (isLoggingOut()) await finishLogOut();
    const answer = await call(api.auth.login, { body });
    forgetLogOut();
    return answer;
  },
  onSuccess: async (answer, _credentials, _shown, { client }) => {
    // Nobody is signed in before the second step.
    if (!answer.secondFactor) await enter(client, answer);
  },
});

/** Shows the person who has just signed in, in every tab. */
export async function enter(client: QueryClient, answer: unknown): Promise<void> {
  dispatchSession({ type: 'signedIn' });
  const named = personOf(answer);
  if (named) {
    const person: CurrentUser = { ...named, permissions: permissionsOf(named.user) };
    setLanguage(person.user.language);
    await languageReady();
    client.setQueryData(currentUserQuery.queryKey, person);
    announceSignIn();
    return;
  }
  const found = await client.fetchQuery({ ...currentUserQuery, staleTime: 0 });
  if (!found) throw unreadableError(api.auth.login, api.auth.login.path);
  announceSignIn();
}

/** The specification requires it; the server accepts no other role and does not read it. */
const leastRole = { role: 'user' };

/** Registers an account with initials and a colour; does not send the repeated password. */
export const register = mutationOptions({
  mutationKey: ['auth', 'register'],
  mutationFn: ({ confirmPassword: _repeated, departmentId, title, ...form }: RegistrationForm) =>
    call(api.users.register, {
      body: {
        ...form,
        title: title || null,
        departmentId: Number(departmentId),
        ...leastRole,
        avatarInitials: initialsOf(form.fullName),
        avatarColor: newAvatarColor,
      },
    }),
});

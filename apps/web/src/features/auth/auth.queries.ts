// Signing in and registering.
import {
  api,
  avatarColorFor,
  type Credentials,
  type CurrentUser,
  initialsOf,
  permissionsOf,
  type RegistrationForm,
} from '@app/contract';
import { mutationOptions } from '@tanstack/react-query';
import { currentUserQuery } from '#features/users/users.queries.ts';
import { call } from '#lib/call.ts';
import { languageReady, setLanguage } from '#lib/language.ts';
import { tellSession } from '#lib/session.ts';

/** Signs in and keeps who that is; an answer without a person makes the current user be asked. */
export const signIn = mutationOptions({
  mutationKey: ['auth', 'sign-in'],
  mutationFn: (body: Credentials) => call(api.auth.login, { body }),
  onSuccess: async (answer, _credentials, _shown, { client }) => {
    const { authenticated, user } = answer as Partial<CurrentUser>;
    tellSession({ type: 'signedIn' });
    const person: CurrentUser | undefined = authenticated && user && { authenticated, user, permissions: permissionsOf(user) };
    if (person) {
      setLanguage(person.user.language);
      await languageReady();
      client.setQueryData(currentUserQuery.queryKey, person);
    } else await client.fetchQuery({ ...currentUserQuery, staleTime: 0 });
  },
});

/** Registers an account with initials and a colour of its own; the repeated password stays here. */
export const register = mutationOptions({
  mutationKey: ['auth', 'register'],
  mutationFn: ({ confirmPassword: _repeated, departmentId, title, ...form }: RegistrationForm) =>
    call(api.users.register, {
      body: {
        ...form,
        title: title || null,
        departmentId: Number(departmentId),
        avatarInitials: initialsOf(form.fullName),
        avatarColor: avatarColorFor(Math.random()),
      },
    }),
});

// Reading people: the signed-in person and everybody's cards. `own-account.queries.ts` changes one's own profile and settings.
import * as api from '@app/contract/api.ts';
import type { CurrentUser, Permissions } from '@app/contract/auth/auth.contract.ts';
import type { User, UserCard } from '@app/contract/users/users.contract.ts';
import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { call, callOrNull } from '#lib/call.ts';
import { unreadableError } from '#lib/error-response.ts';
import { isLive } from '#lib/live-state.ts';
import { finishLogOut, logOutWaits } from '#lib/log-out-waits.ts';
import { automaticFetch } from '#lib/refetch-delay.ts';
import { isSessionResponse, personOf } from '#lib/session-rules.ts';

/**
 * The signed-in person with permissions; null if nobody is signed in. A 401 while somebody is signed in keeps the person in the
 * cache, so that the screen and typed text stay: the session dialog asks to sign in again.
 */
export const currentUserQuery = queryOptions({
  queryKey: ['current-user'],
  queryFn: async ({ signal, client }): Promise<CurrentUser | null> => {
    if (logOutWaits() && !(await finishLogOut())) return null;
    // Retries of each automatic fetch would make it ask more often than three times a minute.
    const once = client.getQueryState(['current-user'])?.fetchMeta === automaticFetch;
    const answer = await callOrNull(api.auth.currentUser, { signal, once });
    if (answer !== null && !isSessionResponse(answer)) throw unreadableError(api.auth.currentUser, api.auth.currentUser.path);
    return personOf(answer) ?? client.getQueryData<CurrentUser | null>(['current-user']) ?? null;
  },
});

/** Everybody in the company, as cards. */
export const usersQuery = queryOptions({
  queryKey: ['users'],
  queryFn: ({ signal }) => call(api.users.list, { signal }),
});

/** The first part of the query keys of everybody as administrators see them. */
export const adminUsersKey = ['users', 'admin'];

/** Returns the signed-in person; only for screens behind the guard. */
export function useCurrentUser(): User {
  return useSignedIn().user;
}

/** Returns the permissions of the signed-in person; only for screens behind the guard. */
export function usePermissions(): Permissions {
  return useSignedIn().permissions;
}

/** Returns whether the screens of the signed-in person have the card of the set-up; only for screens behind the guard. */
export function useShowsSetup(): boolean {
  return useSignedIn().showsSetup ?? false;
}

/** Returns from when on the person has to have a second step of the sign-in, if they have none; only for screens behind the guard. */
export function useSecondFactorDue(): CurrentUser['secondFactorDue'] {
  return useSignedIn().secondFactorDue;
}

/** Returns how long a session lasts, if the server says it; only for screens behind the guard. */
export function useSessionTimes(): CurrentUser['session'] {
  return useSignedIn().session;
}

/**
 * The signed-in person, from the guard to everything behind it. The cache loses the person a moment before the guard is drawn
 * again, and what is drawn in between still needs them.
 */
export const SignedIn = createContext<CurrentUser | null>(null);

function useSignedIn(): CurrentUser {
  const person = useContext(SignedIn);
  if (!person) throw new Error('Not authenticated');
  return person;
}

/** Returns a function that puts the signed-in person's account from a response into the cache. */
export function useCacheUser(): (user: User) => void {
  const client = useQueryClient();
  return (user) => patchUser(client, user);
}

/** Updates the signed-in person in the cache. */
export function patchUser(client: QueryClient, change: Partial<User>): void {
  client.setQueryData(currentUserQuery.queryKey, (current: CurrentUser | null | undefined) =>
    current ? { ...current, user: { ...current.user, ...change } } : current,
  );
}

/** The first part of the query keys whose lists show cards of people. */
export const peopleKeys = [['users'], ['departments'], ['members'], ['invitations'], ['comments']];

/** Refetches every query that names people. While the stream is open, the event of the change brings it. */
export function refreshPeople(client: QueryClient): Promise<unknown> {
  if (isLive.get()) return Promise.resolve();
  return Promise.all(peopleKeys.map((queryKey) => client.invalidateQueries({ queryKey })));
}

/** Returns the cards by the person's id. */
export function usersById(users: readonly UserCard[]): Map<number, UserCard> {
  return new Map(users.map((user) => [user.id, user]));
}

// Reading people: the signed-in person and everybody's cards; changing the own profile and settings.
import {
  api,
  type Catalogue,
  type CurrentUser,
  type PasswordChange,
  type Permissions,
  type ProfileChange,
  type SettingsChange,
  type User,
  type UserCard,
} from '@app/contract';
import { mutationOptions, type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, callOrNull } from '#lib/call.ts';
import { unreadableError } from '#lib/error-response.ts';
import { languageReady } from '#lib/language.ts';
import { isLive } from '#lib/live-state.ts';
import { automaticFetch } from '#lib/refetch-delay.ts';
import { isSessionResponse, personOf } from '#lib/session-rules.ts';
import { currentText } from '#lib/text.ts';
import { type ToastInput, toast } from '#lib/toast.ts';

/**
 * The signed-in person with permissions; null if nobody is signed in. A 401 while somebody is signed in keeps the person in the
 * cache, so that the screen and typed text stay: the session dialog asks to sign in again.
 */
export const currentUserQuery = queryOptions({
  queryKey: ['current-user'],
  queryFn: async ({ signal, client }): Promise<CurrentUser | null> => {
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

function useSignedIn(): CurrentUser {
  const { data } = useQuery(currentUserQuery);
  if (!data) throw new Error('Not authenticated');
  return data;
}

/** Returns a function that puts the signed-in person's account from a response into the cache. */
export function useCacheUser(): (user: User) => void {
  const client = useQueryClient();
  return (user) => patchUser(client, user);
}

/** Updates the signed-in person in the cache. */
export function patchUser(client: QueryClient, change: Partial<User>): void {
  client.setQueryData(currentUserQuery.queryKey, (known: CurrentUser | null | undefined) =>
    known ? { ...known, user: { ...known.user, ...change } } : known,
  );
}

/** The first part of the query keys whose lists show cards of people. */
export const peopleKeys = [['users'], ['departments'], ['members'], ['invitations'], ['comments']];

/** Refetches every query that names people. While the stream is open, the event of the change brings it. */
export function refreshPeople(client: QueryClient): Promise<unknown> {
  if (isLive.get()) return Promise.resolve();
  return Promise.all(peopleKeys.map((queryKey) => client.invalidateQueries({ queryKey })));
}

/** Changes the profile of the signed-in person, and refetches lists that show the name. */
export const updateProfile = mutationOptions({
  mutationKey: ['current-user', 'profile'],
  // The variables may contain the password.
  gcTime: 0,
  mutationFn: ({ userId, ...body }: ProfileChange & { userId: number }) => call(api.users.update, { params: { userId }, body }),
  onSuccess: (user, change, _shown, { client }) => {
    patchUser(client, user);
    const { requested } = currentText('accountAdmin').emailConfirmations.profile;
    const waits = user.pendingEmail !== null && change.currentPassword !== undefined;
    toast(
      waits
        ? { title: requested.title, text: requested.text(user.pendingEmail ?? '') }
        : currentText('accountAdmin').users.profile.updated,
    );
    void refreshPeople(client);
  },
  onError: () => toast({ ...currentText('accountAdmin').users.profile.updateFailed, kind: 'destructive' }),
});

/** Changes the password of the signed-in person. */
export const changePassword = mutationOptions({
  mutationKey: ['current-user', 'password'],
  mutationFn: (body: PasswordChange) => call(api.auth.changePassword, { body }),
  onSuccess: () => toast(currentText('accountAdmin').users.profile.passwordUpdated),
  onError: () => toast({ ...currentText('accountAdmin').users.profile.passwordFailed, kind: 'destructive' }),
});

/** Saves several settings at once. */
export const saveSettings = mutationOptions({
  mutationKey: ['current-user', 'settings'],
  mutationFn: (body: SettingsChange) => call(api.users.updateSettings, { body }),
  onSuccess: async (user, _change, _shown, { client }) => {
    patchUser(client, user);
    // The message about the save appears in the new language.
    await languageReady();
    toast(currentText('accountAdmin').users.settings.saved);
  },
  onError: () => toast({ ...currentText('accountAdmin').users.settings.saveFailed, kind: 'destructive' }),
});

export type NotificationToggle = keyof Catalogue['users']['profile']['toggles'];
export type PrivacyToggle = 'dataCollection' | 'activityTracking' | 'sharePresence' | 'useModel';
const toggles = ['current-user', 'toggle'];

/** Saves one switch optimistically; several clicks in a row are sent one after the other. */
function oneSwitch<Name extends NotificationToggle | PrivacyToggle>(toasts: () => { saved: ToastInput; failed: ToastInput }) {
  return mutationOptions({
    mutationKey: toggles,
    scope: { id: toggles.join('/') },
    mutationFn: ({ name, on }: { name: Name; on: boolean }) => call(api.users.updateSettings, { body: { [name]: on } }),
    onMutate: async ({ name, on }, { client }) => {
      await client.cancelQueries(currentUserQuery);
      patchUser(client, { [name]: on });
    },
    onSuccess: (user, _toggle, _shown, { client }) => {
      if (client.isMutating({ mutationKey: toggles }) === 1) patchUser(client, user);
      toast(toasts().saved);
    },
    onError: (_error, { name, on }, _shown, { client }) => {
      patchUser(client, { [name]: !on });
      toast({ ...toasts().failed, kind: 'destructive' });
    },
  });
}

/** A switch of the profile, with its toasts. */
export const saveToggle = oneSwitch<NotificationToggle>(() => {
  const { toggleSaved: saved, toggleFailed: failed } = currentText('accountAdmin').users.profile;
  return { saved, failed };
});

/** A switch of the settings that is saved without the button, with the toasts of the settings. */
export const savePrivacyToggle = oneSwitch<PrivacyToggle>(() => {
  const { saved, saveFailed: failed } = currentText('accountAdmin').users.settings;
  return { saved, failed };
});

/** Returns the cards by the person's id. */
export function usersById(users: readonly UserCard[]): Map<number, UserCard> {
  return new Map(users.map((user) => [user.id, user]));
}

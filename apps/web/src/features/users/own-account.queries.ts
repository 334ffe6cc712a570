// Changing one's own profile, password and settings.
import * as api from '@app/contract/api.ts';
import type { PasswordChange } from '@app/contract/auth/auth.contract.ts';
import type { ProfileChange, SettingsChange, User } from '@app/contract/users/users.contract.ts';
import type { Catalogue } from '@app/texts/catalogue.ts';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { currentUserQuery, patchUser, refreshPeople } from '#features/users/users.queries.ts';
import { call } from '#lib/call.ts';
import { languageReady } from '#lib/language.ts';
import { announceSettings } from '#lib/other-tabs.ts';
import { renewSession } from '#lib/session.ts';
import { currentText } from '#lib/text.ts';
import { type ToastInput, toast } from '#lib/toast.ts';

/** Changes the profile of the signed-in person, and refetches lists that show the name. */
export const updateProfile = mutationOptions({
  mutationKey: ['current-user', 'profile'],
  // The variables may contain the password.
  gcTime: 0,
  mutationFn: ({ userId, ...body }: ProfileChange & { userId: number }) => call(api.users.update, { params: { userId }, body }),
  onSuccess: (user, change, _shown, { client }) => {
    patchUser(client, user);
    const { requested } = currentText().emailConfirmations.profile;
    const waits = user.pendingEmail !== null && change.currentPassword !== undefined;
    toast(
      waits ? { title: requested.title, text: requested.text(user.pendingEmail ?? '') } : currentText().users.profile.updated,
    );
    void refreshPeople(client);
  },
  onError: () => toast({ ...currentText().users.profile.updateFailed, kind: 'destructive' }),
});

/** Changes the password of the signed-in person. */
export const changePassword = mutationOptions({
  mutationKey: ['current-user', 'password'],
  mutationFn: (body: PasswordChange) => renewSession(() => call(api.auth.changePassword, { body })),
  onSuccess: () => toast(currentText().users.profile.passwordUpdated),
  onError: () => toast({ ...currentText().users.profile.passwordFailed, kind: 'destructive' }),
});

/** Puts saved settings into the cache. What the server has counted by days or weeks is fetched again if these are others now. */
export function cacheSettings(client: QueryClient, user: User): void {
  const before = client.getQueryData(currentUserQuery.queryKey)?.user;
  patchUser(client, user);
  if (before === undefined || (before.timezone === user.timezone && before.firstDay === user.firstDay)) return;
  const [own] = currentUserQuery.queryKey;
  void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== own });
}

/** Saves several settings at once. */
export const saveSettings = mutationOptions({
  mutationKey: ['current-user', 'settings'],
  mutationFn: (body: SettingsChange) => call(api.users.updateSettings, { body }),
  onSuccess: async (user, _change, _shown, { client }) => {
    cacheSettings(client, user);
    announceSettings();
    // The message about the save appears in the new language.
    await languageReady();
    toast(currentText().users.settings.saved);
  },
  onError: () => toast({ ...currentText().users.settings.saveFailed, kind: 'destructive' }),
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
      announceSettings();
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
  const { toggleSaved: saved, toggleFailed: failed } = currentText().users.profile;
  return { saved, failed };
});

/** A switch of the settings that is saved without the button, with the toasts of the settings. */
export const savePrivacyToggle = oneSwitch<PrivacyToggle>(() => {
  const { saved, saveFailed: failed } = currentText().users.settings;
  return { saved, failed };
});

// Sets and removes the picture of the signed-in person, and refetches every list that shows it.
import * as api from '@app/contract/api.ts';
import { mutationOptions } from '@tanstack/react-query';
import { patchUser, refreshPeople } from '#features/users/users.queries.ts';
import { call } from '#lib/call.ts';
import { currentText } from '#lib/text.ts';
import { toast } from '#lib/toast.ts';

/** Uploads the picture that `cut` makes. */
export const uploadPicture = mutationOptions({
  mutationKey: ['current-user', 'picture'],
  mutationFn: async ({ userId, cut }: { userId: number; cut: () => Promise<Blob> }) =>
    call(api.users.setPicture, { params: { userId }, upload: await cut() }),
  onSuccess: (user, _given, _shown, { client }) => {
    patchUser(client, user);
    void refreshPeople(client);
    toast(currentText().users.avatar.updated);
  },
  onError: () => toast({ ...currentText().users.avatar.uploadFailed, kind: 'destructive' }),
});

/** Removes the picture, so that the initials are shown. */
export const removePicture = mutationOptions({
  mutationKey: ['current-user', 'picture'],
  mutationFn: (userId: number) => call(api.users.removePicture, { params: { userId } }),
  onSuccess: (_answer, _userId, _shown, { client }) => {
    patchUser(client, { profilePicture: null });
    void refreshPeople(client);
    toast(currentText().users.avatar.removed);
  },
  onError: () => toast({ ...currentText().users.avatar.removeFailed, kind: 'destructive' }),
});

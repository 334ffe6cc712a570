// Adding many people, deactivating somebody, and handing tasks over.
import * as api from '@app/contract/api.ts';
import type { HandOver } from '@app/contract/hand-overs/hand-overs.contract.ts';
import type { AdminUser } from '@app/contract/users/users.contract.ts';
import { mutationOptions } from '@tanstack/react-query';
import { patchPeoplePages } from '#features/users/people-pages.ts';
import { adminUsersKey, refreshPeople } from '#features/users/users.queries.ts';
import { call } from '#lib/call.ts';

export type GivenPeople = NonNullable<Parameters<typeof call<typeof api.peopleImports.create>>[1]>['body'];

/** Reads a file, or pasted lines as one, into rows. */
export const readPeople = mutationOptions({
  mutationKey: ['users', 'read-people'],
  gcTime: 0,
  mutationFn: (upload: File) => call(api.peopleImports.read, { upload }),
});

/** Checks people, or invites them. Only the answer to an invitation has the links. */
export const addPeople = mutationOptions({
  mutationKey: ['users', 'add-people'],
  gcTime: 0,
  mutationFn: (body: GivenPeople) => call(api.peopleImports.create, { body }),
  onSuccess: (_result, { dryRun }, _shown, { client }) => {
    if (!dryRun) void client.invalidateQueries({ queryKey: ['invitations'] });
  },
});

/** Deactivates somebody, or reactivates them. The question says what became of it. */
export const setUserActive = mutationOptions({
  mutationKey: ['users', 'active'],
  scope: { id: 'users/active' },
  mutationFn: ({ user, active }: { user: AdminUser; active: boolean }) =>
    call(api.users.setActive, { params: { userId: user.id }, body: { active } }),
  onSuccess: async (changed, _given, _shown, { client }) => {
    patchPeoplePages<AdminUser>(client, adminUsersKey, (user) => [user.id === changed.id ? changed : user]);
    await refreshPeople(client);
  },
});

/** Hands the tasks of somebody over. */
export const handOverTasks = mutationOptions({
  mutationKey: ['users', 'hand-over'],
  mutationFn: ({ userId, ...body }: HandOver & { userId: number }) => call(api.handOvers.create, { params: { userId }, body }),
  onSuccess: (_result, _given, _shown, { client }) => void client.invalidateQueries({ queryKey: ['tasks'] }),
});

/** Takes a hand-over back. */
export const undoHandOver = mutationOptions({
  mutationKey: ['users', 'undo-hand-over'],
  mutationFn: (params: { userId: number; handOverId: number }) => call(api.handOvers.undo, { params }),
  onSuccess: (_result, _given, _shown, { client }) => void client.invalidateQueries({ queryKey: ['tasks'] }),
});

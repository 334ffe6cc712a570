// The administration of people: their role and their account.
import * as api from '@app/contract/api.ts';
import type { userRoles } from '@app/contract/limits.ts';
import type { AdminUser, NewServiceAccount } from '@app/contract/users/users.contract.ts';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { patchPeoplePages } from '#features/users/people-pages.ts';
import { adminUsersKey, refreshPeople } from '#features/users/users.queries.ts';
import { call } from '#lib/call.ts';
import { RequestError } from '#lib/request-error.ts';
import { currentText, reasonOr } from '#lib/text.ts';
import { toast } from '#lib/toast.ts';

type UserRole = (typeof userRoles)[number];

function patchRole(client: QueryClient, userId: number, role: string) {
  patchPeoplePages<AdminUser>(client, adminUsersKey, (user) => [user.id === userId ? { ...user, role } : user]);
}

interface RoleChange {
  user: AdminUser;
  role: UserRole;
}

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

/** Changes a role optimistically. */
export const setUserRole = mutationOptions({
  mutationKey: ['users', 'role'],
  scope: { id: 'users/role' },
  mutationFn: ({ user, role }: RoleChange) => call(api.users.setRole, { params: { userId: user.id }, body: { role } }),
  onMutate: async ({ user, role }, { client }) => {
    await client.cancelQueries({ queryKey: adminUsersKey });
    patchRole(client, user.id, role);
  },
  onSuccess: async ({ fullName }, { role }, _shown, { client }) => {
    const { manage, profile } = currentText().users;
    toast({ title: manage.roleUpdated.title, text: manage.roleUpdated.text(fullName, profile.roles[role]) });
    await refreshPeople(client);
  },
  onError: (error, { user }, _shown, { client }) => {
    patchRole(client, user.id, user.role);
    const { title, text } = currentText().users.manage.roleFailed;
    toast({ title, text: reasonOr(error, text), kind: 'destructive' });
  },
});

/** Creates an account for programs. The dialog shows a failure. */
export const createServiceAccount = mutationOptions({
  mutationKey: ['users', 'service'],
  mutationFn: (body: NewServiceAccount) => call(api.users.createService, { body }),
  onSuccess: async (_account, _body, _shown, { client }) => {
    toast({ title: currentText().tokens.service.created });
    await refreshPeople(client);
  },
});

/** Deletes somebody's account. An account that no longer exists counts as deleted. */
export const deleteUser = mutationOptions({
  mutationKey: ['users', 'remove'],
  mutationFn: async ({ id }: AdminUser) => {
    try {
      await call(api.users.remove, { params: { userId: id } });
    } catch (error) {
      if (!(error instanceof RequestError && error.status === 404)) throw error;
    }
  },
  onSuccess: async (_done, { fullName }, _shown, { client }) => {
    const { removed } = currentText().users.manage;
    toast({ title: removed.title, text: removed.text(fullName) });
    await Promise.all([refreshPeople(client), client.invalidateQueries({ queryKey: ['tasks'] })]);
  },
  onError: (error) => {
    const { title, text } = currentText().users.manage.removeFailed;
    toast({ title, text: reasonOr(error, text), kind: 'destructive' });
  },
});

// The administration of departments and of their members.
import * as api from '@app/contract/api.ts';
import type {
  DepartmentChange,
  DepartmentUser,
  MembershipChange,
  NewDepartment,
  NewMembership,
} from '@app/contract/departments/departments.contract.ts';
import { hashKey, mutationOptions, type QueryClient } from '@tanstack/react-query';
import { departmentUsersQuery } from '#features/departments/departments.queries.ts';
import { call } from '#lib/call.ts';
import { currentText, reasonOr } from '#lib/text.ts';
import { toast } from '#lib/toast.ts';

/** The queries that show departments and their members. */
const departmentKeys = [['departments'], ['workspaces'], ['members'], ['users']];

/** The members of a deleted department may still be on the screen, but cannot be loaded. */
function refresh(client: QueryClient, deletedId?: number) {
  const gone = deletedId === undefined ? undefined : hashKey(departmentUsersQuery(deletedId).queryKey);
  return Promise.all(
    departmentKeys.map((queryKey) => client.invalidateQueries({ queryKey, predicate: ({ queryHash }) => queryHash !== gone })),
  );
}

type Failure = (strings: ReturnType<typeof currentText>['departments']) => { title: string; text: string };

/** Shows a toast with the server's message, or else a sentence of the catalogue. */
function failed(of: Failure) {
  return (error: Error) => {
    const { title, text } = of(currentText().departments);
    toast({ title, text: reasonOr(error, text), kind: 'destructive' });
  };
}

export const createDepartment = mutationOptions({
  mutationKey: ['departments', 'create'],
  mutationFn: (body: NewDepartment) => call(api.departments.create, { body }),
  onSuccess: async ({ name }, _body, _shown, { client }) => {
    const { created } = currentText().departments;
    toast({ title: created.title, text: created.text(name) });
    await refresh(client);
  },
  onError: failed((strings) => strings.createFailed),
});

export const changeDepartment = mutationOptions({
  mutationKey: ['departments', 'change'],
  scope: { id: 'departments/change' },
  mutationFn: ({ id, ...body }: DepartmentChange & { id: number }) =>
    call(api.departments.update, { params: { departmentId: id }, body }),
  onSuccess: async ({ name, isPublic }, _body, _shown, { client }) => {
    const { opened, closed } = currentText().departments;
    toast({ title: name, text: isPublic ? opened : closed });
    await refresh(client);
  },
  onError: failed((strings) => strings.changeFailed),
});

export const removeDepartment = mutationOptions({
  mutationKey: ['departments', 'remove'],
  mutationFn: ({ id }: { id: number; name: string }) => call(api.departments.remove, { params: { departmentId: id } }),
  onSuccess: async (_done, { id, name }, _shown, { client }) => {
    const { removed } = currentText().departments;
    toast({ title: removed.title, text: removed.text(name) });
    await Promise.all([refresh(client, id), client.invalidateQueries({ queryKey: ['tasks'] })]);
  },
  onError: failed((strings) => strings.removeFailed),
});

type Joining = NewMembership & { departmentName: string };

export const assignUser = mutationOptions({
  mutationKey: ['departments', 'assign'],
  mutationFn: ({ departmentName: _, ...body }: Joining) => call(api.departments.addUser, { body }),
  onSuccess: async ({ user }, { departmentName }, _shown, { client }) => {
    const { assigned } = currentText().departments;
    toast({ title: assigned.title, text: assigned.text(user.fullName, departmentName) });
    await refresh(client);
  },
  onError: failed((strings) => strings.assignFailed),
});

function patchMember(client: QueryClient, { userId, departmentId }: MembershipChange, role: string) {
  client.setQueryData(departmentUsersQuery(departmentId).queryKey, (known: DepartmentUser[] | undefined) =>
    known?.map((member) => (member.userId === userId ? { ...member, role } : member)),
  );
}

type RoleChange = MembershipChange & { before: string; departmentName: string };

/** Changes a role in a department optimistically. */
export const setDepartmentRole = mutationOptions({
  mutationKey: ['departments', 'role'],
  scope: { id: 'departments/role' },
  mutationFn: ({ userId, departmentId, role }: RoleChange) =>
    call(api.departments.setRole, { body: { userId, departmentId, role } }),
  onMutate: async (change, { client }) => {
    await client.cancelQueries(departmentUsersQuery(change.departmentId));
    patchMember(client, change, change.role);
  },
  onSuccess: async ({ user }, { role, departmentName }, _shown, { client }) => {
    const { departments, users } = currentText();
    const text = departments.roleUpdated(user.fullName, departments.roles[role], departmentName);
    toast({ title: users.manage.roleUpdated.title, text });
    await refresh(client);
  },
  onError: (error, change, _shown, { client }) => {
    patchMember(client, change, change.before);
    const { title, text } = currentText().users.manage.roleFailed;
    toast({ title, text: reasonOr(error, text), kind: 'destructive' });
  },
});

interface Leaving {
  userId: number;
  departmentId: number;
  userName: string;
  departmentName: string;
}

/** `said` is the message after success. */
function leaving(key: string, said: 'userRemoved' | 'declined') {
  return mutationOptions({
    mutationKey: ['departments', key],
    mutationFn: ({ userId, departmentId }: Leaving) => call(api.departments.removeUser, { body: { userId, departmentId } }),
    onSuccess: async (_done, { userName, departmentName }, _shown, { client }) => {
      const { title, text } = currentText().departments[said];
      toast({ title, text: text(userName, departmentName) });
      await refresh(client);
    },
    onError: failed((strings) => strings.removeUserFailed),
  });
}

export const removeMember = leaving('leave', 'userRemoved');

/** Declines the request of a person who waits for approval. */
export const declineUser = leaving('decline', 'declined');

// The administration of departments and of their members.
import * as api from '@app/contract/api.ts';
import type {
  Department,
  DepartmentChange,
  DepartmentUser,
  MembershipChange,
  NewDepartment,
  NewMembership,
} from '@app/contract/departments/departments.contract.ts';
import { hashKey, mutationOptions, type QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query';
import { departmentsQuery, departmentUsersQuery } from '#features/departments/departments.queries.ts';
import { call } from '#lib/call.ts';
import { currentNames } from '#lib/names.ts';
import { currentText, reasonOr } from '#lib/text.ts';
import { toast } from '#lib/toast.ts';

/** The queries that show departments and their members. */
const departmentKeys: readonly QueryKey[] = [['departments'], ['workspaces'], ['members'], ['users']];

/** What else has another name, or another board, when one is renamed or merged. */
const ofTasks = ['tasks', 'columns', 'my-work', 'history', 'activity', 'views', 'checklist-templates', 'task-templates'];

/** The members of a deleted department may still be on the screen, but cannot be loaded; `more` also shows what has changed. */
function refresh(client: QueryClient, deletedId?: number, more: readonly string[] = []) {
  const gone = deletedId === undefined ? undefined : hashKey(departmentUsersQuery(deletedId).queryKey);
  return Promise.all(
    [...departmentKeys, ...more.map((key) => [key])].map((queryKey) =>
      client.invalidateQueries({ queryKey, predicate: ({ queryHash }) => queryHash !== gone }),
    ),
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
  mutationFn: ({ id, undo: _, ...body }: Change) => call(api.departments.update, { params: { departmentId: id }, body }),
  onMutate: ({ id, order }, { client }) => {
    if (order === undefined) return;
    // An answer on its way is older than this place, and the next step would begin at the place before.
    void client.cancelQueries({ queryKey: departmentsQuery.queryKey, exact: true });
    client.setQueryData(departmentsQuery.queryKey, (all) => {
      const moved = all?.find((each) => each.id === id);
      return moved && all?.filter((each) => each !== moved).toSpliced(order, 0, moved);
    });
  },
  onSuccess: async (changed, { id, undo, ...body }, _shown, { client }) => {
    const action = undo && {
      label: currentText().shell.undo,
      run: () =>
        void call(api.departments.update, { params: { departmentId: id }, body: undo }).then(
          () => refresh(client, undefined, ofTasks),
          failed((strings) => strings.changeFailed),
        ),
    };
    const said = saidOf(changed, body);
    if (said) toast({ ...said, action });
    // The last of several quick steps refreshes for all.
    if (body.order !== undefined && client.isMutating({ mutationKey: changeDepartment.mutationKey }) > 1) return;
    await refresh(client, undefined, body.name === undefined ? [] : ofTasks);
  },
  onError: (error, { order }, _shown, { client }) => {
    if (order !== undefined) void refresh(client);
    failed((strings) => strings.changeFailed)(error);
  },
});

type Change = DepartmentChange & {
  id: number;
  /** The change that takes it back. */
  undo?: DepartmentChange | undefined;
};

/** What is said after a change; a new place is announced where it is chosen. */
function saidOf({ name: stored, isPublic }: Department, change: DepartmentChange): { title: string; text: string } | undefined {
  const { acts, opened, closed } = currentText().departments;
  const name = currentNames().department(stored);
  if (change.order !== undefined) return undefined;
  if (change.archived !== undefined) return { title: name, text: change.archived ? acts.archived : acts.restored };
  if (change.name !== undefined) return { title: name, text: acts.renamed };
  if (change.description !== undefined) return { title: name, text: acts.described };
  return { title: name, text: isPublic ? opened : closed };
}

interface Merge {
  id: number;
  into: number;
  name: string;
  intoName: string;
}

export const mergeDepartment = mutationOptions({
  mutationKey: ['departments', 'merge'],
  mutationFn: ({ id, into }: Merge) => call(api.departmentMerges.create, { params: { departmentId: id }, body: { into } }),
  onSuccess: async (_done, { id, name, intoName }, _shown, { client }) => {
    const { acts } = currentText().departments;
    toast({ title: name, text: acts.merged(intoName) });
    await refresh(client, id, ofTasks);
  },
  onError: failed((strings) => strings.changeFailed),
});

/** What a merge would move. */
export const mergePreviewQuery = (id: number, into: number) =>
  queryOptions({
    queryKey: ['departments', id, 'merge', into],
    queryFn: ({ signal }) =>
      call(api.departmentMerges.create, { params: { departmentId: id }, body: { into, dryRun: true }, signal }),
    staleTime: 0,
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
  client.setQueryData(departmentUsersQuery(departmentId).queryKey, (members: DepartmentUser[] | undefined) =>
    members?.map((member) => (member.userId === userId ? { ...member, role } : member)),
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

// Reading departments. Their administration is in `administration.queries.ts`, which no first screen loads.
import * as api from '@app/contract/api.ts';
import type { Department, OwnDepartment } from '@app/contract/departments/departments.contract.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/call.ts';

/** All departments, archived ones too; without a session those that are open to registration. */
export const departmentsQuery = queryOptions({
  queryKey: ['departments'],
  queryFn: ({ signal }) => call(api.departments.list, { signal }),
});

/** The departments that something may be put into. */
export function openDepartments<Each extends Pick<Department, 'archivedAt'>>(all: readonly Each[]): Each[] {
  return all.filter(({ archivedAt }) => !archivedAt);
}

const notArchived = (own: OwnDepartment[]) => own.filter(({ isArchived }) => !isArchived);

/** The departments of the signed-in person, without archived ones. */
export const myDepartmentsQuery = queryOptions({
  queryKey: ['departments', 'mine'],
  queryFn: ({ signal }) => call(api.departments.mine, { signal }),
  select: notArchived,
});

/** The members of a department. */
export const departmentUsersQuery = (departmentId: number) =>
  queryOptions({
    queryKey: ['departments', departmentId, 'users'],
    queryFn: ({ signal }) => call(api.departments.users, { params: { departmentId }, signal }),
  });

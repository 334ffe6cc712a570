// Reading departments. Their administration is in `administration.queries.ts`, which no first screen loads.
import * as api from '@app/contract/api.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/call.ts';

/** All departments; without a session those that are open to registration. */
export const departmentsQuery = queryOptions({
  queryKey: ['departments'],
  queryFn: ({ signal }) => call(api.departments.list, { signal }),
});

/** The departments of the signed-in person. */
export const myDepartmentsQuery = queryOptions({
  queryKey: ['departments', 'mine'],
  queryFn: ({ signal }) => call(api.departments.mine, { signal }),
});

/** The members of a department. */
export const departmentUsersQuery = (departmentId: number) =>
  queryOptions({
    queryKey: ['departments', departmentId, 'users'],
    queryFn: ({ signal }) => call(api.departments.users, { params: { departmentId }, signal }),
  });

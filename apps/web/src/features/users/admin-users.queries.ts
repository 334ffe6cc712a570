// Reading everybody as administrators see them.
import * as api from '@app/contract/api.ts';
import type { QueryInput } from '@app/contract/endpoint.ts';
import { peoplePagesQuery } from '#features/users/people-pages.queries.ts';
import { adminUsersKey } from '#features/users/users.queries.ts';
import { call } from '#lib/call.ts';

type AdminUsersFilter = Omit<NonNullable<QueryInput<typeof api.users.adminPage>>, 'after'>;

/** Those who match a filter, as administrators see them. */
export function adminUsersQuery(filter: AdminUsersFilter) {
  return peoplePagesQuery([...adminUsersKey, filter], (after, signal) =>
    call(api.users.adminPage, { query: { ...filter, after }, signal }),
  );
}

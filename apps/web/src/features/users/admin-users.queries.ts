// Reading everybody as administrators see them.
import { api, type QueryInput } from '@app/contract';
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

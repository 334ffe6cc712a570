// Reading the members of a workspace.
import * as api from '@app/contract/api.ts';
import { peoplePagesQuery } from '#features/users/people-pages.queries.ts';
import { call } from '#lib/call.ts';

/** The members of a workspace who match a search. */
export function membersQuery(workspaceId: number, search: string) {
  return peoplePagesQuery(['members', workspaceId, search], (after, signal) =>
    call(api.workspaces.membersPage, { params: { workspaceId }, query: { ...(search !== '' && { search }), after }, signal }),
  );
}

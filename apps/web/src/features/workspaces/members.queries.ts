// Reading the members of a workspace.
import { api } from '@app/contract';
import { peoplePagesQuery } from '#features/users/people-pages.queries.ts';
import { call } from '#lib/call.ts';

/** The members of a workspace who match a search. */
export function membersQuery(workspaceId: number, search: string) {
  return peoplePagesQuery(['members', workspaceId, search], (after, signal) =>
    call(api.workspaces.membersPage, { params: { workspaceId }, query: { ...(search !== '' && { search }), after }, signal }),
  );
}

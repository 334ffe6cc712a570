// Filters the members by a search.
import type { WorkspaceMember } from '@app/contract/workspaces/workspaces.contract.ts';
import { searchFilter } from '#lib/search-filter.ts';

/** Returns the members whose name, e-mail or title contains every word of the search, ignoring case and accents. */
export function filterMembers(members: readonly WorkspaceMember[], search: string): readonly WorkspaceMember[] {
  const isMeant = searchFilter(search);
  return members.filter(({ user }) => isMeant(user.fullName, user.email, user.title));
}

// Which members a search finds.
import type { WorkspaceMember } from '@app/contract';
import { wordSearch } from '#lib/word-search.ts';

/** The members whose name, e-mail or title holds every word of the search, whatever its case and accents. */
export function filterMembers(members: readonly WorkspaceMember[], search: string): readonly WorkspaceMember[] {
  const isMeant = wordSearch(search);
  return members.filter(({ user }) => isMeant(user.fullName, user.email, user.title));
}

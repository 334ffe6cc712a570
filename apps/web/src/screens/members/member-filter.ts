// Which members a search finds.
import type { WorkspaceMember } from '@app/contract';

/** The members whose name, e-mail or title holds every word of the search, whatever its case and accents. */
export function filterMembers(members: readonly WorkspaceMember[], search: string): readonly WorkspaceMember[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return members;
  return members.filter(({ user }) => {
    const text = plain([user.fullName, user.email, user.title].filter(Boolean).join('\n'));
    return words.every((word) => text.includes(word));
  });
}

function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

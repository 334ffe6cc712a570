// Which members a search finds.
import type { WorkspaceMember } from '@app/contract/workspaces/workspaces.contract.ts';
import { describe, expect, it } from 'vitest';
import { filterMembers } from '#screens/members/member-filter.ts';

function member(id: number, fullName: string, email: string | null, title: string | null): WorkspaceMember {
  const user = {
    id,
    fullName,
    email,
    title,
    role: 'user',
    avatarInitials: null,
    avatarColor: null,
    profilePicture: null,
    active: true,
  };
  return { id, workspaceId: 1, userId: id, role: 'member', user };
}

const all = [
  member(1, 'José Álvarez', 'jose@example.com', 'Sales Manager'),
  member(2, 'Ada King', null, null),
  member(3, 'Null Pointer', 'np@example.com', 'Engineer'),
];

const found = (search: string) => filterMembers(all, search).map(({ id }) => id);

describe('filterMembers', () => {
  it.each([
    ['', [1, 2, 3]],
    ['   ', [1, 2, 3]],
    ['jose', [1]],
    ['ÁLVAREZ', [1]],
    ['EXAMPLE.com', [1, 3]],
    ['manager jose', [1]],
    ['ada engineer', []],
    ['null', [3]],
    ['.*', []],
  ])('finds with %j', (search, ids) => {
    expect(found(search)).toEqual(ids);
  });
});

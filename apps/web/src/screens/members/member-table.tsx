// The members as a table, from 768 pixels.
import type { WorkspaceMember } from '@app/contract/workspaces/workspaces.contract.ts';
import { avatarOf } from '#lib/avatar.ts';
import { useText } from '#lib/text.ts';
import { InactiveBadge, RoleBadge, YouBadge } from '#screens/members/member-badges.tsx';
import { Avatar } from '#ui/avatar.tsx';
import { Table } from '#ui/table.tsx';

interface MemberTableProps {
  members: readonly WorkspaceMember[];
  label: string;
}

export function MemberTable({ members, label }: MemberTableProps) {
  const { members: words } = useText();
  const heads = [
    { label: words.member },
    { label: words.jobTitle, className: 'w-[36%]' },
    { label: words.role, className: 'w-28' },
  ];
  return (
    <Table label={label} heads={heads}>
      {members.map((member) => (
        <Row key={member.userId} member={member} />
      ))}
    </Table>
  );
}

function Row({ member }: { member: WorkspaceMember }) {
  const { members: words } = useText();
  const { user, userId } = member;
  return (
    <tr className="compact:*:py-1.5">
      <th scope="row" className="px-4 py-2.5 text-start font-normal">
        <div className="flex items-center gap-3">
          <Avatar {...avatarOf(user)} size={32} decorative />
          <div className="min-w-0">
            <div className="flex items-center gap-2">
              <span className="font-medium wrap-anywhere">{user.fullName}</span>
              <YouBadge userId={userId} />
              <InactiveBadge user={user} />
            </div>
            {user.email ? <span className="block text-12 wrap-anywhere text-ink-3">{user.email}</span> : null}
          </div>
        </div>
      </th>
      <td className={user.title ? 'px-4 py-2.5 wrap-anywhere text-ink-2' : 'px-4 py-2.5 text-ink-3'}>
        {user.title || words.noTitle}
      </td>
      <td className="px-4 py-2.5">
        <RoleBadge member={member} />
      </td>
    </tr>
  );
}

// The members as a table, from 768 pixels on.
import type { WorkspaceMember } from '@app/contract';
import { avatarOf } from '#lib/avatar.ts';
import { useText } from '#lib/text.ts';
import { RoleBadge, YouBadge } from '#screens/members/member-badges.tsx';
import { Avatar } from '#ui/avatar.tsx';

interface MemberTableProps {
  members: readonly WorkspaceMember[];
  label: string;
}

const head = 'px-4 py-2.5 text-start text-12 font-medium text-ink-3';

export function MemberTable({ members, label }: MemberTableProps) {
  const { members: words } = useText();
  return (
    <div className="overflow-hidden rounded-xl bg-surface shadow-card">
      <table className="w-full table-fixed text-13">
        <caption className="sr-only">{label}</caption>
        <thead className="border-b border-line bg-column">
          <tr>
            <th scope="col" className={head}>
              {words.member}
            </th>
            <th scope="col" className={`${head} w-[36%]`}>
              {words.jobTitle}
            </th>
            <th scope="col" className={`${head} w-28`}>
              {words.role}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {members.map((member) => (
            <Row key={member.userId} member={member} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ member }: { member: WorkspaceMember }) {
  const { members: words } = useText();
  const { user, userId, role } = member;
  return (
    <tr className="compact:*:py-1.5">
      <th scope="row" className="px-4 py-2.5 text-start font-normal">
        <div className="flex items-center gap-3">
          <Avatar {...avatarOf(user)} size={32} decorative />
          <div className="min-w-0">
            <div className="flex items-center gap-2">
              <span className="font-medium wrap-anywhere">{user.fullName}</span>
              <YouBadge userId={userId} />
            </div>
            {user.email ? <span className="block text-12 wrap-anywhere text-ink-3">{user.email}</span> : null}
          </div>
        </div>
      </th>
      <td className={user.title ? 'px-4 py-2.5 wrap-anywhere text-ink-2' : 'px-4 py-2.5 text-ink-3'}>
        {user.title || words.noTitle}
      </td>
      <td className="px-4 py-2.5">
        <RoleBadge role={role} />
      </td>
    </tr>
  );
}

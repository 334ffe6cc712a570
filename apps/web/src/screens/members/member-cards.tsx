// The members as cards, below 768 pixels.
import type { WorkspaceMember } from '@app/contract/workspaces/workspaces.contract.ts';
import { avatarOf } from '#lib/avatar.ts';
import { useText } from '#lib/text.ts';
import { InactiveBadge, RoleBadge, YouBadge } from '#screens/members/member-badges.tsx';
import { Avatar } from '#ui/avatar.tsx';

interface MemberCardsProps {
  members: readonly WorkspaceMember[];
  label: string;
}

export function MemberCards({ members, label }: MemberCardsProps) {
  const { noTitle } = useText().members;
  return (
    <ul aria-label={label} className="flex flex-col gap-2">
      {members.map((member) => (
        <li key={member.userId} className="flex items-start gap-3 rounded-md bg-surface p-3 shadow-card">
          <Avatar {...avatarOf(member.user)} size={32} decorative />
          <div className="min-w-0 flex-1">
            <p className="flex flex-wrap items-center gap-x-2">
              <span className="text-14 font-medium wrap-anywhere">{member.user.fullName}</span>
              <YouBadge userId={member.userId} />
              <InactiveBadge user={member.user} />
            </p>
            {member.user.email ? <p className="text-12 wrap-anywhere text-ink-3">{member.user.email}</p> : null}
            <p className={member.user.title ? 'mt-0.5 text-13 wrap-anywhere text-ink-2' : 'mt-0.5 text-13 text-ink-3'}>
              {member.user.title || noTitle}
            </p>
          </div>
          <RoleBadge member={member} />
        </li>
      ))}
    </ul>
  );
}

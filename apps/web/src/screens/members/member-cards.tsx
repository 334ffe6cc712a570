// The members as cards, below 768 pixels.
import type { WorkspaceMember } from '@app/contract';
import { avatarOf } from '#lib/avatar.ts';
import { useText } from '#lib/text.ts';
import { RoleBadge, YouBadge } from '#screens/members/member-badges.tsx';
import { Avatar } from '#ui/avatar.tsx';

interface MemberCardsProps {
  members: readonly WorkspaceMember[];
  label: string;
}

export function MemberCards({ members, label }: MemberCardsProps) {
  const { noTitle } = useText().members;
  return (
    <ul aria-label={label} className="flex flex-col gap-2">
      {members.map(({ user, userId, role }) => (
        <li key={userId} className="flex items-start gap-3 rounded-md bg-surface p-3 shadow-card">
          <Avatar {...avatarOf(user)} size={32} decorative />
          <div className="min-w-0 flex-1">
            <p className="flex flex-wrap items-center gap-x-2">
              <span className="text-14 font-medium wrap-anywhere">{user.fullName}</span>
              <YouBadge userId={userId} />
            </p>
            {user.email ? <p className="text-12 wrap-anywhere text-ink-3">{user.email}</p> : null}
            <p className={user.title ? 'mt-0.5 text-13 wrap-anywhere text-ink-2' : 'mt-0.5 text-13 text-ink-3'}>
              {user.title || noTitle}
            </p>
          </div>
          <RoleBadge role={role} />
        </li>
      ))}
    </ul>
  );
}

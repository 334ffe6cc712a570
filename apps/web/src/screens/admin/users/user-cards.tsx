// The people as cards with the same controls, below 1024 pixels.
import { avatarOf } from '#lib/avatar.ts';
import { useText } from '#lib/text.ts';
import {
  Departments,
  Inactive,
  Managed,
  OpenAccount,
  Pending,
  RoleSelect,
  ServiceBadge,
  UserMenu,
  You,
} from '#screens/admin/users/user-controls.tsx';
import type { UserListProps } from '#screens/admin/users/user-table.tsx';
import { Avatar } from '#ui/avatar.tsx';

export function UserCards({ users, onReset, onToken, ...acts }: UserListProps) {
  const { members, users: people } = useText();
  return (
    <ul aria-label={people.manage.tableLabel} className="flex flex-col gap-2">
      {users.map((user) => (
        <li key={user.id} className="rounded-md bg-surface p-3 shadow-card">
          <div className="flex items-start gap-3">
            <Avatar {...avatarOf(user)} size={32} decorative />
            <div className="min-w-0 flex-1">
              <p className="flex flex-wrap items-center gap-x-2">
                <span className="text-14 font-medium wrap-anywhere">{user.fullName}</span>
                <You userId={user.id} />
                <Inactive user={user} />
                <Managed user={user} />
              </p>
              <p className="text-12 wrap-anywhere text-ink-2">{user.username}</p>
              <p className="text-12 wrap-anywhere text-ink-2">{user.isService ? <ServiceBadge /> : user.email}</p>
              <p className="text-12 wrap-anywhere text-ink-3">{user.title || members.noTitle}</p>
              <Departments user={user} />
              <Pending user={user} />
            </div>
          </div>
          <div className="mt-2 flex items-center gap-2">
            <div className="min-w-0 flex-1">
              <RoleSelect user={user} />
            </div>
            <OpenAccount user={user} onReset={onReset} onToken={onToken} />
            <UserMenu user={user} {...acts} />
          </div>
        </li>
      ))}
    </ul>
  );
}

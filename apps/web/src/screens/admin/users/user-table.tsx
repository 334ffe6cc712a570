// The people as a table, from 1024 pixels.
import type { AdminUser } from '@app/contract/users/users.contract.ts';
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
  type UserMenuProps,
  You,
} from '#screens/admin/users/user-controls.tsx';
import { Avatar } from '#ui/avatar.tsx';
import { Table } from '#ui/table.tsx';

export interface UserListProps extends Omit<UserMenuProps, 'user'> {
  users: readonly AdminUser[];
  onReset: (user: AdminUser) => void;
  /** Makes an API token for a service account. */
  onToken: (user: AdminUser) => void;
}

const cell = 'px-4 py-2 wrap-anywhere text-ink-2';

export function UserTable({ users, ...actions }: UserListProps) {
  const { manage: words } = useText().users;
  const heads = [
    { label: words.user },
    { label: words.username, className: 'w-[15%]' },
    { label: words.email, className: 'w-[24%]' },
    { label: words.jobTitle, className: 'w-[17%]' },
    { label: words.role, className: 'w-36' },
    { label: words.actions, className: 'w-24', hidden: true },
  ];
  return (
    <Table label={words.tableLabel} heads={heads}>
      {users.map((user) => (
        <Row key={user.id} user={user} {...actions} />
      ))}
    </Table>
  );
}

function Row({ user, onReset, onToken, ...acts }: { user: AdminUser } & Omit<UserListProps, 'users'>) {
  const { members } = useText();
  return (
    <tr className="compact:*:py-1">
      <th scope="row" className="px-4 py-2 text-start font-normal">
        <div className="flex items-center gap-3">
          <Avatar {...avatarOf(user)} size={32} decorative />
          <div className="min-w-0">
            <span className="flex flex-wrap items-center gap-x-2">
              <span className="font-medium wrap-anywhere">{user.fullName}</span>
              <You userId={user.id} />
              <Inactive user={user} />
              <Managed user={user} />
            </span>
            <Departments user={user} />
            <Pending user={user} />
          </div>
        </div>
      </th>
      <td className={cell}>{user.username}</td>
      <td className={cell}>{user.isService ? <ServiceBadge /> : user.email}</td>
      <td className={cell}>{user.title || members.noTitle}</td>
      <td className="px-4 py-2">
        <RoleSelect user={user} />
      </td>
      <td className="px-3 py-2 text-end whitespace-nowrap">
        <OpenAccount user={user} onReset={onReset} onToken={onToken} />
        <UserMenu user={user} {...acts} />
      </td>
    </tr>
  );
}

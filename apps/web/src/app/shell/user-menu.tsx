// The person's menu as a dropdown: the person's name and links.
import type { ReactNode } from 'react';
import { useAccountItems } from '#app/shell/account-items.tsx';
import { useCurrentUser } from '#features/users/users.queries.ts';
import { avatarOf } from '#lib/avatar.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Menu } from '#ui/menu.tsx';

interface UserMenuProps {
  trigger: ReactNode;
  side?: 'top' | 'bottom' | undefined;
  align?: 'start' | 'end' | undefined;
  /** The person opened another screen. */
  onGo?: (() => void) | undefined;
}

export function UserMenu({ trigger, side, align, onGo }: UserMenuProps) {
  const items = useAccountItems(() => onGo?.());
  return <Menu trigger={trigger} items={items} header={<PersonHead />} side={side} align={align} />;
}

/** Avatar, full name and e-mail of the signed-in person. */
export function PersonHead() {
  const user = useCurrentUser();
  return (
    <div className="mb-1 flex items-center gap-2.5 border-b border-line px-2 pt-1.5 pb-2.5">
      <Avatar {...avatarOf(user)} size={32} decorative />
      <div className="min-w-0">
        <p className="truncate text-13 font-medium">{user.fullName}</p>
        <p className="truncate text-12 text-ink-3">{user.email}</p>
      </div>
    </div>
  );
}

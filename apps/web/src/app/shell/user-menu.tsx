// The person's menu as a dropdown: who one is, and where to from here.
import type { ReactNode } from 'react';
import { useAccountItems } from '#app/shell/account-items.tsx';
import { PersonLine } from '#features/users/person-line.tsx';
import { Menu } from '#ui/menu.tsx';

interface UserMenuProps {
  trigger: ReactNode;
  side?: 'top' | 'bottom' | undefined;
  align?: 'start' | 'end' | undefined;
  /** An entry led to another screen. */
  onGo?: (() => void) | undefined;
}

export function UserMenu({ trigger, side, align, onGo }: UserMenuProps) {
  const items = useAccountItems(() => onGo?.());
  return <Menu trigger={trigger} items={items} header={<PersonHead />} side={side} align={align} />;
}

/** Who one is, above the entries. */
export function PersonHead() {
  return <PersonLine className="mb-1 border-b border-line px-2 pt-1.5 pb-2.5" />;
}

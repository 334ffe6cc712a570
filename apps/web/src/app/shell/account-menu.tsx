// The person's menu as a dropdown: the person's name, links, and the version.
import { useAccountItems } from '#app/shell/account-items.tsx';
import { PersonHead } from '#app/shell/person-head.tsx';
import { VersionLine } from '#app/shell/version-line.tsx';
import type { PanelStart } from '#ui/lazy-panel.tsx';
import { MenuPanel, type MenuProps } from '#ui/menu-panel.tsx';

export interface AccountMenuProps extends Pick<MenuProps, 'trigger' | 'side' | 'align'> {
  /** The person opened another screen. */
  onGo?: (() => void) | undefined;
}

export function AccountMenu({ onGo, ...menu }: AccountMenuProps & PanelStart) {
  const items = useAccountItems(() => onGo?.());
  return <MenuPanel {...menu} items={items} header={<PersonHead />} footer={<VersionLine />} />;
}

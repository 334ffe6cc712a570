// The rows of a menu.
import { Check, ChevronRight } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';
import { cn } from '#lib/cn.ts';
import { Kbd } from '#ui/kbd.tsx';

export interface MenuEntry {
  label: string;
  /** Tells rows with the same label apart. */
  id?: number | undefined;
  icon?: ReactNode;
  kbd?: string | undefined;
  onSelect?: (() => void) | undefined;
  danger?: boolean | undefined;
  /** Given, the row is one of a choice; true shows the mark. */
  checked?: boolean | undefined;
  disabled?: boolean | undefined;
  /** A submenu. */
  items?: readonly MenuItem[] | undefined;
}

export type MenuItem = MenuEntry | 'separator';

interface MenuItemsProps {
  items: readonly MenuItem[];
  /** The element in which submenus stand. */
  container: Element | null;
}

export function MenuItems({ items, container }: MenuItemsProps) {
  return items.map((item, index) =>
    item === 'separator' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a separator has no other name
      <DropdownMenu.Separator key={`separator-${index}`} className="my-1 h-px bg-line" />
    ) : (
      <Row key={item.id ?? item.label} item={item} container={container} />
    ),
  );
}

function Row({ item, container }: { item: MenuEntry; container: Element | null }) {
  if (item.items) return <Submenu item={item} items={item.items} container={container} />;
  const common = {
    className: cn('menu-row', item.danger && 'menu-row-danger'),
    disabled: item.disabled ?? false,
    onSelect: () => item.onSelect?.(),
  };
  if (item.checked === undefined) {
    return (
      <DropdownMenu.Item {...common}>
        <RowContent item={item} />
      </DropdownMenu.Item>
    );
  }
  return (
    <DropdownMenu.CheckboxItem {...common} checked={item.checked}>
      <RowContent item={item} end={item.checked ? <Check /> : null} />
    </DropdownMenu.CheckboxItem>
  );
}

function Submenu({ item, items, container }: { item: MenuEntry } & MenuItemsProps) {
  return (
    <DropdownMenu.Sub>
      <DropdownMenu.SubTrigger className="menu-row" disabled={item.disabled ?? false}>
        <RowContent item={item} end={<ChevronRight />} />
      </DropdownMenu.SubTrigger>
      <DropdownMenu.Portal container={container}>
        <DropdownMenu.SubContent className="menu pop" sideOffset={4} alignOffset={-4} collisionPadding={8}>
          <MenuItems items={items} container={container} />
        </DropdownMenu.SubContent>
      </DropdownMenu.Portal>
    </DropdownMenu.Sub>
  );
}

function RowContent({ item, end }: { item: MenuEntry; end?: ReactNode }) {
  return (
    <>
      {item.icon ? <span className="menu-icon">{item.icon}</span> : null}
      <span className="min-w-0 flex-1 truncate">{item.label}</span>
      {item.kbd ? <Kbd>{item.kbd}</Kbd> : null}
      {end ? <span className="menu-icon">{end}</span> : null}
    </>
  );
}

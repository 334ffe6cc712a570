// A menu: a button and a list of items. The list is loaded when it is first opened.
import { lazyModule } from '#lib/lazy-module.ts';
import { LazyPanel } from '#ui/lazy-panel.tsx';
import type { MenuProps } from '#ui/menu-panel.tsx';

export type { MenuEntry, MenuItem } from '#ui/menu-items.tsx';

const panel = lazyModule(() => import('#ui/menu-panel.tsx'));

/** Fetches the list ahead of its first use. */
export const preloadMenu = panel.preload;

export function Menu(props: MenuProps) {
  const { trigger, open, onOpenChange } = props;
  return (
    <LazyPanel kind="menu" part={panel} trigger={trigger} open={open} onOpenChange={onOpenChange}>
      {({ MenuPanel }, start) => <MenuPanel {...props} {...start} />}
    </LazyPanel>
  );
}

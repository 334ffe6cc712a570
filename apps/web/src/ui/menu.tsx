// A menu: a button and a list of items. The list is loaded when it is first opened.
import { type ReactNode, useState } from 'react';
import { useHeldKeys } from '#lib/use-held-keys.ts';
import { type LazyModule, lazyModule, useLazyModule } from '#ui/lazy-module.ts';
import { LazyTrigger } from '#ui/lazy-trigger.tsx';
import type { MenuProps, MenuStart } from '#ui/menu-panel.tsx';

export type { MenuEntry, MenuItem } from '#ui/menu-items.tsx';

const panel = lazyModule(() => import('#ui/menu-panel.tsx'));

/** Fetches the list ahead of its first use. */
export function preloadMenu(): void {
  preload(panel);
}

function preload(part: LazyModule<unknown>): void {
  part.load().catch(() => undefined);
}

export function Menu(props: MenuProps) {
  return (
    <LazyMenu {...props} part={panel}>
      {({ MenuPanel }, start) => <MenuPanel {...props} {...start} />}
    </LazyMenu>
  );
}

interface LazyMenuProps<Module> extends Pick<MenuProps, 'trigger' | 'open' | 'onOpenChange'> {
  part: LazyModule<Module>;
  /** Renders the menu from its module. */
  children: (module: Module, start: MenuStart) => ReactNode;
}

/** A menu whose items load too. */
export function LazyMenu<Module>({ part, trigger, open: isOpen, onOpenChange, children }: LazyMenuProps<Module>) {
  const [pressed, press] = useState<'pointer' | 'keyboard'>();
  const wanted = pressed !== undefined || isOpen === true;
  const loaded = useLazyModule(part, wanted, close);
  useHeldKeys(wanted && !loaded, 'menu', 'layer', close);
  if (loaded) return children(loaded, { startsOpen: pressed !== undefined, startsAtFirst: pressed === 'keyboard' });
  function close(): void {
    press(undefined);
    onOpenChange?.(false);
  }
  function open(byKeyboard: boolean): void {
    press(byKeyboard ? 'keyboard' : 'pointer');
    onOpenChange?.(true);
  }
  return <LazyTrigger trigger={trigger} popup="menu" onNear={() => preload(part)} onOpen={open} />;
}

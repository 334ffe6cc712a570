// A menu: a button and a list of items. The list is loaded when it is first opened.
import { useState } from 'react';
import { useHeldKeys } from '#lib/use-held-keys.ts';
import { lazyModule, useLazyModule } from '#ui/lazy-module.ts';
import { LazyTrigger } from '#ui/lazy-trigger.tsx';
import type { MenuProps } from '#ui/menu-panel.tsx';

export type { MenuEntry, MenuItem } from '#ui/menu-items.tsx';

const panel = lazyModule(() => import('#ui/menu-panel.tsx'));

/** Fetches the list ahead of its first use. */
export function preloadMenu(): void {
  panel.load().catch(() => undefined);
}

export function Menu(props: MenuProps) {
  const [pressed, press] = useState<'pointer' | 'keyboard'>();
  const wanted = pressed !== undefined || props.open === true;
  const loaded = useLazyModule(panel, wanted, close);
  useHeldKeys(wanted && !loaded, 'menu', 'layer', close);
  if (loaded) {
    return <loaded.MenuPanel {...props} startsOpen={pressed !== undefined} startsAtFirst={pressed === 'keyboard'} />;
  }
  function close(): void {
    press(undefined);
    props.onOpenChange?.(false);
  }
  function open(byKeyboard: boolean): void {
    press(byKeyboard ? 'keyboard' : 'pointer');
    props.onOpenChange?.(true);
  }
  return <LazyTrigger trigger={props.trigger} popup="menu" onNear={preloadMenu} onOpen={open} />;
}

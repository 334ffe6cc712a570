// A small panel beside the button that opens it. The panel is loaded when it is first opened.
import { useState } from 'react';
import { useHeldKeys } from '#lib/use-held-keys.ts';
import { lazyModule, useLazyModule } from '#ui/lazy-module.ts';
import { LazyTrigger } from '#ui/lazy-trigger.tsx';
import type { PopoverProps } from '#ui/popover-panel.tsx';

const panel = lazyModule(() => import('#ui/popover-panel.tsx'));

/** Fetches the panel ahead of its first use. */
export function preloadPopover(): void {
  panel.load().catch(() => undefined);
}

export function Popover(props: PopoverProps) {
  const [pressed, press] = useState(false);
  const wanted = pressed || props.open === true;
  const loaded = useLazyModule(panel, wanted, close);
  useHeldKeys(wanted && !loaded, 'popover', 'layer', close);
  if (loaded) return <loaded.PopoverPanel {...props} startsOpen={pressed} />;
  function close(): void {
    press(false);
    props.onOpenChange?.(false);
  }
  function open(): void {
    press(true);
    props.onOpenChange?.(true);
  }
  return <LazyTrigger trigger={props.trigger} popup="dialog" onNear={preloadPopover} onOpen={open} />;
}

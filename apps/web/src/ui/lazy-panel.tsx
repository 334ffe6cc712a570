// A button and the menu or popover that it opens. The panel loads when the button is near or pressed; keys pressed meanwhile reach it.
import { type ComponentProps, cloneElement, type MouseEvent, type ReactElement, type ReactNode, useState } from 'react';
import type { LazyModule } from '#lib/lazy-module.ts';
import { useHeldKeys } from '#lib/use-held-keys.ts';
import { useLazyModule } from '#ui/use-lazy-module.ts';

/** How the press that loaded a panel opens it. */
export interface PanelStart {
  startsOpen: boolean;
  /** Opened by the keyboard, the first row of a menu has the focus. */
  startsAtFirst: boolean;
}

/** The button of a panel, and its state where the caller keeps it. */
export interface PanelButton {
  /** The one element that opens the panel: it takes the props of a button. */
  trigger: ReactNode;
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
}

interface LazyPanelProps<Module> extends PanelButton {
  kind: 'menu' | 'popover';
  part: LazyModule<Module>;
  /** Renders the panel and its button from the loaded module. */
  children: (module: Module, start: PanelStart) => ReactNode;
}

export function LazyPanel<Module>({ kind, part, trigger, open: isOpen, onOpenChange, children }: LazyPanelProps<Module>) {
  const [pressed, press] = useState<'pointer' | 'keyboard'>();
  const wanted = pressed !== undefined || isOpen === true;
  const loaded = useLazyModule(part, wanted, close);
  useHeldKeys(wanted && !loaded, kind, 'layer', close);
  if (loaded) return children(loaded, { startsOpen: pressed !== undefined, startsAtFirst: pressed === 'keyboard' });
  function close(): void {
    press(undefined);
    onOpenChange?.(false);
  }
  return cloneElement(trigger as ReactElement<ComponentProps<'button'>>, {
    'aria-haspopup': kind === 'menu' ? 'menu' : 'dialog',
    'aria-expanded': false,
    onPointerEnter: () => void part.preload(),
    onFocus: () => void part.preload(),
    onClick(event: MouseEvent) {
      // Enter and Space click without a place.
      press(event.detail === 0 ? 'keyboard' : 'pointer');
      onOpenChange?.(true);
    },
  });
}

/** Returns the props by which Radix opens and closes a loaded panel. */
export function openControl({ open, onOpenChange, startsOpen }: Omit<PanelButton, 'trigger'> & Pick<PanelStart, 'startsOpen'>) {
  return {
    ...(open === undefined ? { defaultOpen: startsOpen } : { open }),
    ...(onOpenChange ? { onOpenChange } : {}),
  };
}

// A stack of open confirm dialogs. An Escape may reach the dialog below before a new one has taken the focus.
import { useEffectEvent, useLayoutEffect } from 'react';

const open: (() => void)[] = [];

/** Registers a confirm dialog while it is open. */
export function useOpenConfirm(isOpen: boolean, onCancel: () => void): void {
  const cancel = useEffectEvent(onCancel);
  useLayoutEffect(() => {
    if (!isOpen) return;
    const mine = () => cancel();
    open.push(mine);
    return () => {
      open.splice(open.indexOf(mine), 1);
    };
  }, [isOpen]);
}

/** Cancels the topmost confirm dialog. Returns whether there was one. */
export function cancelTopConfirm(): boolean {
  const cancel = open.at(-1);
  cancel?.();
  return cancel !== undefined;
}

// The questions that stand over the page. An Escape may reach the dialog below before a new one has taken the keys.
import { useEffectEvent, useLayoutEffect } from 'react';

const open: (() => void)[] = [];

/** Counts a question as open from the moment it is on the page. */
export function useQuestion(isOpen: boolean, onCancel: () => void): void {
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

/** Answers the last question with no. Says whether there was one. */
export function cancelQuestion(): boolean {
  const cancel = open.at(-1);
  cancel?.();
  return cancel !== undefined;
}

// The API of the visible view for dialogs and new tasks: focuses a task, or the one after it.
import { useEffect } from 'react';
import { useLatest } from '#lib/use-latest.ts';

export interface ViewFocus {
  /** Focuses a task; `flash` highlights it for a moment. Returns whether the view shows it. */
  focus: (taskId: number, flash?: boolean) => boolean;
  /** Returns a function that focuses the next task after this one is gone. */
  focusNextAfter: (taskId: number) => () => void;
}

let shown: ViewFocus | undefined;

/** Registers this view as the visible one. */
export function useViewFocus(view: ViewFocus): void {
  const latest = useLatest(view);
  useEffect(() => {
    const mine: ViewFocus = {
      focus: (taskId, flash) => latest.current.focus(taskId, flash),
      focusNextAfter: (taskId) => latest.current.focusNextAfter(taskId),
    };
    shown = mine;
    return () => {
      if (shown === mine) shown = undefined;
    };
  }, []);
}

/** Focuses a task of the visible view. Returns whether the view shows it. */
export function focusTask(taskId: number, flash = false): boolean {
  return shown?.focus(taskId, flash) ?? false;
}

/** Returns a function that focuses the next task after this one is gone. Call it while the task is still there. */
export function focusNextAfter(taskId: number): () => void {
  return shown?.focusNextAfter(taskId) ?? (() => undefined);
}

// The API of the visible view for dialogs and new tasks: focuses a task, or the one after it.
import { useEffect, useRef } from 'react';

export interface ShownTasks {
  /** Focuses a task; `flash` highlights it for a moment. Returns whether the view shows it. */
  focus: (taskId: number, flash?: boolean) => boolean;
  /** Returns a function that focuses the next task after this one is gone. */
  heir: (taskId: number) => () => void;
}

let shown: ShownTasks | undefined;

/** Registers this view as the visible one. */
export function useShownTasks(view: ShownTasks): void {
  const latest = useRef(view);
  useEffect(() => {
    latest.current = view;
  });
  useEffect(() => {
    const mine: ShownTasks = {
      focus: (taskId, flash) => latest.current.focus(taskId, flash),
      heir: (taskId) => latest.current.heir(taskId),
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
export function heirOfTask(taskId: number): () => void {
  return shown?.heir(taskId) ?? (() => undefined);
}

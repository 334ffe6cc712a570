// Where the view that is shown has its tasks: a dialog gives the focus back through here, and a new task is brought into sight.
import { useEffect, useRef } from 'react';

export interface ShownTasks {
  /** Puts the focus on a task; `flash` lets it stand out for a moment. Says whether the view shows it. */
  focus: (taskId: number, flash?: boolean) => boolean;
  /** Gives back what focuses the task that comes next once this one is gone. */
  heir: (taskId: number) => () => void;
}

let shown: ShownTasks | undefined;

/** This view is the one that is shown. */
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

/** Puts the focus on a task of the view. Says whether it shows the task. */
export function focusTask(taskId: number, flash = false): boolean {
  return shown?.focus(taskId, flash) ?? false;
}

/** Gives back what focuses the task that comes next once this one is gone; to be asked while it is still there. */
export function heirOfTask(taskId: number): () => void {
  return shown?.heir(taskId) ?? (() => undefined);
}

// Finds lines of a list and a timeline: one of a task, the first, and the next after a task that leaves.
import { useShortcut } from '#lib/hotkey.ts';
import { isTask, type ListLine } from '#screens/workspace/list/list-groups.tsx';
import { focusTask } from '#screens/workspace/view-focus.ts';

/** Returns the number of the line that an event is in; -1 outside of them. */
export function lineUnder(target: EventTarget | null): number {
  const row = target instanceof Element ? target.closest<HTMLElement>('[data-row], [data-heading]') : null;
  return Number(row?.dataset['row'] ?? row?.dataset['heading'] ?? -1);
}

/** Lets the key for the first item go to the first task; with every group closed, to the first heading. */
export function useFirstLine(lines: readonly ListLine[], goTo: (line: number) => void): void {
  useShortcut('firstItem', () => {
    if (lines.length === 0) return false;
    return goTo(Math.max(0, lines.findIndex(isTask)));
  });
}

/** Returns a function that focuses the task next to one that is about to leave. */
export function focusNextIn(tasks: readonly { id: number }[], taskId: number): () => void {
  const index = tasks.findIndex(({ id }) => id === taskId);
  const next = tasks[index + 1] ?? tasks[index - 1];
  return () => {
    if (next) focusTask(next.id);
  };
}

// Scrolls to a task that is about to render, such as after an undo or when the filter is cleared.
import { isFocusLost, isTyping, topOverlay } from '#lib/overlays.ts';
import { undoLast } from '#lib/undo.ts';
import { focusTask } from '#screens/workspace/view-focus.ts';

const tries = 30;
const pause = 100;

/** Focuses a task as soon as the view shows it, unless the person has moved on to something else. Then calls `shown`. */
export function showTask(taskId: number, shown?: () => void): void {
  show(taskId, { shown }, tries);
}

/** Undoes the last step and focuses its task once that is done, which may take long: a focus that was moved meanwhile stays. */
export function undoAndShow(): void {
  const from = document.activeElement;
  undoLast((taskId) => show(taskId, { from }, tries));
}

interface Showing {
  shown?: (() => void) | undefined;
  /** What had the focus at the beginning, if it keeps it where the person has moved it since. */
  from?: Element | null;
}

function show(taskId: number, showing: Showing, left: number): void {
  const { shown, from } = showing;
  const at = document.activeElement;
  const hasMoved = from !== undefined && at !== from && !isFocusLost();
  if (topOverlay() !== null || isTyping(at) || left === 0 || hasMoved) return;
  if (focusTask(taskId, true)) shown?.();
  else setTimeout(() => show(taskId, showing, left - 1), pause);
}

// Scrolls to a task that is about to render, such as after an undo or when the filter is cleared.
import { isTyping, topOverlay } from '#lib/overlays.ts';
import { focusTask } from '#screens/workspace/view-focus.ts';

const tries = 30;
const pause = 100;

/** Focuses a task as soon as the view shows it, unless the person has moved on to something else. Then calls `shown`. */
export function showTask(taskId: number, shown?: () => void, left = tries): void {
  if (topOverlay() !== null || isTyping(document.activeElement) || left === 0) return;
  if (focusTask(taskId, true)) shown?.();
  else setTimeout(() => showTask(taskId, shown, left - 1), pause);
}

// Scrolls to a task that is about to render, such as after an undo.
import { isTyping, topOverlay } from '#lib/overlays.ts';
import { focusTask } from '#screens/workspace/view-focus.ts';

const tries = 30;
const pause = 100;

/** Focuses a task as soon as the view shows it, unless the person has moved on to something else. */
export function showTask(taskId: number, left = tries): void {
  if (topOverlay() !== null || isTyping(document.activeElement) || focusTask(taskId, true) || left === 0) return;
  setTimeout(() => showTask(taskId, left - 1), pause);
}

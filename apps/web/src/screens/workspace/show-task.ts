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

/**
 * Undoes the last step and focuses its task once that is done, which may take long: where the person has gone on meanwhile, by a key
 * or a press, the focus stays. Returns whether there was a step.
 */
export function undoAndShow(): boolean {
  const from = document.activeElement;
  const acting = new AbortController();
  for (const type of ['keydown', 'pointerdown'] as const)
    addEventListener(type, () => acting.abort(), { capture: true, once: true, signal: acting.signal });
  const hasGoneOn = () => acting.signal.aborted && document.activeElement !== from && !isFocusLost();
  return undoLast((taskId) => show(taskId, { hasGoneOn }, tries));
}

interface Showing {
  shown?: (() => void) | undefined;
  hasGoneOn?: () => boolean;
}

function show(taskId: number, showing: Showing, left: number): void {
  const { shown, hasGoneOn } = showing;
  if (topOverlay() !== null || isTyping(document.activeElement) || left === 0 || hasGoneOn?.()) return;
  if (focusTask(taskId, true)) shown?.();
  else setTimeout(() => show(taskId, showing, left - 1), pause);
}

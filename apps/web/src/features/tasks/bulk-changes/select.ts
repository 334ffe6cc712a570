// Selects tasks: one, a range, a column. A range is from the task that was selected last.
import { limits } from '@app/contract/limits.ts';
import { selection } from '#features/tasks/bulk-changes/selection.ts';
import type { ClickLike, Lanes, SelectionParts } from '#features/tasks/bulk-changes/selection-slot.tsx';
import { announce } from '#lib/announce.ts';
import { currentText } from '#lib/text.ts';
import { toast } from '#lib/toast.ts';

/** The end of a range that stays. */
let anchor: number | undefined;

/** Screen readers hear the number once it has settled. */
const pause = 500;
let saying: ReturnType<typeof setTimeout> | undefined;

function put(ids: ReadonlySet<number>): void {
  const words = currentText().bulkChanges;
  const limited = ids.size > limits.bulkTasks ? new Set([...ids].slice(0, limits.bulkTasks)) : ids;
  if (limited !== ids) toast({ title: words.atMost(limits.bulkTasks), kind: 'destructive' });
  selection.set(limited);
  clearTimeout(saying);
  saying = setTimeout(() => announce(words.selected(selection.get().size)), pause);
}

/** Clears the selection. */
export function clearSelection(): void {
  anchor = undefined;
  if (selection.get().size > 0) put(new Set());
}

/** Selects exactly these tasks. */
export function selectOnly(ids: readonly number[]): void {
  put(new Set(ids));
}

/** Keeps those of the selected tasks that a view still shows. */
export function keepShown(shown: ReadonlySet<number>): void {
  const left = [...selection.get()].filter((id) => shown.has(id));
  if (left.length < selection.get().size) put(new Set(left));
}

function toggle(taskId: number): void {
  const next = new Set(selection.get());
  if (next.delete(taskId)) anchor = undefined;
  else {
    next.add(taskId);
    anchor = taskId;
  }
  put(next);
}

/** Selects, or deselects if all are selected. */
export function toggleAll(tasks: readonly { id: number }[]): void {
  const now = selection.get();
  const ids = tasks.map(({ id }) => id);
  const next = new Set(now);
  if (ids.every((id) => now.has(id))) for (const id of ids) next.delete(id);
  else for (const id of ids) next.add(id);
  put(next);
}

function selectRange(taskId: number, lanes: Lanes): void {
  const ids = lanes.flat().map(({ id }) => id);
  const [from, to] = [ids.indexOf(anchor ?? taskId), ids.indexOf(taskId)];
  if (to < 0) return;
  const start = from < 0 ? to : from;
  anchor = ids[start];
  put(new Set([...selection.get(), ...ids.slice(Math.min(start, to), Math.max(start, to) + 1)]));
}

/** Extends the range by the next task, or takes it back when the direction turns. */
function extend(taskId: number, step: -1 | 1, lanes: Lanes): number | undefined {
  const lane = lanes.find((tasks) => tasks.some(({ id }) => id === taskId));
  const next = lane?.[lane.findIndex(({ id }) => id === taskId) + step]?.id;
  if (next === undefined) return undefined;
  const ids = new Set(selection.get());
  if (!ids.has(taskId)) anchor = taskId;
  if (ids.has(taskId) && ids.has(next) && taskId !== anchor) ids.delete(taskId);
  else ids.add(taskId).add(next);
  put(ids);
  return next;
}

/**
 * Selects by a click on a card or row; returns whether the click meant that. Ctrl on a title opens it in another tab, like any link;
 * where nothing hovers, a tap selects once something is selected.
 */
export function click(event: ClickLike, taskId: number, lanes: () => Lanes): boolean {
  const { target, shiftKey, ctrlKey, metaKey, button } = event;
  const within = (selector: string) => target instanceof Element && target.closest(selector) !== null;
  if (button !== 0 || within('[data-card-menu]')) return false;
  const onCheck = within('[data-check]');
  const onTitle = within('.card-title, .list-title');
  const isTap = selection.get().size > 0 && matchMedia('(hover: none)').matches;
  if (shiftKey) selectRange(taskId, lanes());
  else if (onCheck || isTap || ((ctrlKey || metaKey) && !onTitle)) toggle(taskId);
  else return false;
  // A click with Shift marks text in a list.
  if (shiftKey) getSelection()?.removeAllRanges();
  return true;
}

/** Selects by a key, and calls `onFocus` with the task that takes the focus, if another one does. */
export function press(...[how, taskId, lanes, onFocus]: Parameters<SelectionParts['press']>): void {
  if (how === 'one') toggle(taskId);
  else if (how === 'column') toggleAll(lanes().find((tasks) => tasks.some(({ id }) => id === taskId)) ?? []);
  else {
    const next = extend(taskId, how === 'up' ? -1 : 1, lanes());
    if (next !== undefined) onFocus(next);
  }
}

// The text that a person has typed in a task that no longer exists, so that it can be copied.
import type { EditDraft } from '#features/tasks/edit/task-values.ts';
import { isDirty } from '#features/tasks/edit/task-values.ts';
import { readDraft, removeDraft, writeDraft } from '#lib/draft.ts';

const commentKey = (taskId: number) => `comment-${taskId}`;

/** The draft key of the next checklist item, which is typed outside the form. */
export const newItemKey = (taskId: number) => `item-${taskId}`;

function newItemOf(taskId: number): string {
  const typed: unknown = readDraft(newItemKey(taskId), '');
  return typeof typed === 'string' ? typed : '';
}

function commentOf(taskId: number): string {
  const typed: unknown = readDraft(commentKey(taskId), '');
  return typeof typed === 'string' ? typed : '';
}

/** Returns whether a form contains anything worth keeping. */
export function isTyped(draft: EditDraft | null): boolean {
  return draft !== null && isDirty(draft);
}

/** Returns whether a task has unsaved text. */
export function hasTyped(taskId: number, draft: EditDraft | null): boolean {
  return isTyped(draft) || commentOf(taskId).trim() !== '' || newItemOf(taskId).trim() !== '';
}

/** Returns all unsaved text as plain text: the form with its checklist, then the unsent comment. */
export function typedText(taskId: number, draft: EditDraft | null): string {
  const { title = '', description = '', checklistItems = [] } = draft?.values ?? {};
  const items = [...checklistItems.map(({ text }) => text), draft?.newItem ?? '', newItemOf(taskId)].filter(
    (text) => text.trim() !== '',
  );
  const parts = [title, description, items.map((text) => `- ${text}`).join('\n'), commentOf(taskId)];
  return parts.filter((part) => part.trim() !== '').join('\n\n');
}

/** Moves the unsent comment to another task. */
export function moveComment(taskId: number, toTaskId: number): void {
  const comment = commentOf(taskId);
  if (comment.trim() === '') return;
  writeDraft(commentKey(toTaskId), comment);
  removeDraft(commentKey(taskId));
}

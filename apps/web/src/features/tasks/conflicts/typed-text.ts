// What a person has typed at a task: asked for where the task is gone, so that it can be copied.
import type { EditDraft } from '#features/tasks/edit/task-values.ts';
import { isDirty } from '#features/tasks/edit/task-values.ts';
import { readDraft, removeDraft, writeDraft } from '#lib/draft.ts';

const commentKey = (taskId: number) => `comment-${taskId}`;

/** The next item of the checklist, which is typed without the form. */
export const newItemKey = (taskId: number) => `item-${taskId}`;

function newItemOf(taskId: number): string {
  const typed: unknown = readDraft(newItemKey(taskId), '');
  return typeof typed === 'string' ? typed : '';
}

function commentOf(taskId: number): string {
  const typed: unknown = readDraft(commentKey(taskId), '');
  return typeof typed === 'string' ? typed : '';
}

/** Says whether a form holds anything to come back to. */
export function isTyped(draft: EditDraft | null): boolean {
  return draft !== null && isDirty(draft);
}

/** Says whether anything was typed at a task that is not saved. */
export function hasTyped(taskId: number, draft: EditDraft | null): boolean {
  return isTyped(draft) || commentOf(taskId).trim() !== '' || newItemOf(taskId).trim() !== '';
}

/** All that was typed, as plain text: the form with its checklist, then the comment that was not sent. */
export function typedText(taskId: number, draft: EditDraft | null): string {
  const { title = '', description = '', checklistItems = [] } = draft?.values ?? {};
  const items = [...checklistItems.map(({ text }) => text), draft?.newItem ?? '', newItemOf(taskId)].filter(
    (text) => text.trim() !== '',
  );
  const parts = [title, description, items.map((text) => `- ${text}`).join('\n'), commentOf(taskId)];
  return parts.filter((part) => part.trim() !== '').join('\n\n');
}

/** Takes the comment that was not sent along to another task. */
export function takeComment(taskId: number, toTaskId: number): void {
  const comment = commentOf(taskId);
  if (comment.trim() === '') return;
  writeDraft(commentKey(toTaskId), comment);
  removeDraft(commentKey(taskId));
}

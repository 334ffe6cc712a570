// The text that a person has typed in a task that no longer exists, so that it can be copied.
import { newItemId } from '@app/contract/tasks/item-ids.rules.ts';
import { changedFields, type EditDraft, isDirty } from '#features/tasks/edit/task-values.ts';
import { draftNames, readDraft, removeDraft, writeDraft } from '#lib/draft.ts';

type TaskTexts = Pick<EditDraft['values'], 'title' | 'description' | 'checklistItems'>;

const commentKey = (taskId: number) => `comment-${taskId}`;

/** The draft key of the next checklist item, which is typed outside the form. */
export const newItemKey = (taskId: number) => `item-${taskId}`;

/** The draft keys of the lines that are typed outside the form: items of the checklist, a sub-task, a title in a list. */
function lineKeys(taskId: number): string[] {
  const items = draftNames().filter((name) => name.startsWith(`${newItemKey(taskId)}-`));
  return [newItemKey(taskId), ...items, `subtask-${taskId}`, `task-${taskId}-row-title`];
}

function linesOf(taskId: number): string[] {
  return lineKeys(taskId).flatMap((key) => {
    const typed = readDraft<unknown>(key, '');
    const { text = '', title = text } = typed === null || typeof typed !== 'object' ? {} : (typed as Record<string, unknown>);
    const line = typeof typed === 'string' ? typed : title;
    return typeof line === 'string' && line.trim() !== '' ? [line] : [];
  });
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
  return isTyped(draft) || commentOf(taskId).trim() !== '' || linesOf(taskId).length > 0;
}

/** Returns all unsaved text as plain text: the form with its checklist, then the unsent comment. */
export function typedText(taskId: number, draft: EditDraft | null): string {
  const form = formText(draft?.values ?? {}, [draft?.newItem ?? '', ...linesOf(taskId)]);
  return [form, commentOf(taskId)].filter((part) => part.trim() !== '').join('\n\n');
}

/** Returns the unsaved text without the fields and items that are as they were: somebody else may have written them. */
export function ownText(taskId: number, draft: EditDraft | null): string {
  if (!draft) return typedText(taskId, null);
  const { base, values } = draft;
  const changed = changedFields(draft);
  const before = new Map((base.checklistItems ?? []).map((item) => [item.id, item.text]));
  const own = {
    ...values,
    title: changed.includes('title') ? values.title : '',
    description: changed.includes('description') ? values.description : '',
    checklistItems: (values.checklistItems ?? []).filter(({ id, text }) => before.get(id) !== text),
  };
  return typedText(taskId, { ...draft, values: own });
}

/** Returns the draft with the lines that are typed outside the form as items of its checklist. */
export function withLines(taskId: number, draft: EditDraft): EditDraft {
  const checklistItems = [...draft.values.checklistItems];
  for (const text of linesOf(taskId)) checklistItems.push({ id: newItemId(checklistItems, text), text, completed: false });
  return { ...draft, values: { ...draft.values, checklistItems } };
}

/** Forgets the lines that are typed outside the form. */
export function removeLines(taskId: number): void {
  for (const key of lineKeys(taskId)) removeDraft(key);
}

/** Returns the text fields of a form as plain text, with further items of its checklist. */
export function formText(values: Partial<TaskTexts>, items: readonly string[]): string {
  const { title = '', description = '', checklistItems = [] } = values;
  const list = [...checklistItems.map(({ text }) => text), ...items].filter((text) => text.trim() !== '');
  const parts = [title, description, list.map((text) => `- ${text}`).join('\n')];
  return parts.filter((part) => part.trim() !== '').join('\n\n');
}

/** Moves the unsent comment to another task. */
export function moveComment(taskId: number, toTaskId: number): void {
  const comment = commentOf(taskId);
  if (comment.trim() === '') return;
  writeDraft(commentKey(toTaskId), comment);
  removeDraft(commentKey(taskId));
}

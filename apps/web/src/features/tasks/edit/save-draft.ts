// Saves what was edited of a task: merges what somebody else has changed meanwhile, and leaves conflicts to the person.
import { isSameValue } from '@app/contract/tasks/merge-task.rules.ts';
import { type Task, TaskChange } from '@app/contract/tasks/tasks.contract.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { RemoteChanges } from '#features/tasks/conflicts/use-remote-changes.ts';
import { currentRow, updateTask } from '#features/tasks/data/task-writes.ts';
import { fieldErrors } from '#features/tasks/edit/field-errors.ts';
import { changedFields, type EditDraft, rebase, requestOfDraft, typedSince } from '#features/tasks/edit/task-values.ts';
import { RequestError } from '#lib/call.ts';
import { readDraft } from '#lib/draft.ts';
import { currentText, reasonOf } from '#lib/text.ts';
import { toast } from '#lib/toast.ts';

/** The editor whose draft is saved. */
interface SavingEditor {
  client: QueryClient;
  taskId: number;
  draftKey: string;
  setDraft: (draft: EditDraft) => void;
  /** Ends editing. */
  forget: () => void;
  setErrors: (errors: Readonly<Record<string, string>>) => void;
  news: RemoteChanges;
}

/** How often a save is retried on a concurrent change. */
const attempts = 3;

export async function saveDraft(editor: SavingEditor, sent: EditDraft, task: Task, attempt = 1): Promise<void> {
  const { client, taskId, draftKey, setDraft, forget, news } = editor;
  /** The current form, also while a save is pending. */
  const typed = () => readDraft<EditDraft | null>(draftKey, null);
  const body = requestOfDraft(sent, task);
  const parsed = TaskChange.safeParse(body);
  if (!parsed.success) return showProblems(editor, fieldErrors(parsed.error.issues));
  try {
    const saved = await updateTask(client, taskId, body);
    const since = saved && typedSince(sent, typed(), saved);
    forget();
    if (since) setDraft(since);
    const { updated, kept, mergedSave } = currentText().tasks;
    const merged = saved ? mergedNames(sent, parsed.data, saved) : [];
    if (!saved) toast(kept);
    else toast(merged.length > 0 ? { ...updated, text: mergedSave(merged.join(', ')) } : updated);
  } catch (error) {
    const current = currentRow(error);
    if (!current) return showRefusal(editor, error);
    const newer = rebase(sent, current);
    setDraft(rebase(typed() ?? sent, current).draft);
    news.tell(newer.news);
    // The person decides conflicts; everything else is merged without asking.
    if (newer.draft.theirs) return;
    if (attempt === attempts) return showRefusal(editor, error);
    await saveDraft(editor, newer.draft, current, attempt + 1);
  }
}

/** An error of the title focuses the title; others may be outside the view. */
function showProblems({ setErrors }: SavingEditor, problems: Readonly<Record<string, string>>) {
  setErrors(problems);
  const text = Object.values(problems)[0];
  if (!problems['title']) toast({ title: currentText().tasks.updateFailed, text, kind: 'destructive' });
}

function showRefusal({ setErrors }: SavingEditor, error: unknown) {
  if (error instanceof RequestError && error.body.fields) setErrors(error.body.fields);
  toast({ title: currentText().tasks.updateFailed, text: reasonOf(error), kind: 'destructive' });
}

/** Returns the names of the fields in which the server has put somebody else's text and this one together. */
function mergedNames(draft: EditDraft, sent: TaskChange, saved: Task): string[] {
  const { description, checklist } = currentText().tasks;
  const changesItems = (draft.newItem ?? '').trim() !== '' || changedFields(draft).includes('checklistItems');
  const sentItems = new Set(sent.checklistItems?.map(({ text }) => text));
  return [
    ...(sent.description !== undefined && !isSameValue('description', sent.description, saved.description) ? [description] : []),
    ...(changesItems && saved.checklistItems.some(({ text }) => !sentItems.has(text)) ? [checklist] : []),
  ];
}

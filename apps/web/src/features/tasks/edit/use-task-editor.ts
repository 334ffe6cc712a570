// The state of an open task: reading, editing, saving. Somebody else's changes show as notices and never overwrite typed text.
import { isSameValue } from '@app/contract/tasks/merge-task.rules.ts';
import { type Task, TaskChange } from '@app/contract/tasks/tasks.contract.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { hasTyped, isTyped } from '#features/tasks/conflicts/typed-text.ts';
import { type RemoteChanges, useRemoteChanges } from '#features/tasks/conflicts/use-remote-changes.ts';
import { currentRow, isWritingTask, updateTask } from '#features/tasks/data/task-writes.ts';
import { taskQuery } from '#features/tasks/data/tasks.queries.ts';
import { fieldErrors } from '#features/tasks/edit/field-errors.ts';
import {
  changedFields,
  type EditDraft,
  type EditPart,
  rebase,
  requestOfDraft,
  resolveConflict,
  startEditing,
  type TaskValues,
  typedSince,
} from '#features/tasks/edit/task-values.ts';
import { RequestError } from '#lib/call.ts';
import { readDraft, useDraft } from '#lib/draft.ts';
import { currentText, reasonOf } from '#lib/text.ts';
import { toast } from '#lib/toast.ts';

export interface TaskEditor {
  /** `gone`: it existed before, and only the person's own text can be shown. */
  state: 'loading' | 'failed' | 'notFound' | 'gone' | 'ready';
  taskId: number;
  task: Task | undefined;
  /** The form's values while editing. */
  draft: EditDraft | null;
  errors: Readonly<Record<string, string>>;
  saving: boolean;
  dirty: boolean;
  /** Somebody else's changes to the task. */
  news: RemoteChanges;
  /** Somebody deleted it, or it is no longer visible to the person: typed text stays, nothing can be saved. */
  gone: 'deleted' | 'lost' | undefined;
  edit: () => void;
  /** Edits one field inline. */
  editPart: (part: EditPart) => void;
  /** Changes values of the form, and other parts of its draft. */
  change: (change: Partial<TaskValues>, besides?: Pick<EditDraft, 'newItem' | 'template' | 'following'>) => void;
  /** Resolves a conflict in one field. */
  settle: (field: keyof TaskValues, by: 'mine' | 'theirs') => void;
  /** Ends editing without saving; the message offers to continue. */
  cancel: () => void;
  /** Ends editing without a message. */
  forget: () => void;
  save: () => Promise<void>;
  /** Why the task could not be loaded. */
  failure: unknown;
  retry: () => void;
}

/** Returns whether the whole form is edited, and not single fields inline. */
export function isFullForm({ draft }: Pick<TaskEditor, 'draft'>): boolean {
  return draft !== null && draft.parts === undefined;
}

/** How often a save is retried on a concurrent change. */
const attempts = 3;
/** Milliseconds after a question appears in which a save does nothing: the person clicked before they could read it. */
const readingTime = 1_000;

/** Returns the heading of an open task: its title, or why there is none. */
export function headingOf({ state, task, gone }: TaskEditor, waiting: string): string {
  const { tasks } = currentText();
  if (state === 'notFound') return tasks.notFound;
  if (state === 'gone') return gone === 'deleted' ? tasks.wasDeleted : tasks.lost;
  return task?.title ?? waiting;
}

export function useTaskEditor(taskId: number): TaskEditor {
  const client = useQueryClient();
  const query = useQuery(taskQuery(taskId));
  const draftKey = `task-${taskId}`;
  const [draft, setDraft, clearDraft] = useDraft<EditDraft | null>(draftKey, null, isTyped);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [saving, setSaving] = useState(false);
  const task = query.data;
  const gone = goneOf(query.error);
  const writing = isWritingTask(client, taskId);
  const news = useRemoteChanges(task, writing || saving);
  const dirty = isTyped(draft);

  // Other writes of this page, such as a tick or a due date, are not remote changes.
  const [isOwn, setOwn] = useState(false);
  if (writing && !isOwn) setOwn(true);
  // Nor is what the server has made of a new task, which has got its id.
  const [knownAs, setKnownAs] = useState(taskId);
  if (knownAs !== taskId) {
    setKnownAs(taskId);
    setOwn(true);
  }
  // Before the paint, and not in render: it also stores the draft.
  useLayoutEffect(() => {
    if (!draft || !task || saving || writing || task.version <= draft.version) return;
    const newer = rebase(draft, task);
    setDraft(newer.draft);
    if (!isOwn) news.tell(newer.news);
    setOwn(false);
  });

  // Another question, or another text in it, is as new as the first one.
  const asks = draft?.theirs === undefined ? '' : JSON.stringify(draft.theirs);
  const askedAt = useRef(0);
  useEffect(() => {
    if (asks !== '') askedAt.current = performance.now();
  }, [asks]);

  function forget() {
    clearDraft();
    setErrors({});
    news.dismiss();
  }

  function change(given: Partial<TaskValues>, besides: Pick<EditDraft, 'newItem' | 'template' | 'following'> = {}) {
    if (!draft) return;
    setDraft({ ...draft, ...besides, values: { ...draft.values, ...given } });
    setErrors((now) => Object.fromEntries(Object.entries(now).filter(([field]) => !(field in given))));
  }

  function cancel() {
    forget();
    const { tasks, shell } = currentText();
    const again = () => setDraft(draft);
    if (dirty) toast({ title: tasks.changesDiscarded, action: { label: shell.undo, run: again } });
  }

  async function save() {
    if (!draft || !task || saving || gone) return;
    if (asks !== '' && performance.now() - askedAt.current < readingTime) return;
    setErrors({});
    setSaving(true);
    try {
      await send(draft, task, 1);
    } finally {
      setSaving(false);
    }
  }

  /** The current form, also while a save is pending. */
  function typed(): EditDraft | null {
    return readDraft<EditDraft | null>(draftKey, null);
  }

  async function send(mine: EditDraft, onto: Task, attempt: number): Promise<void> {
    const body = requestOfDraft(mine, onto);
    const parsed = TaskChange.safeParse(body);
    if (!parsed.success) return wrong(fieldErrors(parsed.error.issues));
    try {
      const saved = await updateTask(client, taskId, body);
      const since = saved && typedSince(mine, typed(), saved);
      forget();
      if (since) setDraft(since);
      const { updated } = currentText().tasks;
      const merged = saved ? mergedNames(mine, parsed.data, saved) : [];
      if (!saved) toast(currentText().tasks.kept);
      else toast(merged.length > 0 ? { ...updated, text: currentText().tasks.mergedSave(merged.join(', ')) } : updated);
    } catch (error) {
      const current = currentRow(error);
      if (!current) return refused(error);
      const newer = rebase(mine, current);
      setDraft(rebase(typed() ?? mine, current).draft);
      news.tell(newer.news);
      // The person decides conflicts; everything else is merged without asking.
      if (newer.draft.theirs) return;
      if (attempt === attempts) return refused(error);
      await send(newer.draft, current, attempt + 1);
    }
  }

  /** An error of the title focuses the title; others may be outside the view. */
  function wrong(found: Readonly<Record<string, string>>) {
    setErrors(found);
    if (!found['title']) toast({ title: currentText().tasks.updateFailed, text: Object.values(found)[0], kind: 'destructive' });
  }

  function refused(error: unknown) {
    if (error instanceof RequestError && error.body.fields) setErrors(error.body.fields);
    toast({ title: currentText().tasks.updateFailed, text: reasonOf(error), kind: 'destructive' });
  }

  return {
    state: stateOf({ task, gone, draft, taskId, failed: query.isError }),
    taskId,
    task,
    draft,
    errors,
    saving,
    gone,
    dirty,
    news,
    edit() {
      if (!task || gone) return;
      if (!draft) setDraft(startEditing(task));
      else if (draft.parts) setDraft({ ...draft, parts: undefined });
    },
    editPart(part) {
      if (!task || gone) return;
      if (!draft) setDraft({ ...startEditing(task), parts: [part] });
      else if (draft.parts) setDraft({ ...draft, parts: [...new Set([...draft.parts, part])] });
    },
    change,
    settle: (field, by) => draft && setDraft(resolveConflict(draft, field, by)),
    cancel,
    forget,
    save,
    failure: query.error,
    retry: () => void query.refetch(),
  };
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

function goneOf(error: unknown): TaskEditor['gone'] {
  if (!(error instanceof RequestError) || error.status !== 404) return undefined;
  return error.body.error === 'deleted' ? 'deleted' : 'lost';
}

interface EditorSnapshot {
  task: Task | undefined;
  gone: TaskEditor['gone'];
  draft: EditDraft | null;
  taskId: number;
  failed: boolean;
}

function stateOf({ task, gone, draft, taskId, failed }: EditorSnapshot): TaskEditor['state'] {
  if (gone && task && (draft || gone === 'deleted')) return 'ready';
  if (gone) return task || hasTyped(taskId, draft) ? 'gone' : 'notFound';
  if (task) return 'ready';
  return failed ? 'failed' : 'loading';
}

import type { Task } from '@app/contract/tasks/tasks.contract.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { hasTyped, isTyped } from '#features/tasks/conflicts/typed-text.ts';
import { type RemoteChanges, useRemoteChanges } from '#features/tasks/conflicts/use-remote-changes.ts';
import { isWritingTask } from '#features/tasks/data/task-writes.ts';
import { taskQuery } from '#features/tasks/data/tasks.queries.ts';
import { saveDraft } from '#features/tasks/edit/save-draft.ts';
import {
  type EditDraft,
  type EditPart,
  rebase,
  resolveConflict,
  startEditing,
  type TaskValues,
} from '#features/tasks/edit/task-values.ts';
import { RequestError } from '#lib/call.ts';
import { useDraft } from '#lib/draft.ts';
import { currentText } from '#lib/text.ts';
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

  const [isOwn, setOwn] = useOwnChange(taskId, writing);
  // Before the paint, and not in render: it also stores the draft.
  useLayoutEffect(() => {
    if (!draft || !task || saving || writing || task.version <= draft.version) return;
    const newer = rebase(draft, task);
    setDraft(newer.draft);
    if (!isOwn) news.tell(newer.news);
    setOwn(false);
  });

  const isUnread = useUnreadQuestion(draft);

  function forget() {
    clearDraft();
    setErrors({});
    news.dismiss();
  }

  function change(changed: Partial<TaskValues>, besides: Pick<EditDraft, 'newItem' | 'template' | 'following'> = {}) {
    if (!draft) return;
    setDraft({ ...draft, ...besides, values: { ...draft.values, ...changed } });
    setErrors((now) => Object.fromEntries(Object.entries(now).filter(([field]) => !(field in changed))));
  }

  function cancel() {
    forget();
    const { tasks, shell } = currentText();
    if (dirty) toast({ title: tasks.changesDiscarded, action: { label: shell.undo, run: () => setDraft(draft) } });
  }

  async function save() {
    if (!draft || !task || saving || gone) return;
    if (isUnread()) return;
    setErrors({});
    setSaving(true);
    try {
      await saveDraft({ client, taskId, draftKey, setDraft, forget, setErrors, news }, draft, task);
    } finally {
      setSaving(false);
    }
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

/** Whether the next newer version of the task is the person's own: other writes of this page are not remote changes. */
function useOwnChange(taskId: number, writing: boolean) {
  const [isOwn, setOwn] = useState(false);
  // Such as a tick or a due date.
  if (writing && !isOwn) setOwn(true);
  // Nor is what the server has made of a new task, which has got its id.
  const [lastId, setLastId] = useState(taskId);
  if (lastId !== taskId) {
    setLastId(taskId);
    setOwn(true);
  }
  return [isOwn, setOwn] as const;
}

/** Returns whether a question of the draft has appeared only now. */
function useUnreadQuestion(draft: EditDraft | null): () => boolean {
  // Another question, or another text in it, is as new as the first one.
  const question = draft?.theirs === undefined ? '' : JSON.stringify(draft.theirs);
  const shownAt = useRef(0);
  useEffect(() => {
    if (question !== '') shownAt.current = performance.now();
  }, [question]);
  return () => question !== '' && performance.now() - shownAt.current < readingTime;
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

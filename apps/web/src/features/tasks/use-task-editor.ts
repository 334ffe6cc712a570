// The state of an open task: read, edited, saved; what somebody else does meanwhile is told and never eats typed text.
import { Task, TaskChange } from '@app/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { fieldErrors } from '#features/tasks/field-errors.ts';
import { changeOf, type EditDraft, isDirty, rebase, startEditing, type TaskValues } from '#features/tasks/task-values.ts';
import { updateTask } from '#features/tasks/task-writes.ts';
import { taskQuery } from '#features/tasks/tasks.queries.ts';
import { RequestError } from '#lib/call.ts';
import { useDraft } from '#lib/draft.ts';
import { reasonOf, useText } from '#lib/text.ts';
import { toast } from '#lib/toast.ts';

export interface TaskEditor {
  state: 'loading' | 'failed' | 'notFound' | 'ready';
  task: Task | undefined;
  /** The form's values while it is being edited. */
  draft: EditDraft | null;
  errors: Readonly<Record<string, string>>;
  saving: boolean;
  dirty: boolean;
  /** What somebody else did to the task, as a sentence. */
  notice: string | undefined;
  /** Somebody deleted it: what is typed stays to be copied, nothing can be saved. */
  gone: boolean;
  edit: () => void;
  change: (change: Partial<TaskValues>) => void;
  cancel: () => void;
  save: () => Promise<void>;
  retry: () => void;
}

export function useTaskEditor(taskId: number): TaskEditor {
  const { tasks } = useText();
  const client = useQueryClient();
  const query = useQuery(taskQuery(taskId));
  const [draft, setDraft, clearDraft] = useDraft<EditDraft | null>(`task-${taskId}`, null);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [saving, setSaving] = useState(false);
  const [overtaken, setOvertaken] = useState(false);
  const task = query.data;
  const gone = query.error instanceof RequestError && query.error.status === 404;

  if (draft && task && !saving && task.version > draft.version) {
    const newer = rebase(draft, task);
    setDraft(newer.draft);
    if (newer.theirs) setOvertaken(true);
  }

  function end() {
    clearDraft();
    setErrors({});
    setOvertaken(false);
  }

  async function save() {
    if (!draft || !task || saving || gone) return;
    const body = changeOf(draft, task);
    const parsed = TaskChange.safeParse(body);
    if (!parsed.success) return setErrors(fieldErrors(parsed.error.issues));
    setErrors({});
    setSaving(true);
    try {
      await updateTask(client, taskId, body);
      end();
      toast(tasks.updated);
    } catch (error) {
      refused(error, draft);
    } finally {
      setSaving(false);
    }
  }

  function refused(error: unknown, mine: EditDraft) {
    if (error instanceof RequestError && error.status === 409) {
      const current = Task.safeParse(error.body.current);
      if (current.success) setDraft(rebase(mine, current.data).draft);
      setOvertaken(true);
      return;
    }
    if (error instanceof RequestError && error.body.fields) setErrors(error.body.fields);
    toast({ title: tasks.updateFailed, text: reasonOf(error), kind: 'destructive' });
  }

  const away = gone && draft !== null ? tasks.goneWhileEditing : undefined;
  return {
    state: stateOf(task !== undefined, gone && draft === null, query.isError),
    task,
    draft,
    errors,
    saving,
    gone,
    dirty: draft !== null && isDirty(draft),
    notice: away ?? (overtaken ? tasks.changed : undefined),
    edit: () => task && !draft && setDraft(startEditing(task)),
    change: (change) => draft && setDraft({ ...draft, values: { ...draft.values, ...change } }),
    cancel: end,
    save,
    retry: () => void query.refetch(),
  };
}

function stateOf(has: boolean, lost: boolean, failed: boolean): TaskEditor['state'] {
  if (lost) return 'notFound';
  if (has) return 'ready';
  return failed ? 'failed' : 'loading';
}

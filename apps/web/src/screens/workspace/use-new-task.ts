// The state of the create dialog: its draft, what is wrong with it, and sending it.
import { type Column, limits, type Task, type UserCard } from '@app/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { checklistTemplatesQuery } from '#features/checklist-templates/checklist-templates.queries.ts';
import { useDepartmentOptions } from '#features/tasks/department-options.ts';
import { fieldErrors } from '#features/tasks/field-errors.ts';
import { createTask } from '#features/tasks/task-writes.ts';
import { usersById } from '#features/users/users.queries.ts';
import { columnsQuery, workspacesQuery } from '#features/workspaces/workspaces.queries.ts';
import { RequestError } from '#lib/call.ts';
import { useDraft } from '#lib/draft.ts';
import { reasonOf, useText } from '#lib/text.ts';
import { toast } from '#lib/toast.ts';
import { clearDefaults, defaultDepartment, readDefaults } from '#screens/workspace/create-defaults.ts';
import { emptyTask, issuesOf, type NewTaskValues, requestOf } from '#screens/workspace/new-task.ts';

interface Given {
  boardId: number;
  columns: readonly Column[];
  users: readonly UserCard[];
  onCreated: (task: Task) => void;
}

/** The typed values of a dialog that was left without saving; where it starts depends on the button that opened it. */
type Kept = Omit<NewTaskValues, 'status' | 'workspaceId'>;

export function useNewTask({ boardId, columns, users, onCreated }: Given) {
  const { tasks } = useText();
  const client = useQueryClient();
  const [start] = useState(() => {
    const defaults = readDefaults(boardId, columns);
    clearDefaults();
    return defaults;
  });
  const offered = useDepartmentOptions([]);
  const names = new Map(useQuery(workspacesQuery).data?.map(({ id, name }) => [id, name]));
  const [kept, keep, forget] = useDraft<Kept | null>(`create-task-${boardId}`, null);
  const [status, setStatus] = useState(start.status);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [sending, setSending] = useState(false);
  const targets = useQuery(columnsQuery(start.workspaceId)).data ?? [];
  const templates = useQuery(checklistTemplatesQuery).data ?? [];
  const { workspaceId } = start;
  const empty = emptyTask({ department: defaultDepartment(workspaceId, names, offered), status, workspaceId });
  const values: NewTaskValues = { ...empty, ...kept, status, workspaceId };

  function change(given: Partial<NewTaskValues>) {
    const { status: wanted, workspaceId: _id, ...typed } = { ...values, ...given };
    setStatus(wanted);
    keep(typed);
    const fixed = Object.keys(given);
    setErrors((now) => Object.fromEntries(Object.entries(now).filter(([field]) => !fixed.includes(field))));
  }

  function columnId(): number {
    const asked = columns.find(({ id }) => id === start.columnId);
    if (asked && asked.name === status) return asked.id;
    return (targets.find(({ name }) => name === status) ?? targets[0])?.id ?? 0;
  }

  async function submit() {
    if (sending) return;
    const template = values.useTemplate ? templates.find(({ id }) => id === values.templateId) : undefined;
    const request = requestOf(values, columnId(), template);
    const found = fieldErrors(issuesOf(request));
    setErrors(found);
    if (values.title.trim() === '') return toast({ ...tasks.missingTitle, kind: 'destructive' });
    if (found['title']) return;
    const first = Object.values(found)[0];
    if (first) return toast({ title: tasks.prepareError, text: first, kind: 'destructive' });
    setSending(true);
    try {
      const task = await createTask(client, boardId, request);
      forget();
      onCreated(task);
    } catch (error) {
      refused(error);
    } finally {
      setSending(false);
    }
  }

  function refused(error: unknown) {
    if (error instanceof RequestError && error.status > 0) {
      setErrors(error.body.fields ?? {});
      const text = tasks.createFailed.text(String(error.status), error.reason);
      toast({ title: tasks.createFailed.title, text, kind: 'destructive' });
    } else if (error instanceof RequestError) toast({ ...tasks.apiError, kind: 'destructive' });
    else toast({ title: tasks.prepareError, text: reasonOf(error), kind: 'destructive' });
  }

  const dirty = kept !== null && JSON.stringify(values) !== JSON.stringify(empty);
  const statuses = (targets.length > 0 ? targets : columns).map(({ name }) => name);
  return {
    values,
    change,
    errors,
    sending,
    dirty,
    submit,
    forget,
    statuses,
    people: usersById(users),
    titleMax: limits.title.max,
  };
}

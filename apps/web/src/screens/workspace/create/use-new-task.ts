// The create dialog: its values, its errors, and submitting it.
import { limits } from '@app/contract/limits.ts';
import type { Task } from '@app/contract/tasks/tasks.contract.ts';
import type { UserCard } from '@app/contract/users/users.contract.ts';
import type { Column } from '@app/contract/workspaces/workspaces.contract.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { checklistTemplatesQuery } from '#features/checklist-templates/checklist-templates.queries.ts';
import { createTask } from '#features/tasks/data/task-writes.ts';
import { fieldErrors } from '#features/tasks/edit/field-errors.ts';
import { usersById } from '#features/users/users.queries.ts';
import { RequestError } from '#lib/call.ts';
import { reasonOf, useText } from '#lib/text.ts';
import { toast } from '#lib/toast.ts';
import { useSingleFlight } from '#lib/use-single-flight.ts';
import { isLocalId } from '#lib/waiting-writes.ts';
import { issuesOf, type NewTaskValues, requestOf } from '#screens/workspace/create/new-task.ts';
import { useNewTaskValues } from '#screens/workspace/create/use-new-task-values.ts';

interface NewTaskOptions {
  boardId: number;
  columns: readonly Column[];
  users: readonly UserCard[];
  onCreated: (task: Task) => void;
  /** A task was created, and the dialog stays open for another one. */
  onNext: (task: Task) => void;
}

export function useNewTask({ boardId, columns, users, onCreated, onNext }: NewTaskOptions) {
  const { tasks } = useText();
  const client = useQueryClient();
  const draftName = `create-task-${boardId}`;
  const form = useNewTaskValues(draftName, boardId, columns);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [sending, setSending] = useState(false);
  const once = useSingleFlight();
  /** The dialog stays open for another task. */
  const [again, setAgain] = useState(false);
  const templates = useQuery(checklistTemplatesQuery).data ?? [];

  function change(changed: Partial<NewTaskValues>) {
    form.change(changed);
    setErrors((now) => Object.fromEntries(Object.entries(now).filter(([field]) => !(field in changed))));
  }

  async function send() {
    const values = await form.valuesForSure();
    const template = values.useTemplate ? templates.find(({ id }) => id === values.templateId) : undefined;
    const request = requestOf(values, await form.columnId().catch(() => 0), template);
    const problems = { ...fieldErrors(issuesOf(request)), ...boardMissing() };
    setErrors(problems);
    if (form.values.title.trim() === '') return toast({ ...tasks.missingTitle, kind: 'destructive' });
    if (problems['title']) return;
    const first = Object.values(problems)[0];
    if (first) return toast({ title: tasks.prepareError, text: first, kind: 'destructive' });
    setSending(true);
    try {
      const task = await createTask(client, boardId, request, draftName);
      if (again) startNext(values, task);
      else {
        form.forget();
        onCreated(task);
      }
    } catch (error) {
      showFailure(error);
    } finally {
      setSending(false);
    }
  }

  function startNext(values: NewTaskValues, task: Task) {
    form.startNext(values);
    setErrors({});
    toast({ title: (isLocalId(task.id) ? tasks.kept : tasks.created).title, about: task.title });
    onNext(task);
  }

  function boardMissing(): Record<string, string> {
    const name = form.department.trim();
    return form.home === undefined && name !== '' ? { department: tasks.departmentWithoutBoard(name) } : {};
  }

  function showFailure(error: unknown) {
    if (error instanceof RequestError && error.status > 0) {
      setErrors(error.body.fields ?? {});
      const text = tasks.createFailed.text(String(error.status), error.reason);
      toast({ title: tasks.createFailed.title, text, kind: 'destructive' });
    } else if (error instanceof RequestError) toast({ ...tasks.apiError, kind: 'destructive' });
    else toast({ title: tasks.prepareError, text: reasonOf(error), kind: 'destructive' });
  }

  return {
    ...form,
    change,
    errors,
    sending,
    again,
    setAgain,
    // A second press may come while the line is read.
    submit: () => once(send),
    people: usersById(users),
    titleMax: limits.title.max,
  };
}

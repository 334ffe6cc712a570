// The state of the create dialog: its draft, its errors, and submitting it.

import { companyWorkspaceId, limits } from '@app/contract/limits.ts';
import type { Task } from '@app/contract/tasks/tasks.contract.ts';
import type { UserCard } from '@app/contract/users/users.contract.ts';
import type { Column } from '@app/contract/workspaces/workspaces.contract.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { partsFor, withLine } from '#features/assistant/line.ts';
import { useGrammar } from '#features/assistant/use-grammar.ts';
import { checklistTemplatesQuery } from '#features/checklist-templates/checklist-templates.queries.ts';
import { isSameDepartment } from '#features/tasks/data/department-options.ts';
import { createTask } from '#features/tasks/data/task-writes.ts';
import { fieldErrors } from '#features/tasks/edit/field-errors.ts';
import { usersById } from '#features/users/users.queries.ts';
import { columnsQuery, workspacesQuery } from '#features/workspaces/workspaces.queries.ts';
import { RequestError } from '#lib/call.ts';
import { useDraft } from '#lib/draft.ts';
import { reasonOf, useText } from '#lib/text.ts';
import { toast } from '#lib/toast.ts';
import { useSingleFlight } from '#lib/use-single-flight.ts';
import { isLocalId } from '#lib/waiting-writes.ts';
import { clearDefaults, readDefaults } from '#screens/workspace/create/create-defaults.ts';
import { emptyTask, issuesOf, type NewTaskValues, requestOf } from '#screens/workspace/create/new-task.ts';

interface NewTaskOptions {
  boardId: number;
  columns: readonly Column[];
  users: readonly UserCard[];
  onCreated: (task: Task) => void;
  /** A task was created, and the dialog stays open for another one. */
  onNext: (task: Task) => void;
}

/** The stored values of an unsaved dialog; column and workspace depend on the button that opened it. */
type NewTaskDraft = Omit<NewTaskValues, 'status' | 'workspaceId'>;

const nothing: readonly never[] = [];

export function useNewTask({ boardId, columns, users, onCreated, onNext }: NewTaskOptions) {
  const { tasks } = useText();
  const client = useQueryClient();
  const isCompany = boardId === companyWorkspaceId;
  const [start] = useState(() => readDefaults(boardId, columns));
  // After the commit: a render that React drops would take them away from the next one.
  useEffect(clearDefaults, []);
  const workspaces = useQuery(workspacesQuery).data ?? nothing;
  const draft = `create-task-${boardId}`;
  const [kept, keep, forget] = useDraft<NewTaskDraft | null>(draft, null);
  const [wantedStatus, setStatus] = useState(start.status);
  // An unsaved draft has a date of its own; the day that was just pressed is meant until a field changes.
  const [meantDay, setMeantDay] = useState(start.dueDate);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [sending, setSending] = useState(false);
  const once = useSingleFlight();
  /** The dialog stays open for another task. */
  const [again, setAgain] = useState(false);
  /** What the dialog started with, after a task was created in it. */
  const [startedWith, setStartedWith] = useState<string>();
  const templates = useQuery(checklistTemplatesQuery).data ?? nothing;
  const first = workspaces.find(({ id }) => id === start.workspaceId)?.department ?? '';
  const [takenOff, setTakenOff] = useState<readonly string[]>([]);
  const typed = kept?.title ?? '';
  const { read, readForSure, firstDay } = useGrammar(
    columns.map(({ name }) => name),
    typed,
  );
  const line = read(typed, takenOff);
  const [named] = line.departments;
  const department = isCompany && named !== undefined ? named : (kept?.department ?? first);
  // In the company view a task goes to the board of its primary department.
  const home = isCompany ? workspaces.find((each) => isSameDepartment(each.department, department))?.id : boardId;
  const targets = useQuery({ ...columnsQuery(home ?? 0), enabled: home !== undefined }).data ?? nothing;
  const offered = targets.length > 0 ? targets : columns;
  const status = (offered.find(({ name }) => name === (line.status ?? wantedStatus)) ?? offered.at(0))?.name ?? wantedStatus;
  const workspaceId = home ?? start.workspaceId;
  const empty = { ...emptyTask({ department: first, status, workspaceId }), dueDate: start.dueDate ?? null };
  const meant = meantDay === undefined ? {} : { dueDate: meantDay };
  const own: NewTaskValues = { ...empty, ...kept, ...meant, workspaceId, status: wantedStatus };
  /** What the fields show: the person's values with those of the line, which stands in the title as it was typed. */
  const values: NewTaskValues = { ...withLine(own, line, !isCompany), title: typed, status };

  function change(given: Partial<NewTaskValues>) {
    // A field that is changed by hand takes its part of the line off; what else that part filled stays.
    const settled = partsFor(line, Object.keys(given));
    const filled = Object.fromEntries(settled.fields.map((field) => [field, values[field]]));
    takeOff(settled.parts.map(({ start: from, end }) => typed.slice(from, end)));
    const { status: wanted, workspaceId: _id, ...rest } = { ...own, ...filled, ...given, workspaceId };
    setStatus(wanted);
    keep(rest);
    setMeantDay(undefined);
    const fixed = Object.keys(given);
    setErrors((now) => Object.fromEntries(Object.entries(now).filter(([field]) => !fixed.includes(field))));
  }

  function takeOff(words: readonly string[]) {
    if (words.length > 0) setTakenOff((now) => [...now, ...words]);
  }

  /** Every word of a title stays in it that a template has filled. */
  async function keepTitle(title: string) {
    const { spans } = await readForSure(title, []);
    takeOff(spans.map(({ start: from, end }) => title.slice(from, end)));
  }

  async function columnId(): Promise<number> {
    const asked = columns.find(({ id }) => id === start.columnId);
    if (!isCompany && asked?.name === status) return asked.id;
    const found = home === undefined ? [] : await client.ensureQueryData(columnsQuery(home));
    return found.find(({ name }) => name === status)?.id ?? 0;
  }

  async function send() {
    const sure = { ...withLine(own, await readForSure(typed, takenOff), !isCompany), status };
    const template = sure.useTemplate ? templates.find(({ id }) => id === sure.templateId) : undefined;
    const request = requestOf(sure, await columnId().catch(() => 0), template);
    const found = { ...fieldErrors(issuesOf(request)), ...boardMissing() };
    setErrors(found);
    if (values.title.trim() === '') return toast({ ...tasks.missingTitle, kind: 'destructive' });
    if (found['title']) return;
    const first = Object.values(found)[0];
    if (first) return toast({ title: tasks.prepareError, text: first, kind: 'destructive' });
    setSending(true);
    try {
      const task = await createTask(client, boardId, request, draft);
      if (again) startNext(sure, task);
      else {
        forget();
        onCreated(task);
      }
    } catch (error) {
      refused(error);
    } finally {
      setSending(false);
    }
  }

  /** Starts the next task with the same departments and people. */
  function startNext({ department: own, departments, assigneeId, assignees }: NewTaskValues, task: Task) {
    const next = { ...empty, department: own, departments, assigneeId, assignees };
    const { status: _status, workspaceId: _id, ...blank } = next;
    keep(blank);
    setTakenOff([]);
    setErrors({});
    setStartedWith(JSON.stringify({ ...next, status }));
    toast({ title: (isLocalId(task.id) ? tasks.kept : tasks.created).title, about: task.title });
    onNext(task);
  }

  function boardMissing(): Record<string, string> {
    const name = department.trim();
    return home === undefined && name !== '' ? { department: tasks.departmentWithoutBoard(name) } : {};
  }

  function refused(error: unknown) {
    if (error instanceof RequestError && error.status > 0) {
      setErrors(error.body.fields ?? {});
      const text = tasks.createFailed.text(String(error.status), error.reason);
      toast({ title: tasks.createFailed.title, text, kind: 'destructive' });
    } else if (error instanceof RequestError) toast({ ...tasks.apiError, kind: 'destructive' });
    else toast({ title: tasks.prepareError, text: reasonOf(error), kind: 'destructive' });
  }

  const dirty = kept !== null && JSON.stringify({ ...own, status }) !== (startedWith ?? JSON.stringify(empty));
  const statuses = offered.map(({ name }) => name);
  return {
    values,
    line,
    firstDay,
    takeOff,
    keepTitle,
    home,
    change,
    errors,
    sending,
    again,
    setAgain,
    dirty,
    // A second press may come while the line is read.
    submit: () => once(send),
    forget,
    statuses,
    people: usersById(users),
    titleMax: limits.title.max,
  };
}

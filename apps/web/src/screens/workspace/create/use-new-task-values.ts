// The values of the create dialog: its draft, and what the line in its title says.
import { companyWorkspaceId } from '@app/contract/limits.ts';
import type { Column } from '@app/contract/workspaces/workspaces.contract.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { partsFor, withLine } from '#features/assistant/line.ts';
import { useGrammar } from '#features/assistant/use-grammar.ts';
import { isSameDepartment } from '#features/tasks/data/department-options.ts';
import { columnsQuery, workspacesQuery } from '#features/workspaces/workspaces.queries.ts';
import { useDraft } from '#lib/draft.ts';
import { clearDefaults, readDefaults } from '#screens/workspace/create/create-defaults.ts';
import { emptyTask, type NewTaskValues } from '#screens/workspace/create/new-task.ts';

/** The stored values of an unsaved dialog; column and workspace depend on the button that opened it. */
type NewTaskDraft = Omit<NewTaskValues, 'status' | 'workspaceId'>;

const nothing: readonly never[] = [];

/** `draftName` is the name under which the values are stored. */
export function useNewTaskValues(draftName: string, boardId: number, columns: readonly Column[]) {
  const client = useQueryClient();
  const isCompany = boardId === companyWorkspaceId;
  const [defaults] = useState(() => readDefaults(boardId, columns));
  // After the commit: a render that React drops would take them away from the next one.
  useEffect(clearDefaults, []);
  const workspaces = useQuery(workspacesQuery).data ?? nothing;
  const [draft, setDraft, forget] = useDraft<NewTaskDraft | null>(draftName, null);
  const [chosenStatus, setStatus] = useState(defaults.status);
  // An unsaved draft has a date of its own; the day that was just pressed is meant until a field changes.
  const [pressedDay, setPressedDay] = useState(defaults.dueDate);
  /** What the dialog started with, after a task was created in it. */
  const [startedWith, setStartedWith] = useState<string>();
  const [takenOff, setTakenOff] = useState<readonly string[]>([]);

  const title = draft?.title ?? '';
  const { read, readForSure, firstDay } = useGrammar(
    columns.map(({ name }) => name),
    title,
  );
  const line = read(title, takenOff);
  const [namedDepartment] = line.departments;
  const firstDepartment = workspaces.find(({ id }) => id === defaults.workspaceId)?.department ?? '';
  const department = (isCompany ? namedDepartment : undefined) ?? draft?.department ?? firstDepartment;
  // In the company view a task goes to the board of its primary department.
  const home = isCompany ? workspaces.find((each) => isSameDepartment(each.department, department))?.id : boardId;
  const columnsAtHome = useQuery({ ...columnsQuery(home ?? 0), enabled: home !== undefined }).data ?? nothing;
  const statuses = (columnsAtHome.length > 0 ? columnsAtHome : columns).map(({ name }) => name);
  const status = statuses.find((name) => name === (line.status ?? chosenStatus)) ?? statuses[0] ?? chosenStatus;
  const workspaceId = home ?? defaults.workspaceId;
  const empty = { ...emptyTask({ department: firstDepartment, status, workspaceId }), dueDate: defaults.dueDate ?? null };
  const day = pressedDay === undefined ? {} : { dueDate: pressedDay };
  /** The values of the fields, without those of the line. */
  const own: NewTaskValues = { ...empty, ...draft, ...day, workspaceId, status: chosenStatus };
  /** What the fields show: the person's values with those of the line, which stands in the title as it was typed. */
  const values: NewTaskValues = { ...withLine(own, line, !isCompany), title, status };

  function change(changed: Partial<NewTaskValues>) {
    // A field that is changed by hand takes its part of the line off; what else that part filled stays.
    const { parts, fields } = partsFor(line, Object.keys(changed));
    const filled = Object.fromEntries(fields.map((field) => [field, values[field]]));
    takeOff(parts.map(({ start, end }) => title.slice(start, end)));
    const { status: nextStatus, workspaceId: _id, ...next } = { ...own, ...filled, ...changed, workspaceId };
    setStatus(nextStatus);
    setDraft(next);
    setPressedDay(undefined);
  }

  function takeOff(words: readonly string[]) {
    if (words.length > 0) setTakenOff((now) => [...now, ...words]);
  }

  return {
    values,
    line,
    firstDay,
    home,
    department,
    statuses,
    dirty: draft !== null && JSON.stringify({ ...own, status }) !== (startedWith ?? JSON.stringify(empty)),
    change,
    takeOff,
    forget,
    /** Every word of a title stays in it that a template has filled. */
    async keepTitle(filledTitle: string) {
      const { spans } = await readForSure(filledTitle, []);
      takeOff(spans.map(({ start, end }) => filledTitle.slice(start, end)));
    },
    /** Returns the values once the line was read with all names. */
    async valuesForSure(): Promise<NewTaskValues> {
      return { ...withLine(own, await readForSure(title, takenOff), !isCompany), status };
    },
    /** Returns the column in which the task begins. */
    async columnId(): Promise<number> {
      const chosen = columns.find(({ id }) => id === defaults.columnId);
      if (!isCompany && chosen?.name === status) return chosen.id;
      const all = home === undefined ? [] : await client.ensureQueryData(columnsQuery(home));
      return all.find(({ name }) => name === status)?.id ?? 0;
    },
    /** Starts the next task with the same departments and people. */
    startNext({ department, departments, assigneeId, assignees }: NewTaskValues) {
      const next = { ...empty, department, departments, assigneeId, assignees };
      const { status: _status, workspaceId: _id, ...nextDraft } = next;
      setDraft(nextDraft);
      setTakenOff([]);
      setStartedWith(JSON.stringify({ ...next, status }));
    },
  };
}

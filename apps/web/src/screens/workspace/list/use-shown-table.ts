// Tells the export which rows and columns the list shows.

import { joinNames } from '@app/contract/exports/joined-names.rules.ts';
import type { Score } from '@app/contract/scores/scores.rules.ts';
import type { ListColumn } from '@app/contract/tasks/list-columns.rules.ts';
import { type GroupKey, groupOf } from '@app/contract/tasks/task-group.rules.ts';
import type { TaskCard } from '@app/contract/tasks/tasks.contract.ts';
import { priorityName, withPrimaryAssignee } from '@app/contract/tasks/tasks.rules.ts';
import type { UserCard } from '@app/contract/users/users.contract.ts';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { type ShownTable, shownTable } from '#features/exports/shown-table.ts';
import { companyRows } from '#features/tasks/company/company-rows.queries.ts';
import { columnLabels } from '#features/tasks/data/list-columns.ts';
import { groupLabels } from '#features/tasks/data/task-group.ts';
import { useDates } from '#lib/dates.ts';
import { useNames } from '#lib/names.ts';
import { useText } from '#lib/text.ts';
import { isTask, type ListLine, useGroupLabel } from '#screens/workspace/list/list-groups.tsx';

interface TableOptions {
  lines: readonly ListLine[];
  by: GroupKey | undefined;
  columns: readonly ListColumn[];
  people: ReadonlyMap<number, UserCard>;
  scoreIn: (task: TaskCard) => Score;
  today: string;
  isOpen: (group: string) => boolean;
  /** The list loads in pages, so the rows behind the loaded ones are fetched for the export. */
  isPartial: boolean;
}

/** Dates are written as `YYYY-MM-DD`, which a spreadsheet reads in every language. */
export function useShownTable(shown: TableOptions): void {
  const text = useText();
  const names = useNames();
  const { dayOfInstant } = useDates();
  const groupLabel = useGroupLabel(shown.people);
  const now = useRef<() => Promise<ShownTable>>(undefined);

  function nameOf(id: number): string {
    return shown.people.get(id)?.fullName ?? text.users.deleted;
  }
  function cell(task: TaskCard, column: ListColumn): string {
    switch (column) {
      case 'status':
        return names.status(task.status);
      case 'priority':
        return priorityName(text, task.priority);
      case 'assignee':
        return joinNames(withPrimaryAssignee(task.assigneeId, task.assignees).map(nameOf));
      case 'department':
        return joinNames([...new Set([task.department, ...task.departments])].map(names.department));
      case 'due':
        return task.dueDate ?? '';
      case 'score':
        return String(shown.scoreIn(task).score);
      case 'start':
        return task.startDate ?? '';
      case 'checklist':
        return task.checklistTotal > 0 ? `${task.checklistDone}/${task.checklistTotal}` : '';
      case 'created':
        return dayOfInstant(task.createdAt);
    }
  }
  async function read(): Promise<ShownTable> {
    const { by, columns, lines, isOpen, isPartial, today } = shown;
    const labels = columnLabels(text);
    const header = [text.tasks.titleLabel, ...columns.map((column) => labels[column])];
    const row = (task: TaskCard) => [task.title, ...columns.map((column) => cell(task, column))];
    const { cards, cutAt } = isPartial ? await companyRows(isOpen) : { cards: lines.filter(isTask), cutAt: undefined };
    if (!by) return { header, rows: cards.map(row), cutAt };
    const rows = cards.map((task) => [groupLabel(by, groupOf(task, by, today)), ...row(task)]);
    return { header: [groupLabels(text)[by], ...header], rows, cutAt };
  }
  useLayoutEffect(() => {
    now.current = read;
  });
  useEffect(() => {
    shownTable.set(async () => (await now.current?.()) ?? { header: [], rows: [] });
    return () => shownTable.set(undefined);
  }, []);
}

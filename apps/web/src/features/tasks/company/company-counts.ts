// Puts the database's counts in the place of those of the loaded cards. Pure.

import type { TaskCount } from '@app/contract/company/company.contract.ts';
import { departmentKey } from '@app/contract/departments/departments.rules.ts';
import { doneStatus, startedStatus } from '@app/contract/limits.ts';
import { columnKey } from '@app/contract/workspaces/columns.rules.ts';
import type { ReactNode } from 'react';
import type { Board, Count } from '#features/tasks/data/board-columns.ts';

interface More {
  /** The end of a column, which loads its next page. */
  column: (key: string) => ReactNode;
  future: ReactNode;
}

/** Returns the board with the counts of all tasks. */
export function withCounts(board: Board, counts: readonly TaskCount[], more: More): Board {
  const named = (name: string) => sumOf(counts.filter(({ status }) => columnKey(status) === columnKey(name)));
  const future = counts.reduce((sum, count) => sum + count.futureShown, 0);
  return {
    ...board,
    columns: board.columns.map((boardColumn) => {
      const key = columnKey(boardColumn.column.name);
      const own = counts.filter(({ status }) => columnKey(status) === key);
      const waiting = own.reduce((sum, count) => sum + count.future, 0);
      const waitingShown = own.reduce((sum, count) => sum + count.futureShown, 0);
      const { all, shown } = sumOf(own);
      return { ...boardColumn, total: all - waiting, shown: shown - waitingShown, groups: groupsOf(own), more: more.column(key) };
    }),
    scheduledCount: future,
    scheduledMore: more.future,
    total: sumOf(counts),
    inProgress: named(startedStatus),
    completed: named(doneStatus),
    departments: departmentsOf(counts),
  };
}

function sumOf(counts: readonly TaskCount[]): Count {
  return {
    all: counts.reduce((sum, { all }) => sum + all, 0),
    shown: counts.reduce((sum, { shown }) => sum + shown, 0),
  };
}

/** Returns how many cards of each department a column shows. */
function groupsOf(counts: readonly TaskCount[]): Map<string, number> {
  const groups = new Map<string, number>();
  for (const { department, shown, futureShown } of counts) {
    const key = departmentKey(department);
    groups.set(key, (groups.get(key) ?? 0) + shown - futureShown);
  }
  return groups;
}

function departmentsOf(counts: readonly TaskCount[]): Board['departments'] {
  const groups = Map.groupBy(counts, ({ department }) => departmentKey(department));
  return [...groups].map(([key, own]) => ({ key, name: own[0]?.department ?? key, count: sumOf(own).all }));
}

/** Returns the number of matching tasks that are overdue, and the rounded share of those that are done. */
export function figuresOf(counts: readonly TaskCount[]): { overdue: number; percent: number } {
  const done = sumOf(counts.filter(({ status }) => status === doneStatus)).shown;
  const { shown } = sumOf(counts);
  return {
    overdue: counts.reduce((sum, { overdueShown }) => sum + overdueShown, 0),
    percent: shown === 0 ? 0 : Math.round((100 * done) / shown),
  };
}

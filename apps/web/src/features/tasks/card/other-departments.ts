// Filters the departments of a task that a board must name: its own department is in the heading. Pure.
import { memoizedDepartmentKey } from '@app/contract/departments/departments.rules.ts';
import type { TaskCard } from '@app/contract/tasks/tasks.contract.ts';

const keyOf = memoizedDepartmentKey();

/**
 * Returns the departments of a task without the one in the heading, the primary one first. `ownKey` is that department's key;
 * undefined if there is none.
 */
export function otherDepartments(task: Pick<TaskCard, 'department' | 'departments'>, ownKey: string | undefined): string[] {
  const all = [task.department, ...task.departments.filter((name) => name !== task.department)];
  return ownKey === undefined ? all : all.filter((name) => keyOf(name) !== ownKey);
}

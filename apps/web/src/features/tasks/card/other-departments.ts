// Which departments of a task a board still has to name: not its own, which stands above it. Pure.
import { memoizedDepartmentKey, type TaskCard } from '@app/contract';

const keyOf = memoizedDepartmentKey();

/**
 * Returns the departments of a task without the one that its surroundings name already, the primary one first.
 * `ownKey` is that department's key; undefined where nothing names a department.
 */
export function otherDepartments(task: Pick<TaskCard, 'department' | 'departments'>, ownKey: string | undefined): string[] {
  const all = [task.department, ...task.departments.filter((name) => name !== task.department)];
  return ownKey === undefined ? all : all.filter((name) => keyOf(name) !== ownKey);
}

// The number of tasks of each department, under the company view.
import { departmentHue } from '@app/contract/departments/departments.rules.ts';
import { byCount } from '#features/tasks/company/by-count.ts';
import type { Board } from '#features/tasks/data/board-columns.ts';
import { cn } from '#lib/cn.ts';
import { useDepartmentKeys } from '#lib/department-keys.ts';
import { useNames } from '#lib/names.ts';
import { formatCount } from '#lib/numbers.ts';
import { useText } from '#lib/text.ts';
import { Badge } from '#ui/badge.tsx';

export function DepartmentCounts({ board, className }: { board: Board; className: string }) {
  const { workspaces } = useText();
  const names = useNames();
  const keyOf = useDepartmentKeys();
  if (board.departments.length === 0) return null;
  return (
    <dl className={cn('flex items-center gap-3', className)} aria-label={workspaces.byDepartment}>
      <dt className="flex-none text-ink-3">{workspaces.byDepartment}</dt>
      {byCount(board.departments, names.department).map(({ key, name, count }) => (
        <dd key={key} className="flex flex-none items-center gap-1.5">
          <Badge hue={departmentHue(keyOf(name))}>{names.department(name)}</Badge>
          <span className="font-semibold text-ink-1 tabular-nums">{formatCount(count)}</span>
        </dd>
      ))}
    </dl>
  );
}

/** Returns the counts for the line below the company view. */
export function departmentCounts(board: Board) {
  return <DepartmentCounts board={board} className="ml-auto flex-none" />;
}

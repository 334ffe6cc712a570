// A department's name on its own soft colour, and the number of further departments.
import { departmentHue } from '@app/contract/departments/departments.rules.ts';
import { useDepartmentKey } from '#lib/department-keys.ts';
import { useNames } from '#lib/names.ts';
import { Badge } from '#ui/badge.tsx';

interface DepartmentBadgeProps {
  department: string;
  /** All departments of the task; hovering over the number shows their names. */
  departments?: readonly string[];
}

export function DepartmentBadge({ department, departments = [] }: DepartmentBadgeProps) {
  const names = useNames();
  const key = useDepartmentKey(department);
  const all = departments.map(names.department);
  const more = all.length - 1;
  return (
    <Badge hue={departmentHue(key)} title={more > 0 ? all.join(', ') : names.department(department)}>
      <span className="truncate">{names.department(department)}</span>
      {more > 0 ? (
        <>
          <span aria-hidden="true" className="shrink-0 whitespace-pre">{` +${more}`}</span>
          <span className="sr-only">{`, ${all.slice(1).join(', ')}`}</span>
        </>
      ) : null}
    </Badge>
  );
}

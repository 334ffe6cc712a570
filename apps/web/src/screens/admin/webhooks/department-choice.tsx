// Chooses the departments whose events are sent to a webhook; none means all.

import { useQuery } from '@tanstack/react-query';
import { departmentsQuery } from '#features/departments/departments.queries.ts';
import { useWebhooksText } from '#features/webhooks/webhooks-text.ts';
import { useNames } from '#lib/names.ts';
import { useText } from '#lib/text.ts';
import { Choice, Option } from '#screens/admin/webhooks/choice.tsx';
import { RegionError } from '#ui/region-error.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

interface DepartmentChoiceProps {
  chosen: readonly number[];
  error: string | undefined;
  disabled: boolean;
  onChange: (departmentIds: number[]) => void;
}

export function DepartmentChoice({ chosen, error, disabled, onChange }: DepartmentChoiceProps) {
  const { departments } = useText();
  const words = useWebhooksText();
  const names = useNames();
  const query = useQuery(departmentsQuery);
  return (
    <Choice label={words.dialog.departments} hint={words.dialog.departmentsHint} error={error}>
      {query.data ? (
        <div className="flex max-h-72 flex-col gap-2.5 overflow-y-auto p-1">
          <Option
            label={words.dialog.allDepartments}
            checked={chosen.length === 0}
            // With none chosen it is on; it is switched off by choosing one.
            disabled={disabled || chosen.length === 0}
            onChange={() => onChange([])}
          />
          {query.data.map(({ id, name }) => (
            <Option
              key={id}
              label={names.department(name)}
              checked={chosen.includes(id)}
              disabled={disabled}
              onChange={(on) => onChange(on ? [...chosen, id] : chosen.filter((each) => each !== id))}
            />
          ))}
        </div>
      ) : query.isError ? (
        <RegionError
          text={departments.loadFailed}
          error={query.error}
          busy={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <Skeleton className="h-24 w-full" />
      )}
    </Choice>
  );
}

// A filter by one person of the company, with a search.
import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { personRows } from '#features/pickers/people.tsx';
import { PickList } from '#features/pickers/pick-list.tsx';
import { usersQuery } from '#features/users/users.queries.ts';
import { cn } from '#lib/cn.ts';
import { useText } from '#lib/text.ts';
import { Popover } from '#ui/popover.tsx';
import { RegionError } from '#ui/region-error.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

interface PersonFilterProps {
  label: string;
  /** The label of "no condition". */
  anybody: string;
  value: number | undefined;
  onChange: (userId: number | undefined) => void;
  className?: string | undefined;
}

/** The value of "no condition". */
const nobody = 'none';

export function PersonFilter({ label, anybody, value, onChange, className }: PersonFilterProps) {
  const { users: words, pickers } = useText();
  const id = useId();
  const [open, setOpen] = useState(false);
  const { data, error, isError, isFetching, refetch } = useQuery(usersQuery);
  const person = data?.find((user) => user.id === value);
  const shown = value === undefined ? anybody : (person?.fullName ?? (data ? words.deleted : '…'));
  return (
    <Popover
      label={label}
      align="start"
      open={open}
      onOpenChange={setOpen}
      className="pick-panel"
      trigger={
        <button type="button" aria-labelledby={`${id}-label ${id}`} className={cn('input select-trigger', className)}>
          <span id={`${id}-label`} className="sr-only">
            {label}
          </span>
          <span id={id} className="min-w-0 flex-1 truncate text-start">
            {shown}
          </span>
          <ChevronDown aria-hidden="true" className="size-4 text-ink-3" />
        </button>
      }
    >
      {data ? (
        <PickList
          label={label}
          find={pickers.findPerson}
          nothing={pickers.nobody}
          options={[{ value: nobody, label: anybody }, ...personRows(data)]}
          chosen={[value === undefined ? nobody : String(value)]}
          onPick={(picked) => {
            onChange(picked === nobody ? undefined : Number(picked));
            setOpen(false);
          }}
        />
      ) : isError ? (
        <RegionError text={words.manage.loadFailed} error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-80 w-full" />
      )}
    </Popover>
  );
}

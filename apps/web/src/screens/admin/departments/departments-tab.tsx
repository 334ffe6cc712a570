// The departments: a list beside the selected one; on small screens each opens in the list.
import type { Department } from '@app/contract/departments/departments.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { Building2, ChevronRight, Plus, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { departmentsQuery } from '#features/departments/departments.queries.ts';
import { cn } from '#lib/cn.ts';
import { useBelow } from '#lib/media.ts';
import { useNames } from '#lib/names.ts';
import { useText } from '#lib/text.ts';
import { useSearch } from '#lib/use-search.ts';
import { AssignDialog } from '#screens/admin/departments/assign-dialog.tsx';
import { DepartmentDetail } from '#screens/admin/departments/department-detail.tsx';
import { DepartmentDialog } from '#screens/admin/departments/department-dialog.tsx';
import { Button } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { RegionError } from '#ui/region-error.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

export function DepartmentsTab() {
  const { departments: words } = useText();
  const names = useNames();
  const { data, error, isError, isFetching, refetch } = useQuery({ ...departmentsQuery, refetchOnMount: 'always' });
  const [dialog, setDialog] = useState<'create' | 'assign'>();
  if (!data) {
    return isError ? (
      <RegionError text={words.loadFailed} error={error} busy={isFetching} onRetry={() => void refetch()} />
    ) : (
      <Skeleton className="h-80 w-full" />
    );
  }
  const create = (
    <Button variant="primary" icon={<Plus />} onClick={() => setDialog('create')}>
      {words.create}
    </Button>
  );
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-2">
        <h2 className="me-auto text-16 font-semibold tracking-[-.011em]">{words.title}</h2>
        {data.length > 0 ? (
          <div className="flex flex-wrap gap-2">
            <Button icon={<UserPlus />} onClick={() => setDialog('assign')}>
              {words.assign}
            </Button>
            {create}
          </div>
        ) : null}
      </div>
      {data.length === 0 ? (
        <Empty icon={<Building2 />} title={words.none} text={words.noneText} action={create} />
      ) : (
        <Departments departments={data.map((each) => ({ ...each, name: names.department(each.name) }))} />
      )}
      {dialog === 'create' ? <DepartmentDialog onClose={() => setDialog(undefined)} /> : null}
      {dialog === 'assign' ? (
        <AssignDialog
          departments={data.map((each) => ({ ...each, name: names.department(each.name) }))}
          onClose={() => setDialog(undefined)}
        />
      ) : null}
    </>
  );
}

function Departments({ departments }: { departments: readonly Department[] }) {
  const { departments: words } = useText();
  const [search, setSearch] = useSearch();
  const narrow = useBelow('lg');
  const asked = departments.find(({ id }) => String(id) === search.get('department'));
  const chosen = asked ?? (narrow ? undefined : departments[0]);

  function choose(id: number) {
    const withChoice = (now: URLSearchParams) => {
      const next = new URLSearchParams(now);
      if (narrow && id === chosen?.id) next.delete('department');
      else next.set('department', String(id));
      return next;
    };
    setSearch(withChoice, { replace: true });
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-[320px_minmax(0,1fr)] lg:items-start">
      <ul
        aria-label={words.listLabel}
        className="flex flex-col divide-y divide-line rounded-xl bg-surface shadow-card lg:sticky lg:top-5 lg:max-h-[calc(100dvh-120px)] lg:overflow-y-auto"
      >
        {departments.map((department) => (
          <li key={department.id}>
            <Row department={department} chosen={department.id === chosen?.id} narrow={narrow} onChoose={choose} />
            {narrow && department.id === chosen?.id ? (
              <div className="border-t border-line p-3">
                <DepartmentDetail key={department.id} department={department} plain />
              </div>
            ) : null}
          </li>
        ))}
      </ul>
      {!narrow && chosen ? <DepartmentDetail key={chosen.id} department={chosen} /> : null}
    </div>
  );
}

interface RowProps {
  department: Department;
  chosen: boolean;
  narrow: boolean;
  onChoose: (departmentId: number) => void;
}

function Row({ department, chosen, narrow, onChoose }: RowProps) {
  const { departments: words } = useText();
  const state = narrow ? { 'aria-expanded': chosen } : { 'aria-current': chosen || undefined };
  return (
    <button
      type="button"
      {...state}
      onClick={() => onChoose(department.id)}
      className={cn(
        'flex w-full items-center gap-3 px-4 py-3 text-start focus-visible:outline-offset-[-2px]',
        chosen && !narrow ? 'bg-brand-subtle hover:bg-brand-subtle-hover' : 'hover:bg-hover',
      )}
    >
      <span className="min-w-0 flex-1">
        <span className="block text-13 font-semibold wrap-anywhere">{department.name}</span>
        <span className="line-clamp-2 text-12 wrap-anywhere text-ink-2">{department.description || words.noDescription}</span>
      </span>
      <span className="shrink-0 text-12 text-ink-2 tabular-nums">{words.memberCount(department.members ?? 0)}</span>
      <ChevronRight
        aria-hidden="true"
        className={cn('size-4 shrink-0 text-ink-3 transition-transform', narrow && chosen && 'rotate-90')}
      />
    </button>
  );
}

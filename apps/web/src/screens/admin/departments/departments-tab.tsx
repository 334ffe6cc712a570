// The departments: a list beside the selected one; on small screens each opens in the list.
import { useQuery } from '@tanstack/react-query';
import { Building2, Plus, Settings2, UserPlus } from 'lucide-react';
import { type ComponentProps, useRef, useState } from 'react';
import { changeDepartment } from '#features/departments/administration.queries.ts';
import { departmentsQuery, openDepartments } from '#features/departments/departments.queries.ts';
import { useSetupText } from '#features/setup/setup-text.ts';
import { workspacesQuery } from '#features/workspaces/workspaces.queries.ts';
import { announce } from '#lib/announce.ts';
import { cn } from '#lib/cn.ts';
import { useBelow } from '#lib/media.ts';
import { useNames } from '#lib/names.ts';
import { useText } from '#lib/text.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { useSearch } from '#lib/use-search.ts';
import { AssignDialog } from '#screens/admin/departments/assign-dialog.tsx';
import { CompanyDialog } from '#screens/admin/departments/company-dialog.tsx';
import { DepartmentDetail } from '#screens/admin/departments/department-detail.tsx';
import { DepartmentDialog } from '#screens/admin/departments/department-dialog.tsx';
import { DepartmentRow, type ShownDepartment } from '#screens/admin/departments/department-row.tsx';
import { MergeDialog } from '#screens/admin/departments/merge-dialog.tsx';
import { Button } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { RegionError } from '#ui/region-error.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useSortable } from '#ui/use-sortable.ts';

export function DepartmentsTab() {
  const { departments: words } = useText();
  const names = useNames();
  const { data, error, isError, isFetching, refetch } = useQuery({ ...departmentsQuery, refetchOnMount: 'always' });
  const { data: workspaces = [] } = useQuery(workspacesQuery);
  const { company } = useSetupText();
  const [search, setSearch] = useSearch();
  const [dialog, setDialog] = useState<'create' | 'assign' | 'company'>();
  // A link asks for it: the set-up, and the mail server that sends its name.
  const isCompany = dialog === 'company' || search.get('open') === 'company';
  if (!data) {
    return isError ? (
      <RegionError text={words.loadFailed} error={error} busy={isFetching} onRetry={() => void refetch()} />
    ) : (
      <Skeleton className="h-80 w-full" />
    );
  }
  const openTasks = new Map(workspaces.map((workspace) => [workspace.department, workspace.openTasks]));
  const shown = data.map((each) => ({
    ...each,
    name: names.department(each.name),
    storedName: each.name,
    openTasks: openTasks.get(each.name),
  }));
  function closeCompany() {
    setDialog(undefined);
    if (search.has('open')) setSearch(withoutOpen, { replace: true });
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
        <div className="flex flex-wrap gap-2">
          <Button variant="ghost" icon={<Settings2 />} onClick={() => setDialog('company')}>
            {company.title}
          </Button>
          {data.length > 0 ? (
            <>
              <Button icon={<UserPlus />} onClick={() => setDialog('assign')}>
                {words.assign}
              </Button>
              {create}
            </>
          ) : null}
        </div>
      </div>
      {data.length === 0 ? (
        <Empty icon={<Building2 />} title={words.none} text={words.noneText} action={create} />
      ) : (
        <Departments departments={shown} />
      )}
      {dialog === 'create' ? <DepartmentDialog onClose={() => setDialog(undefined)} /> : null}
      {isCompany ? <CompanyDialog onClose={closeCompany} /> : null}
      {dialog === 'assign' ? <AssignDialog departments={openDepartments(shown)} onClose={() => setDialog(undefined)} /> : null}
    </>
  );
}

function withoutOpen(now: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(now);
  next.delete('open');
  return next;
}

function Departments({ departments }: { departments: readonly ShownDepartment[] }) {
  const { departments: words, shell } = useText();
  const [search, setSearch] = useSearch();
  const narrow = useBelow('lg');
  const list = useRef<HTMLUListElement>(null);
  const change = useMutation(changeDepartment);
  const open = departments.filter(({ archivedAt }) => !archivedAt);
  const archived = departments.filter(({ archivedAt }) => archivedAt);
  const [merging, setMerging] = useState<ShownDepartment>();
  const othersThan = (department: ShownDepartment) => open.filter(({ id }) => id !== department.id);
  const line = useSortable(list, reorder);
  const requested = departments.find(({ id }) => String(id) === search.get('department'));
  const chosen = requested ?? (narrow ? undefined : departments[0]);

  function reorder(from: number, to: number) {
    const moved = open[from];
    if (!moved || from === to) return;
    change.mutate({ id: moved.id, order: to });
    announce(`${moved.name}: ${to + 1} / ${open.length}`);
  }
  function choose(id: number) {
    const withChoice = (now: URLSearchParams) => {
      const next = new URLSearchParams(now);
      if (narrow && id === chosen?.id) next.delete('department');
      else next.set('department', String(id));
      return next;
    };
    setSearch(withChoice, { replace: true });
  }
  function row(department: ShownDepartment, moves?: ComponentProps<typeof DepartmentRow>['moves']) {
    const onMerge = othersThan(department).length > 0 ? () => setMerging(department) : undefined;
    const isChosen = department.id === chosen?.id;
    return (
      <>
        <DepartmentRow {...{ department, narrow, onMerge, moves }} chosen={isChosen} onChoose={choose} />
        {narrow && isChosen ? (
          <div className="border-t border-line p-3">
            <DepartmentDetail key={department.id} department={department} plain />
          </div>
        ) : null}
      </>
    );
  }
  const card = 'flex flex-col divide-y divide-line rounded-xl bg-surface shadow-card';
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-[320px_minmax(0,1fr)] lg:items-start">
      <div className="flex flex-col gap-4 lg:sticky lg:top-5 lg:max-h-[calc(100dvh-120px)] lg:overflow-y-auto">
        <ul ref={list} aria-label={words.listLabel} className={cn(card, 'in-turn overflow-hidden')}>
          {open.map((department, at) => (
            <li
              key={department.id}
              data-index={at}
              className={cn(
                line?.index === at &&
                  (line.edge === 'before' ? 'shadow-[inset_0_2px_0_var(--accent)]' : 'shadow-[inset_0_-2px_0_var(--accent)]'),
              )}
            >
              {row(department, {
                up: at > 0 ? () => reorder(at, at - 1) : undefined,
                down: at < open.length - 1 ? () => reorder(at, at + 1) : undefined,
              })}
            </li>
          ))}
        </ul>
        {archived.length > 0 ? (
          <section aria-labelledby="archived-departments">
            <h3 id="archived-departments" className="mb-2 text-13 font-medium text-ink-2">
              {shell.archivedDepartments}
            </h3>
            <ul aria-labelledby="archived-departments" className={card}>
              {archived.map((department) => (
                <li key={department.id}>{row(department)}</li>
              ))}
            </ul>
          </section>
        ) : null}
      </div>
      {!narrow && chosen ? <DepartmentDetail key={chosen.id} department={chosen} /> : null}
      {merging ? (
        <MergeDialog department={merging} others={othersThan(merging)} onMerged={choose} onClose={() => setMerging(undefined)} />
      ) : null}
    </div>
  );
}

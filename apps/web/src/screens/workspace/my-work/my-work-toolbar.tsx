// The row above My work: the date, what others have changed since yesterday, one board or all, the order.

import { type MySort, mySorts } from '@app/contract/my-work/my-work.rules.ts';
import type { Workspace } from '@app/contract/workspaces/workspaces.contract.ts';
import type { MyWorkRequest } from '#features/my-work/my-sections.ts';
import { cn } from '#lib/cn.ts';
import { useDates, useToday } from '#lib/dates.ts';
import { useNames } from '#lib/names.ts';
import { useText } from '#lib/text.ts';
import { useSearch } from '#lib/use-search.ts';
import { requestIn, withRequest } from '#screens/workspace/my-work/my-work-address.ts';
import { SinceYesterday } from '#screens/workspace/my-work/since-yesterday.tsx';
import { Select } from '#ui/select.tsx';

const all = '0';

export function MyWorkToolbar({ request, boards }: { request: MyWorkRequest; boards: readonly Workspace[] }) {
  const { myWork, scores, workspaces } = useText();
  const names = useNames();
  const today = useToday();
  const { formatLong } = useDates();
  const [, setSearch] = useSearch();
  const show = (change: Partial<MyWorkRequest>) =>
    setSearch((now) => withRequest(now, { ...requestIn(now), ...change }), { replace: true });
  const sorts: Record<MySort, string> = { due: workspaces.listDue, score: scores.label };
  const hasBoards = boards.length > 1 || request.workspaceId !== undefined;
  return (
    <div className="flex flex-none flex-wrap items-center gap-x-3 gap-y-2 px-(--page-pad) py-2">
      <p className="min-w-0 flex-1 truncate text-13 font-semibold max-sm:hidden">{formatLong(today)}</p>
      <SinceYesterday />
      <div className={cn('flex min-w-0 flex-wrap gap-2', hasBoards ? 'max-sm:w-full' : 'max-sm:ms-auto')}>
        {hasBoards ? (
          <Select
            label={myWork.board}
            value={String(request.workspaceId ?? all)}
            options={[
              { value: all, label: myWork.allBoards },
              ...boards.map(({ id, name }) => ({ value: String(id), label: names.department(name) })),
            ]}
            onChange={(id) => show({ workspaceId: id === all ? undefined : Number(id) })}
            className="my-work-select"
          />
        ) : null}
        <Select
          label={workspaces.sortBy}
          value={request.by}
          options={mySorts.map((value) => ({ value, label: sorts[value] }))}
          onChange={(by) => show({ by: by as MySort })}
          className="my-work-select"
        />
      </div>
    </div>
  );
}

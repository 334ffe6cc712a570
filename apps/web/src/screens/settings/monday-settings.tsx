// The dashboards that come by mail every Monday, each with the button that ends it at once.

import { companyWorkspaceId } from '@app/contract/limits.ts';
import { screens } from '@app/contract/screens.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { dashboardMailsQuery, setDashboardMail } from '#features/dashboard-mails/dashboard-mails.queries.ts';
import { workspacesQuery } from '#features/workspaces/workspaces.queries.ts';
import { Link } from '#lib/link.tsx';
import { useNames } from '#lib/names.ts';
import { useText } from '#lib/text.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { Button } from '#ui/button.tsx';
import { Panel } from '#ui/panel.tsx';
import { RegionError } from '#ui/region-error.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

export function MondaySettings() {
  const { monday } = useText().summaries;
  const { data, error, isFetching, refetch } = useQuery(dashboardMailsQuery);
  return (
    <Panel title={monday.settings} text={monday.text}>
      {data && !data.hasMailServer ? <p className="mb-2 text-12 text-warning-ink">{monday.noServer}</p> : null}
      {data ? (
        <Boards boards={data.boards} />
      ) : error ? (
        <RegionError text={monday.loadFailed} error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-9" />
      )}
    </Panel>
  );
}

function Boards({ boards }: { boards: readonly { workspaceId: number; name: string | null }[] }) {
  const { summaries, workspaces } = useText();
  const { monday } = summaries;
  const { department: nameOf } = useNames();
  const { data: known = [] } = useQuery(workspacesQuery);
  const { mutate } = useMutation(setDashboardMail(useQueryClient()));
  if (boards.length === 0) return <p className="text-13 text-ink-2">{monday.none}</p>;
  return (
    <ul aria-label={monday.settings} className="divide-y divide-line">
      {boards.map(({ workspaceId, name }) => {
        const stored = name ?? known.find(({ id }) => id === workspaceId)?.name ?? '';
        const label = workspaceId === companyWorkspaceId ? workspaces.company : nameOf(stored);
        return (
          <li key={workspaceId} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2">
            <Link
              to={`${screens.workspace.href(workspaceId)}?view=dashboard`}
              className="inline-flex min-h-6 min-w-0 items-center text-13 font-medium wrap-anywhere hover:underline"
            >
              {label}
            </Link>
            <Button aria-label={monday.turnOffNamed(label)} onClick={() => mutate({ workspaceId, on: false })}>
              {monday.turnOff}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}

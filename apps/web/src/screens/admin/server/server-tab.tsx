// The state of the server for administrators: what needs attention, facts, backups, and charts of the last hours.

import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { serverStatusQuery } from '#features/monitoring/monitoring.queries.ts';
import { useServerStateText } from '#features/monitoring/server-state-text.ts';
import { useText } from '#lib/text.ts';
import { BackupsPanel } from '#screens/admin/server/backups-panel.tsx';
import { ChartsPanel } from '#screens/admin/server/charts-panel.tsx';
import { HeldMails } from '#screens/admin/server/held-mails.tsx';
import { RetentionPanel } from '#screens/admin/server/retention-panel.tsx';
import { SamplesPanel } from '#screens/admin/server/samples-panel.tsx';
import { StatusPanels } from '#screens/admin/server/status-panels.tsx';
import { ErrorText } from '#ui/error-text.tsx';
import { Panel } from '#ui/panel.tsx';
import { RegionError } from '#ui/region-error.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

export function ServerTab() {
  const words = useServerStateText();
  const { admin } = useText();
  const { data, error, isError, isFetching, refetch } = useQuery(serverStatusQuery);
  return (
    <div className="in-turn grid grid-cols-[minmax(0,1fr)] gap-5">
      {data?.mail?.held ? <HeldMails waiting={data.mail.waiting} /> : null}
      {data ? (
        <>
          {isError ? <ErrorText>{words.stale}</ErrorText> : null}
          <StatusPanels status={data} />
        </>
      ) : isError ? (
        <Panel title={admin.server}>
          <RegionError text={words.loadFailed} error={error} busy={isFetching} onRetry={() => void refetch()} />
        </Panel>
      ) : (
        <div>
          <Skeleton className="h-80 w-full" />
        </div>
      )}
      <BackupsPanel />
      <RetentionPanel />
      <ChartsPanel />
      <Suspense fallback={null}>
        <SamplesPanel />
      </Suspense>
    </div>
  );
}

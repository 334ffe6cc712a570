// The backups: what needs attention, the schedule, one to make now, and the newest ones.

import type { Backups } from '@app/contract/backups/backups.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { DatabaseBackup } from 'lucide-react';
import { backupsQuery, isUnderWay, makeBackup } from '#features/backups/backups.queries.ts';
import { useServerStateText } from '#features/monitoring/server-state-text.ts';
import { useDates } from '#lib/dates.ts';
import { reasonOf } from '#lib/text.ts';
import { toast } from '#lib/toast.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { BackupsList } from '#screens/admin/server/backups-list.tsx';
import { Facts } from '#screens/admin/server/facts.tsx';
import { useAskedField } from '#screens/admin/use-asked-field.ts';
import { Verdict } from '#screens/admin/verdict.tsx';
import { Button } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { ErrorText } from '#ui/error-text.tsx';
import { Panel } from '#ui/panel.tsx';
import { RegionError } from '#ui/region-error.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

export function BackupsPanel() {
  const { backups: words } = useServerStateText();
  const monitoring = useServerStateText();
  const { data, error, isError, isFetching, refetch } = useQuery(backupsQuery);
  return (
    <Panel title={words.title}>
      {isError && data ? <ErrorText>{monitoring.stale}</ErrorText> : null}
      {data ? (
        <Loaded backups={data} />
      ) : isError ? (
        <RegionError text={words.loadFailed} error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-40 w-full" />
      )}
    </Panel>
  );
}

function Loaded({ backups: { schedule, zone, nextAt, keep, encrypts, warning, runs } }: { backups: Backups }) {
  const { backups: words } = useServerStateText();
  const { formatInstant } = useDates();
  const make = useMutation(makeBackup);
  const isMaking = runs.some(isUnderWay);
  useAskedField();
  function begin() {
    make.mutate(undefined, {
      onSuccess: () => toast({ title: words.started }),
      onError: (error) => toast({ title: words.startFailed, text: reasonOf(error), kind: 'destructive' }),
    });
  }
  return (
    <>
      {warning ? (
        <Verdict tone={warning === 'unscheduled' ? 'warning' : 'danger'} title={words.title} text={words.warnings[warning]} />
      ) : null}
      <div data-field="backup" className="mt-1 mb-4 flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0 flex-1 basis-60">
          <Facts
            facts={[
              [words.schedule, schedule === null ? words.unscheduled : `${schedule} (${zone})`],
              ...(nextAt === null ? [] : [[words.next, formatInstant(nextAt)] as const]),
              ...(schedule === null ? [] : [[words.keep, keep] as const]),
              [words.encryption, encrypts ? words.encrypted : words.plain],
            ]}
          />
        </div>
        <Button
          variant="primary"
          icon={<DatabaseBackup />}
          busy={make.isPending}
          busyLabel={words.making}
          disabled={isMaking}
          onClick={begin}
        >
          {words.now}
        </Button>
      </div>
      {runs.length === 0 ? (
        <Empty icon={<DatabaseBackup />} title={words.none} text={words.noneText} />
      ) : (
        <BackupsList runs={runs} />
      )}
    </>
  );
}

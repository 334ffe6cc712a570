// The newest backups as a list: when, by whom, the file, and how the restore test ended.

import type { BackupRun } from '@app/contract/backups/backups.contract.ts';
import { isUnderWay } from '#features/backups/backups.queries.ts';
import { useServerStateText } from '#features/monitoring/server-state-text.ts';
import { useDates } from '#lib/dates.ts';
import { useNumbers } from '#lib/numbers.ts';
import { useBytes } from '#lib/use-bytes.ts';
import { Badge } from '#ui/badge.tsx';
import { Spinner } from '#ui/spinner.tsx';

export function BackupsList({ runs }: { runs: readonly BackupRun[] }) {
  const { backups: words } = useServerStateText();
  return (
    <ul aria-label={words.tableLabel} className="divide-y divide-line border-t border-line">
      {runs.map((run) => (
        <Row key={run.id} run={run} />
      ))}
    </ul>
  );
}

function Row({ run }: { run: BackupRun }) {
  const { backups: words } = useServerStateText();
  const { formatInstant } = useDates();
  const { formatDuration } = useNumbers();
  const formatBytes = useBytes();
  const { createdAt, cause, fullName, file, bytes, writeMs, testMs, host, removedAt, reason, detail } = run;
  const facts = [
    bytes === null ? '' : formatBytes(bytes),
    writeMs === null ? '' : formatDuration(writeMs + (testMs ?? 0)),
    host ?? '',
    removedAt === null ? '' : words.removed,
  ];
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 py-3 text-13">
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-medium">
          {formatInstant(createdAt)} <span className="font-normal text-ink-2">{fullName ?? words.causes[cause]}</span>
        </p>
        <p className="text-12 wrap-anywhere text-ink-2">{file}</p>
        <p className="text-12 text-ink-2 tabular-nums">{facts.filter(Boolean).join(' · ')}</p>
        {reason === null ? null : (
          <p className="mt-1 wrap-anywhere text-danger-ink">
            {words.reasons[reason]}
            {detail === null ? null : (
              <span lang="en" className="block text-12 text-ink-2">
                {detail}
              </span>
            )}
          </p>
        )}
      </div>
      <p role="status" className="flex flex-wrap items-center gap-2">
        {isUnderWay(run) ? <Spinner size={16} silent /> : null}
        <Result run={run} />
      </p>
    </li>
  );
}

function Result({ run: { state, test } }: { run: BackupRun }) {
  const { backups: words } = useServerStateText();
  if (state !== 'done') return <Badge tone={state === 'failed' ? 'danger' : 'info'}>{words.states[state]}</Badge>;
  const tone = test === 'passed' ? 'success' : test === 'failed' ? 'danger' : test === 'skipped' ? 'warning' : 'neutral';
  return <Badge tone={tone}>{words.tests[test ?? 'none']}</Badge>;
}

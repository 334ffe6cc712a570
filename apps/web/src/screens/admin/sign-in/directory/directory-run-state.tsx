// What the newest synchronisation did, why it failed, or what it waits for.
import type { DirectoryRun } from '@app/contract/directories/directories.contract.ts';
import { useState } from 'react';
import { useDirectoryText } from '#features/directories/directory-text.ts';
import { useDates } from '#lib/dates.ts';
import { Verdict } from '#screens/admin/verdict.tsx';
import { Button } from '#ui/button.tsx';
import { Confirm } from '#ui/confirm.tsx';

interface DirectoryRunStateProps {
  run: DirectoryRun;
  busy: boolean;
  /** Allows that many people to be deactivated. */
  onAllow: (leaving: number) => void;
}

export function DirectoryRunState({ run, busy, onAllow }: DirectoryRunStateProps) {
  const { run: words, problems, said, cancel } = useDirectoryText();
  const { formatInstant } = useDates();
  const [isAsking, ask] = useState(false);
  const { state, problem, detail, leaving, endedAt } = run;
  if (state === 'waiting' || state === 'running')
    return (
      <p role="status" className="text-12 text-ink-2">
        {words.waiting}
      </p>
    );
  if (state === 'failed')
    return (
      <div role="status">
        <Verdict tone="danger" title={words.failed} text={problem === null ? '' : problems[problem]} />
        {detail ? <p className="ms-6.5 text-12 wrap-anywhere text-ink-3">{said(detail)}</p> : null}
      </div>
    );
  if (state === 'held')
    return (
      <div role="status" className="flex flex-col items-start gap-2">
        <Verdict tone="warning" title={words.held} text={words.heldText(leaving)} />
        {/* An answer without anybody is never believed. */}
        {run.found > 0 ? (
          <Button disabled={busy} onClick={() => ask(true)}>
            {words.allow(leaving)}
          </Button>
        ) : null}
        <Confirm
          danger
          open={isAsking}
          onOpenChange={ask}
          title={words.allow(leaving)}
          text={words.allowText}
          confirmLabel={words.allow(leaving)}
          cancelLabel={cancel}
          onConfirm={() => onAllow(leaving)}
        />
      </div>
    );
  const counts = (['changed', 'deactivated', 'reactivated', 'kept', 'skipped'] as const)
    .filter((name) => run[name] > 0)
    .map((name) => words[name](run[name]));
  return (
    <p role="status" className="text-12 text-pretty text-ink-2">
      {[words.done(formatInstant(endedAt ?? run.startedAt)), words.found(run.found, run.linked), ...counts].join(' · ')}
    </p>
  );
}

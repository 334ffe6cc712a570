// The summary of a board: what others have changed since the last visit, my day and my week.
import type { Nudges } from '@app/contract/nudges/nudges.contract.ts';
import { worthALook } from '@app/contract/nudges/nudges.rules.ts';
import type { BoardChanges } from '@app/contract/summaries/summaries.contract.ts';
import { type SummaryPeriod, summaryPeriods } from '@app/contract/summaries/summaries.rules.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { dismissChanges, mySummaryQuery } from '#features/summaries/summaries.queries.ts';
import { useNudgeText } from '#features/today/do-first-text.ts';
import { nudgesQuery } from '#features/today/nudges.queries.ts';
import { isFirstTry } from '#lib/first-try.ts';
import { useText } from '#lib/text.ts';
import { SummarySections } from '#screens/workspace/summaries/summary-sections.tsx';
import { TaskLine } from '#screens/workspace/summaries/task-line.tsx';
import { NudgeList } from '#screens/workspace/today/nudge-list.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import '#screens/workspace/summaries/summaries.css';

interface SummaryDialogProps {
  workspaceId: number;
  changes: BoardChanges | undefined;
  /** What others have changed, in words; undefined without news. */
  news: string | undefined;
  onClose: () => void;
}

export function SummaryDialog({ workspaceId, changes, news, onClose }: SummaryDialogProps) {
  const { summaries } = useText();
  // Waits for these texts here, not where they are shown, which would take the dialog away again.
  useNudgeText();
  // It stands above the own day, which would move if it came later.
  const look = useQuery(nudgesQuery(workspaceId));
  return (
    <Dialog open size="sm" title={summaries.title} onOpenChange={(open) => open || onClose()}>
      <div className="summary-panel">
        {changes && news !== undefined ? (
          <Changes changes={changes} text={news} workspaceId={workspaceId} onLeave={onClose} />
        ) : null}
        {isFirstTry(look) ? (
          <Skeleton className="h-8" />
        ) : (
          <>
            <Look nudges={worthALook(look.data ?? [], [])} onLeave={onClose} />
            <MySummary onLeave={onClose} />
          </>
        )}
      </div>
    </Dialog>
  );
}

interface ChangesProps {
  changes: BoardChanges;
  text: string;
  workspaceId: number;
  onLeave: () => void;
}

function Changes({ changes: { count, tasks }, text, workspaceId, onLeave }: ChangesProps) {
  const { summaries } = useText();
  const client = useQueryClient();
  function dismiss() {
    // The button goes away with the changes.
    document.querySelector<HTMLElement>('.summary-panel [aria-pressed]')?.focus();
    void dismissChanges(client, workspaceId);
  }
  return (
    <section aria-label={summaries.changes} className="summary-changes">
      <header className="flex items-center justify-between gap-3">
        <h2 className="text-13 font-semibold">{text}</h2>
        <Button variant="ghost" onClick={dismiss}>
          {summaries.seen}
        </Button>
      </header>
      <ul>
        {tasks.map((task) => (
          <TaskLine
            key={task.id}
            task={task}
            note={[task.by, summaries.kinds[task.kind]].filter(Boolean).join(' · ')}
            onLeave={onLeave}
          />
        ))}
      </ul>
      {count > tasks.length ? <p className="text-12 text-ink-2">{summaries.more(count - tasks.length)}</p> : null}
    </section>
  );
}

/** What is worth a look on this board; nothing while there is nothing. */
function Look({ nudges, onLeave }: { nudges: Nudges; onLeave: () => void }) {
  const texts = useNudgeText();
  if (nudges.length === 0) return null;
  return (
    <section aria-label={texts.title} className="flex flex-col gap-1">
      <h2 className="text-13 font-semibold">{texts.title}</h2>
      <NudgeList nudges={nudges} label={texts.title} onLeave={onLeave} />
    </section>
  );
}

function MySummary({ onLeave }: { onLeave: () => void }) {
  const { summaries } = useText();
  const [period, setPeriod] = useState<SummaryPeriod>('day');
  const summary = useQuery(mySummaryQuery(period));
  return (
    <section aria-label={summaries[period]} className="flex flex-col gap-3">
      <fieldset className="flex gap-1.5" aria-label={summaries.period}>
        {summaryPeriods.map((each) => (
          <Button
            key={each}
            variant={each === period ? 'primary' : 'secondary'}
            aria-pressed={each === period}
            onClick={() => setPeriod(each)}
          >
            {summaries[each]}
          </Button>
        ))}
      </fieldset>
      <SummarySections summary={summary} nothing={summaries.nothing} onLeave={onLeave} />
    </section>
  );
}

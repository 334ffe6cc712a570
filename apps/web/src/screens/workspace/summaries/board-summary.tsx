// The button of a board's summary: what others have changed since the last visit, my day and my week.
import { type BoardChanges, type SummaryPeriod, screens, summaryPeriods } from '@app/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CalendarCheck } from 'lucide-react';
import { useState } from 'react';
import { dismissChanges, mySummaryQuery } from '#features/summaries/summaries.queries.ts';
import { Link } from '#lib/link.tsx';
import { useBelow } from '#lib/media.ts';
import { useText } from '#lib/text.ts';
import { useNewsMarks } from '#screens/workspace/summaries/news-mark.tsx';
import { SummarySections } from '#screens/workspace/summaries/summary-sections.tsx';
import { TaskLine } from '#screens/workspace/summaries/task-line.tsx';
import { useBoardChanges, useChangesText } from '#screens/workspace/summaries/use-board-changes.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Popover } from '#ui/popover.tsx';
import '#screens/workspace/summaries/summaries.css';

interface BoardSummaryProps {
  workspaceId: number;
  /** A phone shows it also if there is no news. */
  hasRoom: boolean;
}

export function BoardSummary({ workspaceId, hasRoom }: BoardSummaryProps) {
  const { archive, history, summaries, trash } = useText();
  const [open, setOpen] = useState(false);
  const isPhone = useBelow('sm');
  const changes = useBoardChanges(workspaceId);
  const text = useChangesText(changes);
  useNewsMarks(changes);
  const close = () => setOpen(false);
  if (!hasRoom && isPhone && text === undefined && !open) return null;
  return (
    <Popover
      label={summaries.title}
      align="end"
      open={open}
      onOpenChange={setOpen}
      className="summary-panel"
      trigger={
        <IconButton
          label={text === undefined ? summaries.open : summaries.openChanges(text)}
          icon={<CalendarCheck />}
          data-news={text !== undefined || undefined}
          className="summary-button"
        />
      }
    >
      {changes && text !== undefined ? <Changes changes={changes} text={text} workspaceId={workspaceId} onLeave={close} /> : null}
      <MySummary onLeave={close} />
      <Link to={screens.activity.href(workspaceId)} onClick={close} className="summary-link">
        {history.allActivity}
      </Link>
      <Link to={screens.archive.href(workspaceId)} onClick={close} className="summary-link">
        {archive.title}
      </Link>
      <Link to={screens.trash.href(workspaceId)} onClick={close} className="summary-link">
        {trash.title}
      </Link>
    </Popover>
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

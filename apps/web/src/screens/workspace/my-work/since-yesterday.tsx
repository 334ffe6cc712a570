// A quiet button that says what others have changed on the person's tasks since yesterday, and lists it.
import { summaryLimits } from '@app/contract/hints/hints.limits.ts';
import { useQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { useState } from 'react';
import { myChangesQuery } from '#features/my-work/my-work.queries.ts';
import { useText } from '#lib/text.ts';
import { TaskLine } from '#screens/workspace/summaries/task-line.tsx';
import { Button } from '#ui/button.tsx';
import { Popover } from '#ui/popover.tsx';
import { RegionError } from '#ui/region-error.tsx';
import '#screens/workspace/summaries/summaries.css';

export function SinceYesterday() {
  const { myWork, summaries } = useText();
  const [open, setOpen] = useState(false);
  const { data, error, isFetching, refetch } = useQuery(myChangesQuery);
  if (!data && error) return <Failed error={error} busy={isFetching} onRetry={() => void refetch()} />;
  // It has its room from the start, also on a phone, where it is a line of its own.
  if (!data) return <p className="h-(--h-control) max-sm:w-full" />;
  const { count, tasks } = data;
  if (count === 0) return <p className="flex h-(--h-control) items-center text-12 text-ink-3">{myWork.noChanges}</p>;
  const text = myWork.sinceYesterday(count, count >= summaryLimits.changed);
  return (
    <Popover
      label={myWork.changes}
      align="end"
      open={open}
      onOpenChange={setOpen}
      className="summary-panel"
      trigger={
        <Button variant="ghost" icon={<History />} className="min-w-0 max-sm:max-w-[calc(100%-132px)] max-sm:px-1">
          {text}
        </Button>
      }
    >
      <section aria-label={myWork.changes} className="flex flex-col gap-2">
        <h2 className="text-13 font-semibold">{text}</h2>
        <ul>
          {tasks.map((task) => (
            <TaskLine
              key={task.id}
              task={task}
              note={[task.by, summaries.kinds[task.kind]].filter(Boolean).join(' · ')}
              onLeave={() => setOpen(false)}
            />
          ))}
        </ul>
        {count > tasks.length ? <p className="text-12 text-ink-2">{summaries.more(count - tasks.length)}</p> : null}
      </section>
    </Popover>
  );
}

function Failed({ error, busy, onRetry }: { error: unknown; busy: boolean; onRetry: () => void }) {
  const { myWork } = useText();
  return <RegionError text={myWork.changesFailed} error={error} busy={busy} onRetry={onRetry} />;
}

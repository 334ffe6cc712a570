// The sections of a summary: a number and the first tasks of each; while it loads a placeholder, and a retry if it fails.
import { hintLimits } from '@app/contract/hints/hints.limits.ts';
import type { Summary } from '@app/contract/summaries/summaries.contract.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { useDates } from '#lib/dates.ts';
import { formatCount } from '#lib/numbers.ts';
import { useText } from '#lib/text.ts';
import { TaskLine } from '#screens/workspace/summaries/task-line.tsx';
import { RegionError } from '#ui/region-error.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

interface SummarySectionsProps {
  summary: UseQueryResult<Summary>;
  /** Said if there is nothing to count. */
  nothing: string;
  /** A link was followed. */
  onLeave?: (() => void) | undefined;
}

export function SummarySections({ summary: { data, error, isFetching, refetch }, nothing, onLeave }: SummarySectionsProps) {
  const { summaries } = useText();
  const { formatDate } = useDates();
  if (!data && error)
    return <RegionError text={summaries.failed} error={error} busy={isFetching} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <div aria-busy="true" className="flex flex-col gap-2">
        <Skeleton className="h-5 w-2/5" />
        <Skeleton className="h-8" />
        <Skeleton className="h-8" />
      </div>
    );
  }
  const some = data.sections.filter(({ count }) => count > 0);
  if (some.length === 0) return <p className="text-13 text-ink-2">{nothing}</p>;
  return (
    <div className="flex flex-col gap-3">
      {some.map(({ name, count, tasks }) => (
        <section key={name} className="flex min-w-0 flex-col">
          <h3 className="flex justify-between gap-3 text-12 font-semibold text-ink-2">
            {name === 'stuck' ? summaries.sections.stuck(hintLimits.stuckDays) : summaries.sections[name]}
            <span className="tabular-nums">{formatCount(count)}</span>
          </h3>
          <ul>
            {tasks.map((task) => (
              <TaskLine
                key={task.id}
                task={task}
                note={task.dueDate === null ? undefined : formatDate(task.dueDate)}
                onLeave={onLeave}
              />
            ))}
          </ul>
          {count > tasks.length ? <p className="text-12 text-ink-2">{summaries.more(count - tasks.length)}</p> : null}
        </section>
      ))}
    </div>
  );
}

// The tasks behind a number of the trends, in the panel that the number opens.
import type { TrendQuery } from '@app/contract/summaries/summaries.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { trendTasksQuery } from '#features/summaries/summaries.queries.ts';
import { useDates } from '#lib/dates.ts';
import { useNumbers } from '#lib/numbers.ts';
import { useText } from '#lib/text.ts';
import { TaskLine } from '#screens/workspace/summaries/task-line.tsx';
import { RegionError } from '#ui/region-error.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

interface Section {
  title: string;
  query: TrendQuery;
}

interface TrendTasksProps {
  title: string;
  workspaceId: number;
  sections: readonly Section[];
}

export function TrendTasks({ title, workspaceId, sections }: TrendTasksProps) {
  return (
    <>
      <h2 className="text-13 font-semibold wrap-anywhere">{title}</h2>
      {sections.map((section) => (
        <TrendSection key={section.query.show} workspaceId={workspaceId} {...section} />
      ))}
    </>
  );
}

function TrendSection({ title, query, workspaceId }: Section & { workspaceId: number }) {
  const { summaries } = useText();
  const { formatDate } = useDates();
  const { formatCount } = useNumbers();
  const { data, error, isFetching, refetch } = useQuery(trendTasksQuery(workspaceId, query));
  return (
    <section className="flex min-w-0 flex-col" aria-label={title} aria-busy={!data && !error}>
      <h3 className="flex justify-between gap-3 text-12 font-semibold text-ink-2">
        {title}
        {data ? <span className="tabular-nums">{formatCount(data.count)}</span> : null}
      </h3>
      {data ? (
        <>
          {data.count === 0 ? <p className="text-13 text-ink-2">{summaries.trends.noTasks}</p> : null}
          <ul>
            {data.tasks.map((task) => (
              <TaskLine key={task.id} task={task} note={task.dueDate === null ? undefined : formatDate(task.dueDate)} />
            ))}
          </ul>
          {data.count > data.tasks.length ? (
            <p className="text-12 text-ink-2">{summaries.more(data.count - data.tasks.length)}</p>
          ) : null}
        </>
      ) : error ? (
        <RegionError text={summaries.trends.tasksFailed} error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-8" />
      )}
    </section>
  );
}

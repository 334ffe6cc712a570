// The tasks behind a number of the trends, in the panel that the number opens.
import type { TrendQuery } from '@app/contract/summaries/summaries.contract.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { trendTasksQuery } from '#features/summaries/summaries.queries.ts';
import { useDates } from '#lib/dates.ts';
import { useNumbers } from '#lib/numbers.ts';
import { useText } from '#lib/text.ts';
import type { TrendAddress } from '#screens/workspace/dashboard/numbers/use-trends.ts';
import { TaskLine } from '#screens/workspace/summaries/task-line.tsx';
import { Button } from '#ui/button.tsx';
import { RegionError } from '#ui/region-error.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

export interface TrendSection {
  title: string;
  query: TrendQuery;
}

interface TrendTasksProps {
  title: string;
  address: TrendAddress;
  sections: readonly TrendSection[];
}

export function TrendTasks({ title, address, sections }: TrendTasksProps) {
  return (
    <>
      {sections.length > 1 ? <h2 className="text-13 font-semibold wrap-anywhere">{title}</h2> : null}
      {sections.map((section) => (
        <Section key={section.query.show} address={address} {...section} />
      ))}
    </>
  );
}

function Section({ title, query, address }: TrendSection & { address: TrendAddress }) {
  const { summaries } = useText();
  const { formatDate } = useDates();
  const { formatCount } = useNumbers();
  const found = useInfiniteQuery(trendTasksQuery(address, query));
  const { data, error, isFetching, hasNextPage } = found;
  const count = data?.pages[0]?.count ?? 0;
  const tasks = data?.pages.flatMap((page) => page.tasks) ?? [];
  const retry = () => void (data ? found.fetchNextPage() : found.refetch());
  return (
    <section className="flex min-w-0 flex-col" aria-label={title} aria-busy={!data && !error}>
      <h3 className="flex justify-between gap-3 text-12 font-semibold text-ink-2">
        {title}
        {data ? <span className="tabular-nums">{formatCount(count)}</span> : null}
      </h3>
      {data && count === 0 ? <p className="text-13 text-ink-2">{summaries.trends.noTasks}</p> : null}
      {data ? (
        <ul>
          {tasks.map((task) => (
            <TaskLine key={task.id} task={task} note={task.dueDate === null ? undefined : formatDate(task.dueDate)} />
          ))}
        </ul>
      ) : null}
      {error ? (
        <RegionError text={summaries.trends.tasksFailed} error={error} busy={isFetching} onRetry={retry} />
      ) : hasNextPage ? (
        <Button variant="ghost" busy={isFetching} className="self-start" onClick={() => void found.fetchNextPage()}>
          {summaries.trends.showMore}
        </Button>
      ) : null}
      {!data && !error ? <Skeleton className="h-8" /> : null}
    </section>
  );
}

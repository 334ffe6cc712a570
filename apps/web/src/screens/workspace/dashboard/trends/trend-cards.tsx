// How the work of a board or of the company develops, as cards of the dashboard. Each number opens its tasks.

import type { Trends } from '@app/contract/summaries/summaries.contract.ts';
import { noAssignee } from '@app/contract/tasks/task-filter.rules.ts';
import { useQuery } from '@tanstack/react-query';
import { trendsQuery } from '#features/summaries/summaries.queries.ts';
import { useNames } from '#lib/names.ts';
import { useText } from '#lib/text.ts';
import { FlowCard } from '#screens/workspace/dashboard/trends/flow-card.tsx';
import { LoadCard } from '#screens/workspace/dashboard/trends/load-card.tsx';
import { RegionError } from '#ui/region-error.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import '#screens/workspace/dashboard/trends/trends.css';

export function TrendCards({ workspaceId }: { workspaceId: number }) {
  const { summaries } = useText();
  const { data, error, isFetching, refetch } = useQuery(trendsQuery(workspaceId));
  if (data) return <Cards trends={data} workspaceId={workspaceId} />;
  return (
    <section className="dashboard-card" aria-label={summaries.trends.flow} aria-busy={!error}>
      <h2>{summaries.trends.flow}</h2>
      {error ? (
        <RegionError text={summaries.trends.failed} error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-8" />
      )}
    </section>
  );
}

function Cards({ trends, workspaceId }: { trends: Trends; workspaceId: number }) {
  const { trends: words } = useText().summaries;
  const { department: nameOf } = useNames();
  const { weeks, ages, people, peopleCount, unassigned, departments } = trends;
  const assigned = people.map(({ id, fullName, ...counts }) => ({ name: fullName, query: { person: String(id) }, ...counts }));
  const nobody = unassigned.open > 0 ? [{ name: words.unassigned, query: { person: noAssignee }, ...unassigned }] : [];
  return (
    <>
      <FlowCard weeks={weeks} workspaceId={workspaceId} />
      <LoadCard
        title={words.ages}
        rows={ages.map(({ age, open }) => ({ name: words.age[age], query: { age }, open, overdue: 0 }))}
        workspaceId={workspaceId}
      />
      <LoadCard
        title={words.people}
        note={people.length > 0 ? words.eachPerson : undefined}
        rows={[...assigned, ...nobody]}
        more={peopleCount > people.length ? words.morePeople(peopleCount - people.length) : undefined}
        workspaceId={workspaceId}
      />
      {departments.length > 0 ? (
        <LoadCard
          title={words.departments}
          rows={departments.map(({ name, ...counts }) => ({ name: nameOf(name), query: { department: name }, ...counts }))}
          workspaceId={workspaceId}
        />
      ) : null}
    </>
  );
}

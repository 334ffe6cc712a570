// The numbers of a dashboard, those that are asked most first: overdue, due this week, who has how much, stuck, flow.

import { hintLimits, trendLimits } from '@app/contract/hints/hints.limits.ts';
import { companyWorkspaceId } from '@app/contract/limits.ts';
import { restOfWeek } from '@app/contract/summaries/trends.rules.ts';
import { noAssignee } from '@app/contract/tasks/task-filter.rules.ts';
import { freshSince } from '@app/texts/sentences/compared.ts';
import { useQuery } from '@tanstack/react-query';
import type { CountedTrends } from '#features/summaries/summaries.queries.ts';
import { workspacesQuery } from '#features/workspaces/workspaces.queries.ts';
import { useDates, useToday } from '#lib/dates.ts';
import { Link } from '#lib/link.tsx';
import { useNames } from '#lib/names.ts';
import { useNumbers } from '#lib/numbers.ts';
import { useText } from '#lib/text.ts';
import { useSearch } from '#lib/use-search.ts';
import { useCompared } from '#screens/workspace/dashboard/numbers/compared.ts';
import { DashboardHead } from '#screens/workspace/dashboard/numbers/dashboard-head.tsx';
import { FlowCard } from '#screens/workspace/dashboard/numbers/flow-card.tsx';
import { LoadCard, notDone } from '#screens/workspace/dashboard/numbers/load-card.tsx';
import { NumberTile } from '#screens/workspace/dashboard/numbers/number-tile.tsx';
import {
  listAddress,
  type TrendAddress,
  useRecounting,
  useTrendAddress,
  useTrends,
} from '#screens/workspace/dashboard/numbers/use-trends.ts';
import { RegionError } from '#ui/region-error.tsx';
import '#screens/workspace/dashboard/numbers/numbers.css';

export function DashboardNumbers({ workspaceId }: { workspaceId: number }) {
  const { summaries } = useText();
  const address = useTrendAddress(workspaceId);
  const { data, error, isFetching, refetch } = useTrends(address);
  useRecounting(workspaceId);
  return (
    <div className="dashboard-numbers" data-loading={(!data && !error) || undefined}>
      <DashboardHead address={address} />
      {!data && error ? (
        <RegionError text={summaries.trends.failed} error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <>
          <Numbers trends={data} address={address} />
          {workspaceId === companyWorkspaceId ? <Departments trends={data} address={address} /> : null}
          <details className="dashboard-note">
            <summary>{summaries.trends.counted}</summary>
            <p>{summaries.trends.note}</p>
          </details>
        </>
      )}
    </div>
  );
}

/** How old the open tasks are. */
export function AgesCard({ workspaceId }: { workspaceId: number }) {
  const { trends: words } = useText().summaries;
  const address = useTrendAddress(workspaceId);
  const { data, error } = useTrends(address);
  if (!data && error) return null;
  const rows = data?.ages.map(({ age, open }) => ({ name: words.age[age], query: { age }, open, overdue: 0 }));
  return <LoadCard title={words.ages} className="ages-card" rows={rows} expected={4} address={address} />;
}

interface NumbersProps {
  trends: CountedTrends | undefined;
  address: TrendAddress;
}

function Numbers({ trends, address }: NumbersProps) {
  const { summaries } = useText();
  const words = summaries.trends;
  const today = useToday();
  const { formatDate, firstDay } = useDates();
  const { formatCount } = useNumbers();
  const { state } = useCompared(trends?.counted ?? address.period);
  const numbers = trends?.numbers;
  const week = restOfWeek(today, firstDay);
  const tile = { address };
  return (
    <div className="number-grid">
      <NumberTile
        {...tile}
        area="overdue"
        title={words.overdue}
        count={numbers?.overdue.now}
        compared={numbers && state(numbers.overdue)}
        behind={{ query: { show: 'overdue' }, filter: { due: ['overdue'] } }}
        isLate
      />
      <NumberTile
        {...tile}
        area="due"
        title={words.due}
        count={numbers?.due.now}
        compared={numbers && state(numbers.due)}
        behind={{ query: { show: 'due' }, filter: { due: [`${week.from}..${week.to}`], ...notDone } }}
      />
      <People trends={trends} address={address} />
      <NumberTile
        {...tile}
        area="stuck"
        title={summaries.sections.stuck(hintLimits.stuckDays)}
        count={numbers?.stuck.now}
        compared={trends && freshSince(words, trends.numbers.stuck.fresh, formatDate(trends.period.before.to), formatCount)}
        behind={{ query: { show: 'stuck' } }}
      />
      <NumberTile
        {...tile}
        area="open"
        title={words.openTasks}
        count={numbers?.open.now}
        compared={numbers && state(numbers.open)}
        behind={{ query: { show: 'open' }, filter: notDone }}
      />
      <FlowCard trends={trends} address={address} />
    </div>
  );
}

function People({ trends, address }: NumbersProps) {
  const { trends: words } = useText().summaries;
  const [search] = useSearch();
  const { people = [], peopleCount = 0, unassigned, shared = 0 } = trends ?? {};
  const listed = people.slice(0, trendLimits.shownPeople).map(({ id, fullName, ...counts }) => ({
    name: fullName,
    query: { person: String(id) },
    filter: { assignees: [String(id)] },
    ...counts,
  }));
  const nobody =
    unassigned && unassigned.open > 0
      ? [{ name: words.unassigned, query: { person: noAssignee }, filter: { assignees: [noAssignee] }, ...unassigned }]
      : [];
  const more = peopleCount - listed.length;
  const all = listAddress(search, notDone, 'assignee');
  return (
    <LoadCard
      title={words.people}
      className="people-card"
      style={{ gridArea: 'people' }}
      rows={trends && [...listed, ...nobody]}
      expected={trendLimits.shownPeople + 1}
      address={address}
    >
      {more > 0 && all !== undefined ? (
        <Link to={all} className="load-more">
          {words.morePeople(more)}
        </Link>
      ) : null}
      {shared > 0 ? <p className="load-note">{words.shared(shared)}</p> : null}
    </LoadCard>
  );
}

function Departments({ trends, address }: NumbersProps) {
  const { trends: words } = useText().summaries;
  const { department: nameOf } = useNames();
  const { data: boards = [] } = useQuery(workspacesQuery);
  const rows = trends?.departments.map(({ name, ...counts }) => ({ name: nameOf(name), query: { department: name }, ...counts }));
  const expected = Math.min(boards.length, trendLimits.departments);
  return <LoadCard title={words.departments} className="departments-card" rows={rows} expected={expected} address={address} />;
}

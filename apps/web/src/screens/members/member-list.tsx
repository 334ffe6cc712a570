// The members of one workspace that match the search, or an empty or error state.
import { timing } from '@app/contract/limits.ts';
import { SearchX, Users } from 'lucide-react';
import { useDeferredValue } from 'react';
import { usePeoplePages } from '#features/users/people-pages.queries.ts';
import { membersQuery } from '#features/workspaces/members.queries.ts';
import { useDebounced } from '#lib/debounced.ts';
import { useBelow } from '#lib/media.ts';
import { useText } from '#lib/text.ts';
import { MemberCards } from '#screens/members/member-cards.tsx';
import { filterMembers } from '#screens/members/member-filter.ts';
import { MemberTable } from '#screens/members/member-table.tsx';
import { MembersSkeleton } from '#screens/members/members-skeleton.tsx';
import { Empty } from '#ui/empty.tsx';
import { QueryPageEnd } from '#ui/query-page-end.tsx';
import { RegionError } from '#ui/region-error.tsx';

interface MemberListProps {
  workspaceId: number;
  name: string;
  search: string;
}

export function MemberList({ workspaceId, name, search }: MemberListProps) {
  const { members: words } = useText();
  const wanted = useDeferredValue(search);
  const debounced = useDebounced(search.trim(), timing.searchDebounce);
  const { isMatched, isLate, rows, counts, shown, countOf } = usePeoplePages(
    membersQuery(workspaceId, ''),
    debounced === '' ? undefined : membersQuery(workspaceId, debounced),
  );
  const narrow = useBelow('md');
  if (!counts) {
    return shown.isError ? (
      <RegionError text={words.loadFailed} error={shown.error} busy={shown.isFetching} onRetry={() => void shown.refetch()} />
    ) : (
      <MembersSkeleton />
    );
  }
  const found = isMatched ? rows : filterMembers(rows, wanted);
  const List = narrow ? MemberCards : MemberTable;
  return (
    <>
      <p role="status" className="mb-2 text-12 text-ink-3 tabular-nums">
        {words.count(countOf(found.length))}
      </p>
      {found.length > 0 ? <List members={found} label={words.table(name)} /> : null}
      {found.length === 0 && counts.all === 0 ? <Empty icon={<Users />} title={words.none} text={words.noneText} /> : null}
      {found.length === 0 && counts.all > 0 && !isLate ? <Empty icon={<SearchX />} title={words.noMatch} /> : null}
      <QueryPageEnd query={shown} count={rows.length} failed={words.loadFailed} isLate={isLate} />
    </>
  );
}

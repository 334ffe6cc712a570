// The members of one workspace that match the search, or an empty or error state.
import { useQuery } from '@tanstack/react-query';
import { SearchX, Users } from 'lucide-react';
import { membersQuery } from '#features/workspaces/workspaces.queries.ts';
import { useBelow } from '#lib/media.ts';
import { useText } from '#lib/text.ts';
import { MemberCards } from '#screens/members/member-cards.tsx';
import { filterMembers } from '#screens/members/member-filter.ts';
import { MemberTable } from '#screens/members/member-table.tsx';
import { MembersSkeleton } from '#screens/members/members-skeleton.tsx';
import { Empty } from '#ui/empty.tsx';
import { RegionError } from '#ui/region-error.tsx';

interface MemberListProps {
  workspaceId: number;
  name: string;
  search: string;
}

export function MemberList({ workspaceId, name, search }: MemberListProps) {
  const { members: words } = useText('board');
  const { data, error, isError, isFetching, refetch } = useQuery(membersQuery(workspaceId));
  const narrow = useBelow('md');
  if (!data) {
    return isError ? (
      <RegionError text={words.loadFailed} error={error} busy={isFetching} onRetry={() => void refetch()} />
    ) : (
      <MembersSkeleton />
    );
  }
  const found = filterMembers(data, search);
  const List = narrow ? MemberCards : MemberTable;
  return (
    <>
      <p role="status" className="mb-2 text-12 text-ink-3 tabular-nums">
        {words.count(found.length)}
      </p>
      {found.length > 0 ? <List members={found} label={words.table(name)} /> : null}
      {found.length === 0 && data.length === 0 ? <Empty icon={<Users />} title={words.none} text={words.noneText} /> : null}
      {found.length === 0 && data.length > 0 ? <Empty icon={<SearchX />} title={words.noMatch} /> : null}
    </>
  );
}

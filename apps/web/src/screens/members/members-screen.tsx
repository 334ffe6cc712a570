// The members of a workspace, with a choice of workspace and a search, as a table or as cards.
import { useQuery } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { workspacesQuery } from '#features/workspaces/workspaces.queries.ts';
import { useNames } from '#lib/names.ts';
import { useScreenTitle } from '#lib/screen-title.ts';
import { useText } from '#lib/text.ts';
import { useKeptFocus } from '#lib/use-kept-focus.ts';
import { useSearch } from '#lib/use-search.ts';
import { InviteButton, WaitingInvitations } from '#screens/members/inviting.tsx';
import { MemberList } from '#screens/members/member-list.tsx';
import { MemberSearch } from '#screens/members/member-search.tsx';
import { MembersSkeleton } from '#screens/members/members-skeleton.tsx';
import { Empty } from '#ui/empty.tsx';
import { RegionError } from '#ui/region-error.tsx';
import { Select } from '#ui/select.tsx';

export function MembersScreen() {
  // The address may name whom to look for.
  const wanted = useSearch()[0].get('q') ?? '';
  return <Members key={wanted} wanted={wanted} />;
}

function Members({ wanted }: { wanted: string }) {
  const { members } = useText();
  const names = useNames();
  const [search, setSearch] = useSearch();
  const [typed, setTyped] = useState(wanted);
  const { data, error, isError, isFetching, refetch } = useQuery(workspacesQuery);
  useScreenTitle(members.title);
  if (!data) {
    return isError ? (
      <RegionError text={members.loadFailed} error={error} busy={isFetching} onRetry={() => void refetch()} />
    ) : (
      <Page>
        <MembersSkeleton />
      </Page>
    );
  }
  const workspace = data.find(({ id }) => String(id) === search.get('workspace')) ?? data[0];
  if (!workspace) {
    return (
      <div className="grid h-full place-items-center">
        <Empty icon={<Users />} title={members.noWorkspace} text={members.noWorkspaceText} />
      </div>
    );
  }
  return (
    <Page>
      <div className="mb-4 flex flex-col gap-2 sm:flex-row">
        <Select
          label={members.workspace}
          value={String(workspace.id)}
          options={data.map(({ id, name }) => ({ value: String(id), label: names.department(name) }))}
          onChange={(id) => setSearch({ workspace: id }, { replace: true })}
          className="sm:w-56!"
        />
        <MemberSearch value={typed} onChange={setTyped} />
        <InviteButton key={workspace.id} workspace={workspace} />
      </div>
      <WaitingInvitations key={workspace.id} workspace={workspace} />
      <MemberList workspaceId={workspace.id} name={names.department(workspace.name)} search={typed} />
    </Page>
  );
}

function Page({ children }: { children: ReactNode }) {
  const page = useKeptFocus<HTMLDivElement>();
  return (
    <div ref={page} className="mx-auto w-full max-w-260 p-(--page-pad)">
      {children}
    </div>
  );
}

// The archive of a board: done tasks that were put away, found by title, opened, and brought back.
import { archiveLimits, companyWorkspaceId, screenId } from '@app/contract';
import { keepPreviousData, useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { Archive } from 'lucide-react';
import { useRef } from 'react';
import { useParams } from 'react-router';
import { archiveQuery, restoreArchived } from '#features/archive/archive.queries.ts';
import { useText } from '#lib/text.ts';
import { useReloadAfterEvents } from '#lib/use-reload-after-events.ts';
import { ArchiveRow } from '#screens/workspace/archive/archive-row.tsx';
import { UnlistedScreen, useTypedSearch } from '#screens/workspace/unlisted/unlisted-screen.tsx';

export function ArchiveScreen() {
  const workspaceId = screenId(useParams()['workspaceId']) ?? companyWorkspaceId;
  return <ArchiveOfBoard key={workspaceId} workspaceId={workspaceId} />;
}

function ArchiveOfBoard({ workspaceId }: { workspaceId: number }) {
  const { archive } = useText('overlays');
  const searched = useTypedSearch();
  const query = useInfiniteQuery({ ...archiveQuery(workspaceId, searched.search), placeholderData: keepPreviousData });
  useReloadAfterEvents(['archive', workspaceId]);
  const heading = useRef<HTMLHeadingElement>(null);
  const restore = useMutation(restoreArchived);
  const tasks = query.data?.pages.flatMap((page) => page.tasks) ?? [];
  return (
    <UnlistedScreen
      workspaceId={workspaceId}
      words={archive}
      icon={<Archive />}
      searched={searched}
      most={archiveLimits.search}
      query={query}
      total={query.data?.pages[0]?.total ?? 0}
      loaded={tasks.length}
      heading={heading}
    >
      <ul aria-label={archive.list} className="unlisted-list">
        {tasks.map((task) => (
          <ArchiveRow
            key={task.id}
            task={task}
            withDepartment={workspaceId === companyWorkspaceId}
            busy={restore.isPending}
            onRestore={() => restore.mutate(task, { onSuccess: (refused) => refused ?? heading.current?.focus() })}
          />
        ))}
      </ul>
    </UnlistedScreen>
  );
}

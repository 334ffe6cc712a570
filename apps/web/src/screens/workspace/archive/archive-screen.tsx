// The archive of a board: done tasks that were put away, found by title, opened, and brought back.
import type { ArchivedTask } from '@app/contract/archive/archive.contract.ts';
import { archiveLimits } from '@app/contract/archive/archive.limits.ts';
import { companyWorkspaceId } from '@app/contract/limits.ts';
import { screenId } from '@app/contract/screens.ts';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Archive, ArchiveRestore } from 'lucide-react';
import { useRef } from 'react';
import { useParams } from 'react-router';
import { archiveQuery } from '#features/archive/archive.queries.ts';
import { useText } from '#lib/text.ts';
import { useReloadAfterEvents } from '#lib/use-reload-after-events.ts';
import { ArchiveRow } from '#screens/workspace/archive/archive-row.tsx';
import { UnlistedBar } from '#screens/workspace/unlisted/unlisted-bar.tsx';
import { UnlistedRefusals } from '#screens/workspace/unlisted/unlisted-refusals.tsx';
import { UnlistedScreen, useTypedSearch } from '#screens/workspace/unlisted/unlisted-screen.tsx';
import { useBringBack } from '#screens/workspace/unlisted/use-bring-back.ts';
import { useChosen } from '#screens/workspace/unlisted/use-chosen.ts';
import { Button } from '#ui/button.tsx';

export function ArchiveScreen() {
  const workspaceId = screenId(useParams()['workspaceId']) ?? companyWorkspaceId;
  return <ArchiveOfBoard key={workspaceId} workspaceId={workspaceId} />;
}

function ArchiveOfBoard({ workspaceId }: { workspaceId: number }) {
  const { archive } = useText();
  const searched = useTypedSearch(`archive-${workspaceId}`);
  const query = useInfiniteQuery({ ...archiveQuery(workspaceId, searched.search), placeholderData: keepPreviousData });
  useReloadAfterEvents(['archive', workspaceId]);
  const heading = useRef<HTMLHeadingElement>(null);
  const { bring, busy } = useBringBack('archive');
  const tasks = query.data?.pages.flatMap((page) => page.tasks) ?? [];
  const { chosen, isSelected, select, selectOnly, selectAll } = useChosen(tasks);
  /** The rows go with their buttons, so the focus goes to the heading. What was refused stays selected. */
  const restore = (of: readonly ArchivedTask[]) =>
    bring(of, {
      onSuccess({ refused }) {
        selectOnly(refused.map(({ taskId }) => taskId));
        heading.current?.focus();
      },
    });
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
      <UnlistedBar loaded={tasks.length} chosen={chosen.length} onAll={selectAll}>
        <Button variant="primary" icon={<ArchiveRestore />} busy={busy} onClick={() => restore(chosen)}>
          {archive.restore}
        </Button>
      </UnlistedBar>
      <UnlistedRefusals onKeep={selectOnly} />
      <ul aria-label={archive.list} className="unlisted-list">
        {tasks.map((task) => (
          <ArchiveRow
            key={task.id}
            task={task}
            withDepartment={workspaceId === companyWorkspaceId}
            isSelected={isSelected(task.id)}
            busy={busy}
            onSelect={(isOn) => select(task.id, isOn)}
            onRestore={() => restore([task])}
          />
        ))}
      </ul>
    </UnlistedScreen>
  );
}

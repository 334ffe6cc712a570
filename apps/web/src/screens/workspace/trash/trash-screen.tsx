// The trash of a board: its deleted tasks, to be restored or deleted for good.
import { companyWorkspaceId, limits, screenId, type TrashedTask, trashLimits } from '@app/contract';
import { keepPreviousData, useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useParams } from 'react-router';
import { purgeTrashed, restoreTrashed, trashQuery } from '#features/trash/trash.queries.ts';
import { useText } from '#lib/text.ts';
import { useReloadAfterEvents } from '#lib/use-reload-after-events.ts';
import { TrashBar } from '#screens/workspace/trash/trash-bar.tsx';
import { TrashRow } from '#screens/workspace/trash/trash-row.tsx';
import { UnlistedScreen, useTypedSearch } from '#screens/workspace/unlisted/unlisted-screen.tsx';
import { Confirm } from '#ui/confirm.tsx';

export function TrashScreen() {
  const workspaceId = screenId(useParams()['workspaceId']) ?? companyWorkspaceId;
  return <TrashOfBoard key={workspaceId} workspaceId={workspaceId} />;
}

function TrashOfBoard({ workspaceId }: { workspaceId: number }) {
  const { trash, tasks: taskWords } = useText('board', 'overlays');
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const [asked, setAsked] = useState<readonly TrashedTask[]>([]);
  const searched = useTypedSearch();
  const query = useInfiniteQuery({ ...trashQuery(workspaceId, searched.search), placeholderData: keepPreviousData });
  useReloadAfterEvents(['trash', workspaceId]);
  const heading = useRef<HTMLHeadingElement>(null);
  const restore = useMutation(restoreTrashed);
  const purge = useMutation(purgeTrashed);
  const tasks = query.data?.pages.flatMap((page) => page.tasks) ?? [];
  const chosen = tasks.filter(({ id }) => selected.has(id));
  const busy = restore.isPending || purge.isPending;

  /** The rows go with their buttons, so the focus goes to the heading. What was refused stays selected. */
  function afterwards(refused: readonly number[] = []): void {
    setSelected(new Set(refused));
    heading.current?.focus();
  }
  function select(id: number, isOn: boolean): void {
    const next = new Set(selected);
    if (isOn) next.add(id);
    else next.delete(id);
    setSelected(next);
  }
  const bring = (of: readonly TrashedTask[]) =>
    restore.mutate(of, { onSuccess: ({ refused }) => afterwards(refused.map(({ taskId }) => taskId)) });
  return (
    <>
      <UnlistedScreen
        workspaceId={workspaceId}
        words={trash}
        icon={<Trash2 />}
        searched={searched}
        most={trashLimits.search}
        query={query}
        total={query.data?.pages[0]?.total ?? 0}
        loaded={tasks.length}
        heading={heading}
      >
        <TrashBar
          tasks={tasks}
          chosen={chosen}
          busy={busy}
          onAll={(isOn) => setSelected(new Set(isOn ? tasks.slice(0, limits.bulkTasks).map(({ id }) => id) : []))}
          onRestore={() => bring(chosen)}
          onPurge={() => setAsked(chosen)}
        />
        <ul aria-label={trash.list} className="unlisted-list">
          {tasks.map((task) => (
            <TrashRow
              key={task.id}
              task={task}
              withDepartment={workspaceId === companyWorkspaceId}
              isSelected={selected.has(task.id)}
              busy={busy}
              onSelect={(isOn) => select(task.id, isOn)}
              onRestore={() => bring([task])}
              onPurge={() => setAsked([task])}
            />
          ))}
        </ul>
      </UnlistedScreen>
      <Confirm
        open={asked.length > 0}
        onOpenChange={(open) => open || setAsked([])}
        title={trash.purgeQuestion(asked.length)}
        text={trash.purgeWarning}
        confirmLabel={trash.purge}
        cancelLabel={taskWords.cancel}
        danger
        onConfirm={() => purge.mutate(asked, { onSuccess: () => afterwards() })}
      />
    </>
  );
}

// The trash of a board: its deleted tasks, to be restored or deleted for good.
import { companyWorkspaceId } from '@app/contract/limits.ts';
import { screenId } from '@app/contract/screens.ts';
import type { TrashedTask } from '@app/contract/trash/trash.contract.ts';
import { trashLimits } from '@app/contract/trash/trash.limits.ts';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { RotateCcw, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useParams } from 'react-router';
import { purgeTrashed, trashQuery } from '#features/trash/trash.queries.ts';
import { useText } from '#lib/text.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { useReloadAfterEvents } from '#lib/use-reload-after-events.ts';
import { TrashRow } from '#screens/workspace/trash/trash-row.tsx';
import { UnlistedBar } from '#screens/workspace/unlisted/unlisted-bar.tsx';
import { UnlistedRefusals } from '#screens/workspace/unlisted/unlisted-refusals.tsx';
import { UnlistedScreen, useTypedSearch } from '#screens/workspace/unlisted/unlisted-screen.tsx';
import { useBringBack } from '#screens/workspace/unlisted/use-bring-back.ts';
import { useChosen } from '#screens/workspace/unlisted/use-chosen.ts';
import { Button } from '#ui/button.tsx';
import { Confirm } from '#ui/confirm.tsx';

export function TrashScreen() {
  const workspaceId = screenId(useParams()['workspaceId']) ?? companyWorkspaceId;
  return <TrashOfBoard key={workspaceId} workspaceId={workspaceId} />;
}

function TrashOfBoard({ workspaceId }: { workspaceId: number }) {
  const { trash, tasks: taskWords } = useText();
  const [purging, setPurging] = useState<readonly TrashedTask[]>([]);
  const searched = useTypedSearch(`trash-${workspaceId}`);
  const query = useInfiniteQuery({ ...trashQuery(workspaceId, searched.search), placeholderData: keepPreviousData });
  useReloadAfterEvents(['trash', workspaceId]);
  const heading = useRef<HTMLHeadingElement>(null);
  const restore = useBringBack('trash');
  const purge = useMutation(purgeTrashed);
  const tasks = query.data?.pages.flatMap((page) => page.tasks) ?? [];
  const { chosen, isSelected, select, selectOnly, selectAll } = useChosen(tasks);
  const busy = restore.busy || purge.isPending;

  /** The rows go with their buttons, so the focus goes to the heading. What was refused stays selected. */
  function afterwards(refused: readonly number[] = []): void {
    selectOnly(refused);
    heading.current?.focus();
  }
  const bring = (of: readonly TrashedTask[]) =>
    restore.bring(of, { onSuccess: ({ refused }) => afterwards(refused.map(({ taskId }) => taskId)) });
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
        <UnlistedBar loaded={tasks.length} chosen={chosen.length} onAll={selectAll}>
          <Button variant="primary" icon={<RotateCcw />} busy={busy} onClick={() => bring(chosen)}>
            {trash.restore}
          </Button>
          {chosen.every(({ mayPurge }) => mayPurge) ? (
            <Button icon={<Trash2 />} aria-disabled={busy || undefined} onClick={() => busy || setPurging(chosen)}>
              {trash.purge}
            </Button>
          ) : null}
        </UnlistedBar>
        <ul aria-label={trash.list} className="unlisted-list">
          {tasks.map((task) => (
            <TrashRow
              key={task.id}
              task={task}
              withDepartment={workspaceId === companyWorkspaceId}
              isSelected={isSelected(task.id)}
              busy={busy}
              onSelect={(isOn) => select(task.id, isOn)}
              onRestore={() => bring([task])}
              onPurge={() => setPurging([task])}
            />
          ))}
        </ul>
      </UnlistedScreen>
      <UnlistedRefusals onKeep={selectOnly} />
      <Confirm
        open={purging.length > 0}
        onOpenChange={(open) => open || setPurging([])}
        title={trash.purgeQuestion(purging.length)}
        text={trash.purgeWarning}
        confirmLabel={trash.purge}
        cancelLabel={taskWords.cancel}
        danger
        onConfirm={() => purge.mutate(purging, { onSuccess: () => afterwards() })}
      />
    </>
  );
}

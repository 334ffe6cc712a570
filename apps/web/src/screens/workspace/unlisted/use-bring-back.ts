// Brings tasks back from the trash or the archive: one request, one message, one undo, and the reasons of what stays.
import type { BulkChangeInput, BulkResult } from '@app/contract/bulk-changes/bulk-changes.contract.ts';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { showRefused, undoMany } from '#features/tasks/bulk-changes/act-on-many.ts';
import { bulkRefusals } from '#features/tasks/bulk-changes/bulk-ask.ts';
import { sendInSteps } from '#features/tasks/bulk-changes/send-bulk.ts';
import { useShortcut } from '#lib/hotkey.ts';
import { takeRows } from '#lib/take-rows.ts';
import { currentText, reasonOf } from '#lib/text.ts';
import { toast } from '#lib/toast.ts';
import { clearUndo, startUndoable, undoLast } from '#lib/undo.ts';
import { useMutation } from '#lib/use-mutation.ts';

export type UnlistedList = 'trash' | 'archive';

interface Unlisted {
  id: number;
  title: string;
}

const changes: Record<UnlistedList, NonNullable<BulkChangeInput['change']>> = {
  trash: { deleted: false },
  archive: { archived: false },
};

/** `list` is also the key of the lists. The undo lives as long as the screen. */
export function useBringBack(list: UnlistedList) {
  const { mutate, isPending } = useMutation({
    mutationKey: [list, 'restore'],
    mutationFn: async (tasks: readonly Unlisted[], { client }) => {
      const undoable = startUndoable();
      const result = await sendInSteps(client, { tasks: tasks.map(({ id }) => ({ taskId: id })), change: changes[list] });
      takeRows(client, [list], new Set([...result.changed.map(({ taskId }) => taskId), ...result.unchanged]));
      tell(client, list, tasks, result, undoable);
      return result;
    },
    onError: (error) => toast({ title: currentText()[list].restoreFailed, text: reasonOf(error), kind: 'destructive' }),
    onSettled: (_done, _error, _tasks, _shown, { client }) => void client.invalidateQueries({ queryKey: [list] }),
  });
  useShortcut('undo', () => undoLast());
  useEffect(
    () => () => {
      clearUndo();
      bulkRefusals.set(undefined);
    },
    [],
  );
  return { bring: mutate, busy: isPending };
}

function tell(
  client: QueryClient,
  list: UnlistedList,
  tasks: readonly Unlisted[],
  result: BulkResult,
  undoable: ReturnType<typeof startUndoable>,
): void {
  const { restored, restoredText } = currentText()[list];
  const count = result.changed.length;
  if (count > 0) {
    const undo = undoable.offer(async () => {
      await undoMany(client, result);
      await client.invalidateQueries({ queryKey: [list] });
    });
    toast({
      title: restored(count),
      about: tasks.length === 1 ? tasks[0]?.title : undefined,
      text: restoredText,
      action: { label: currentText().shell.undo, run: undo.take },
    });
  }
  const titles = new Map(tasks.map(({ id, title }) => [id, title]));
  // Of what is gone for good the server says no title any more; the row has it.
  const refused = result.refused.map((each) => ({ ...each, title: each.title ?? titles.get(each.taskId) ?? null }));
  showRefused(refused, tasks.length);
}

// Makes an item of a checklist a sub-task, with undo.
import * as api from '@app/contract/api.ts';
import type { ChecklistItem, Task } from '@app/contract/tasks/tasks.contract.ts';
import type { QueryClient } from '@tanstack/react-query';
import { putItemBack } from '#features/tasks/checklist/checklist-writes.ts';
import { cardChange } from '#features/tasks/data/patch-board.ts';
import { deleteTask, writeTask } from '#features/tasks/data/task-writes.ts';
import { refreshRelations, showRelation } from '#features/tasks/relations/relations.queries.ts';
import { call } from '#lib/call.ts';
import { currentText, reasonOf } from '#lib/text.ts';
import { toast } from '#lib/toast.ts';
import { startUndoable } from '#lib/undo.ts';
import { sendNow } from '#lib/waiting-writes.ts';

const without = (task: Pick<Task, 'checklistItems'>, itemId: number) => ({
  checklistItems: task.checklistItems.filter(({ id }) => id !== itemId),
});

/** Takes the item off the list at once, and puts it back if the server refuses. */
export async function promoteItem(client: QueryClient, task: Task, item: ChecklistItem, index: number): Promise<void> {
  const undoable = startUndoable();
  const { relations: words } = currentText();
  const params = { taskId: task.id, itemId: item.id };
  let made: number | undefined;
  try {
    await writeTask(client, {
      taskId: task.id,
      card: cardChange(without(task, item.id)),
      task: (row) => without(row, item.id),
      send: async () => {
        const { relation, task: saved } = await sendNow(() => call(api.relations.promote, { params }));
        made = relation.task.id;
        showRelation(client, task.id, relation);
        return saved;
      },
    });
    refreshRelations(client, task.id);
    const undo = undoable.offer(() => takeBack(client, task, item, { index, made }), task.id);
    toast({ title: words.promoted, about: item.text, action: { label: currentText().shell.undo, run: undo.take } });
  } catch (error) {
    toast({ title: words.promoteFailed, text: reasonOf(error), kind: 'destructive' });
  }
}

interface Promoted {
  /** Its index on the list. */
  index: number;
  /** The sub-task. */
  made: number | undefined;
}

/** Deletes the sub-task and puts the item back on the list. */
async function takeBack(client: QueryClient, task: Task, item: ChecklistItem, { index, made }: Promoted): Promise<void> {
  try {
    if (made !== undefined) await deleteTask(client, made);
    await putItemBack(client, task, item, index);
    void client.invalidateQueries({ queryKey: ['relations'] });
  } catch (error) {
    toast({ title: currentText().relations.removeFailed, text: reasonOf(error), kind: 'destructive' });
  }
}

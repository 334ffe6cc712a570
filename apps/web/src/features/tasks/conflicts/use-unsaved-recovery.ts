// The ways to recover text that was typed into a task that no longer exists.
import { screens } from '@app/contract/screens.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { copyText } from '#features/tasks/conflicts/copy-text.ts';
import { taskFromText } from '#features/tasks/conflicts/task-from-text.ts';
import { moveComment, removeLines, typedText, withLines } from '#features/tasks/conflicts/typed-text.ts';
import { useTaskActions } from '#features/tasks/data/task-actions.ts';
import { withTask } from '#features/tasks/data/task-address.ts';
import type { TaskEditor } from '#features/tasks/edit/use-task-editor.ts';
import { reasonOf, useText } from '#lib/text.ts';
import { toast } from '#lib/toast.ts';
import { useSearch } from '#lib/use-search.ts';
import { isLocalId } from '#lib/waiting-writes.ts';

export function useUnsavedRecovery({ taskId, task, draft, gone, forget }: TaskEditor) {
  const { tasks } = useText();
  const client = useQueryClient();
  const actions = useTaskActions();
  const open = useOpenInstead();
  const [busy, setBusy] = useState(false);

  async function restore() {
    setBusy(true);
    await actions.restore(taskId);
    setBusy(false);
  }

  async function make() {
    if (!draft || busy) return;
    setBusy(true);
    try {
      const made = await taskFromText(client, { draft: withLines(taskId, draft), task, lost: gone === 'lost' });
      if (!made) throw new Error(tasks.noBoardFor);
      moveComment(taskId, made.id);
      removeLines(taskId);
      forget();
      toast(isLocalId(made.id) ? tasks.kept : tasks.created);
      open(made.id);
    } catch (error) {
      toast({ title: tasks.createFailed.title, text: reasonOf(error), kind: 'destructive' });
    } finally {
      setBusy(false);
    }
  }

  return { busy, restore, make, copy: () => copyText(typedText(taskId, draft)) };
}

/** Returns a function that opens another task in place of this one: over the board, or as the page. */
function useOpenInstead(): (taskId: number) => void {
  const [search, setSearch] = useSearch();
  const navigate = useNavigate();
  const location = useLocation();
  return (taskId) => {
    if (!search.has('task')) return void navigate(screens.task.href(taskId), { replace: true });
    setSearch((now) => withTask(now, taskId), { replace: true, state: location.state });
  };
}

// The open task over the board, as `?task=` in the URL: Back closes it.
import { screenId } from '@app/contract/screens.ts';
import { useLocation } from 'react-router';
import { withTask } from '#features/tasks/data/task-address.ts';
import { goBack } from '#lib/history-guard.ts';
import { holdKeys } from '#lib/type-ahead.ts';
import { useSearch } from '#lib/use-search.ts';

export function useOpenTask() {
  const [search, setSearch] = useSearch();
  const location = useLocation();
  const taskId = screenId(search.get('task') ?? undefined);
  function open(id: number, edit = false) {
    setSearch((now) => withTask(now, id), { state: { overBoard: true, edit } });
    holdKeys(edit ? 'cardEdit' : 'cardOpen', edit ? 'field' : 'screen');
  }
  /** Shows another task instead of the open one: Back still closes. */
  function change(id: number) {
    setSearch((now) => withTask(now, id), { replace: true, state: isOverBoard(location.state) ? { overBoard: true } : null });
  }
  function close() {
    if (isOverBoard(location.state)) return goBack();
    setSearch((now) => withTask(now, undefined), { replace: true });
  }
  return { taskId: taskId || undefined, edits: startsEditing(location.state), open, change, close };
}

function isOverBoard(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'overBoard' in state;
}

/** It was opened in edit mode. */
function startsEditing(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'edit' in state && state.edit === true;
}

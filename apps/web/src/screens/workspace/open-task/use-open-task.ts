// The open task over the board, as `?task=` in the URL: Back closes it.
import { screenId } from '@app/contract';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { holdKeys } from '#lib/type-ahead.ts';

export function useOpenTask() {
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const location = useLocation();
  const taskId = screenId(search.get('task') ?? undefined);
  function open(id: number, edit = false) {
    const next = new URLSearchParams(search);
    next.set('task', String(id));
    setSearch(next, { state: { overBoard: true, edit } });
    holdKeys(edit ? 'cardEdit' : 'cardOpen', edit ? 'field' : 'screen');
  }
  /** Shows another task instead of the open one: Back still closes. */
  function change(id: number) {
    const next = new URLSearchParams(search);
    next.set('task', String(id));
    setSearch(next, { replace: true, state: isOverBoard(location.state) ? { overBoard: true } : null });
  }
  function close() {
    if (isOverBoard(location.state)) return void navigate(-1);
    const next = new URLSearchParams(search);
    next.delete('task');
    setSearch(next, { replace: true });
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

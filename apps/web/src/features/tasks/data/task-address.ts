// The task that is open over a board, in the search parameters of the address.

/** Returns the parameters with this task open; without an id, with none. An item that was asked for is one of another task. */
export function withTask(search: URLSearchParams, taskId: number | undefined): URLSearchParams {
  const next = new URLSearchParams(search);
  next.delete('item');
  if (taskId === undefined) next.delete('task');
  else next.set('task', String(taskId));
  return next;
}

// Tells of tasks that the person sees no more, so that what is kept of them is deleted.

type Listener = (taskIds: readonly number[]) => void;

let listener: Listener | undefined;
let waiting: number[] = [];

/** Hears of lost tasks from now on, and of those that nobody has heard of yet. Returns a function that stops. */
export function onLostTasks(listen: Listener): () => void {
  listener = listen;
  const missed = waiting;
  waiting = [];
  if (missed.length > 0) listen(missed);
  return () => {
    if (listener === listen) listener = undefined;
  };
}

/** Tells of tasks that the person sees no more. */
export function noteLostTasks(taskIds: readonly number[]): void {
  if (taskIds.length === 0) return;
  if (listener) listener(taskIds);
  else waiting.push(...taskIds);
}

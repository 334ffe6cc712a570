// Tells boards that cards are about to change by an event, so that they can show how.

type Listener = (taskIds: ReadonlySet<number>) => void;

const listeners = new Set<Listener>();

/** Calls a listener before events change cards. Returns a function that stops it. */
export function beforeCardsChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Announces that these cards are about to change. */
export function announceCardsChange(taskIds: ReadonlySet<number>): void {
  if (taskIds.size > 0) for (const listener of listeners) listener(taskIds);
}

// Hears of Back and Forward before the router does: whoever listens first decides, and a window knows no other order.
type Guard = (event: PopStateEvent) => void;

let guard: Guard | undefined;

/** Begins to listen; before the router is drawn for the first time. */
export function watchHistory(): void {
  addEventListener('popstate', (event) => guard?.(event));
}

/** Lets `next` decide on every step in the history, in place of whatever did; returns how to end that. */
export function guardHistory(next: Guard): () => void {
  guard = next;
  return () => {
    if (guard === next) guard = undefined;
  };
}

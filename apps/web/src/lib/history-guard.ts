// Handles Back and Forward before the router. It must register first, because window listeners run in that order.
type Guard = (event: PopStateEvent) => void;

let guard: Guard | undefined;

/** Starts listening. Call it before the router first renders. */
export function watchHistory(): void {
  addEventListener('popstate', (event) => guard?.(event));
}

/** Sets the guard that decides on every history step, replacing the one before. Returns a function that removes it. */
export function guardHistory(next: Guard): () => void {
  guard = next;
  return () => {
    if (guard === next) guard = undefined;
  };
}

// Handles Back and Forward before the router. It must register first, because window listeners run in that order.
type Guard = (event: PopStateEvent) => void;

let guard: Guard | undefined;
let isGoingBack = false;

/** Starts listening. Call it before the router first renders. */
export function watchHistory(): void {
  addEventListener('popstate', (event) => {
    isGoingBack = false;
    guard?.(event);
  });
}

/** Goes one step back. The browser does so later: until then a second Escape must not leave the page below, too. */
export function goBack(): void {
  if (isGoingBack) return;
  isGoingBack = true;
  history.back();
}

/** Sets the guard that decides on every history step, replacing the one before. Returns a function that removes it. */
export function guardHistory(next: Guard): () => void {
  guard = next;
  return () => {
    if (guard === next) guard = undefined;
  };
}

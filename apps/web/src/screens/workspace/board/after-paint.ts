// Waits until the first screen is drawn, for parts that nothing on it needs to be seen.

/** Comes `pause` milliseconds after the next frame has been drawn; a page that nobody sees draws none and does not wait. */
export function painted(pause: number): Promise<unknown> {
  if (document.hidden) return Promise.resolve();
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, pause)));
}

// Waits for the first paint before loading modules that the first screen does not need.

/** Resolves `pause` milliseconds after the next frame. A hidden page paints no frames and does not wait. */
export function afterPaint(pause: number): Promise<unknown> {
  if (document.hidden) return Promise.resolve();
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, pause)));
}

/**
 * What Node is told where it serves. The young generation of V8 may be small: what a request leaves dies at once, and a large one
 * only keeps memory (docs/PERFORMANCE.md).
 */
export const serverFlags = ['--max-semi-space-size=8'];

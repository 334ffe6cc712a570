/** The entry points of the built server and of its command line, below the root. */
export const serverMain = 'apps/server/dist/main.mjs';
export const commandLine = 'apps/server/dist/cli.mjs';

/**
 * Node flags for the server. A small young generation is enough for V8, as the objects of a request die with it; a large one only
 * holds memory. The old generation may grow by 30 % between two collections: under load V8 lets it grow to a multiple of what is
 * alive, and keeps that memory (docs/PERFORMANCE.md).
 */
export const serverFlags = ['--max-semi-space-size=4', '--heap-growing-percent=30'];

/**
 * For glibc, which reads this only at its start. Otherwise it keeps freed memory apart for each of the server's threads, and the larger
 * a block once was, the more of what is freed it keeps: with the embedded database up to 100 MB. Blocks of 32 KiB and more go back to
 * the system at once, among them those in which V8 compiles.
 */
export const serverEnvironment = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '32768',
  MALLOC_TRIM_THRESHOLD_: '131072',
};

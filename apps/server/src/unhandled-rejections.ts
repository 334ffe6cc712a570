// Keeps the server running after a promise was rejected that nothing awaits.
import { inspect } from 'node:util';

/**
 * Logs each unhandled rejection with its stack. Node would end the process, and with it all requests that have nothing to do with it:
 * a request whose promise is lost times out, and every job looks again. An uncaught exception still ends the process, because it may
 * have left something half-done.
 */
export function surviveRejections(log: { error(line: object, message: string): void }): void {
  process.on('unhandledRejection', (reason) => {
    log.error({ err: reason instanceof Error ? reason : new Error(inspect(reason)) }, 'unhandled rejection');
  });
}

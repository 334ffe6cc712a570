// Wakes the worker of a queue that is a table.
import type { Database } from '#db/connect.ts';
import { listen } from '#db/listen.ts';
import { onWrite } from '#db/signals.ts';

/** Calls `wake` after each commit that may have queued something, and for notifications of the channel, until it is stopped. */
export function wakeOnQueue(
  database: Database,
  channel: string,
  wake: () => void,
  log: { warn(line: object, message: string): void },
): { stop(): Promise<void> } {
  const subscription = listen(database, channel, wake, log);
  // The transactions of requests do not notify. Should a process end before it tells of what it queued, another one finds it when it
  // polls.
  const unsubscribe = onWrite(database, wake, log);
  return {
    async stop() {
      await Promise.all([subscription.stop(), unsubscribe()]);
    },
  };
}

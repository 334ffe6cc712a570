// Wakes the hubs of the other instances after a commit, outside the transaction: NOTIFY takes a lock of the whole cluster at the
// commit, and every hub polls once a second anyway.
import { live } from '@app/contract/limits.ts';
import type { Db } from '#db/connect.ts';
import { notifyInstances } from '#events/live.sql.ts';

interface Notifier {
  /** Notifies the other instances, soon and not too often. */
  notify(): void;
  stop(): Promise<void>;
}

export function notifier(db: Db, instance: string, log: { warn(line: object, message: string): void }): Notifier {
  let timer: NodeJS.Timeout | undefined;
  let sentAt = 0;
  let sending: Promise<void> = Promise.resolve();
  let isStopped = false;

  function send(): void {
    timer = undefined;
    sentAt = Date.now();
    sending = notifyInstances(db, instance).catch((error: unknown) =>
      log.warn({ err: error }, 'other instances were not notified'),
    );
  }

  return {
    notify() {
      if (timer || isStopped) return;
      timer = setTimeout(() => void sending.then(send), Math.max(0, sentAt + live.notify - Date.now()));
      timer.unref();
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await sending;
    },
  };
}

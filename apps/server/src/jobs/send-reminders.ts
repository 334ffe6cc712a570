// The timer of reminders: checks every few minutes whether reminders are due for anyone.
import { reminders } from '@app/contract';
import type { Db } from '#db/connect.ts';
import { sendReminders } from '#reminders/send-reminders.ts';

interface Clock {
  db: Db;
  log: { warn(line: object, message: string): void };
  /** Returns whether writes must wait; the next check tries again. */
  isPaused?: (() => boolean) | undefined;
  /** Returns the time, for tests. */
  now?: (() => Date) | undefined;
  /** In milliseconds. */
  every?: number | undefined;
}

export interface Reminding {
  /** Stops the timer and waits for the reminders that are being written. */
  stop(): Promise<void>;
}

/** Checks at once and then repeatedly; the next check retries what failed. */
export function startReminders({
  db,
  log,
  isPaused = () => false,
  now = () => new Date(),
  every = reminders.checkInterval,
}: Clock): Reminding {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let running = look();

  async function look(): Promise<void> {
    if (!isPaused()) await sendReminders(db, now()).catch((error: unknown) => log.warn({ err: error }, 'reminders failed'));
    if (stopped) return;
    timer = setTimeout(() => {
      running = look();
    }, every);
    timer.unref();
  }

  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}

// The clock of reminders: every few minutes it is looked whether somebody's hour has come.
import { reminders } from '@app/contract';
import type { Db } from '#db/connect.ts';
import { sendReminders } from '#reminders/send-reminders.ts';

interface Clock {
  db: Db;
  log: { warn(line: object, message: string): void };
  /** Says that nothing may be written now: it is looked again the next time. */
  isPaused?: (() => boolean) | undefined;
  /** The time, where it is not the real one. */
  now?: (() => Date) | undefined;
  /** Milliseconds. */
  every?: number | undefined;
}

export interface Reminding {
  /** Looks no more, and waits for who is being reminded. */
  stop(): Promise<void>;
}

/** Begins to look, at once and then again and again; what fails is tried the next time. */
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

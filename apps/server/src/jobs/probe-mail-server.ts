// Waits while the mail server is unavailable: mails stay queued, and probes ask one after the other whether it is back.
import type { Config } from '#config.ts';
import type { Db } from '#db/connect.ts';
import { awayCodes, type Failure } from '#email/mail-failure.ts';
import { mailServerOf } from '#email/mail-server.ts';
import { failOldMails, releaseWaiting } from '#email/outbox.sql.ts';

interface Options {
  config: Config;
  db: Db;
  log: { warn(line: object, message: string): void };
  /** The milliseconds before the first probe, and the most before a later one. */
  pace: { first: number; max: number };
  /** Called when the server answers again, and the mails that waited for it are due. */
  onBack(): void;
}

export interface MailServerProbe {
  /** Whether the server is unavailable. */
  isAway(): boolean;
  /** Probes from now on until the server answers. */
  begin(failure: Failure): Promise<void>;
  /** Takes the server for available, because it is another one now: the mails that waited are due. */
  end(): Promise<void>;
  stop(): void;
}

export function mailServerProbe({ config, db, log, pace, onBack }: Options): MailServerProbe {
  let away = false;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;

  function probeAfter(milliseconds: number): void {
    if (stopped) return;
    timer = setTimeout(() => void probe(milliseconds).catch((error: unknown) => retry(error, milliseconds)), milliseconds);
    timer.unref();
  }

  async function probe(waited: number): Promise<void> {
    const verdict = await mailServerOf(config)?.verify();
    if (stopped) return;
    if (verdict?.ok === false) {
      await failOldMails(db);
      return probeAfter(Math.min(waited * 2, pace.max));
    }
    await releaseWaiting(db, awayCodes);
    away = false;
    onBack();
  }

  function retry(error: unknown, waited: number): void {
    log.warn({ err: error }, 'the database failed while mails wait for the mail server');
    probeAfter(waited);
  }

  return {
    isAway: () => away,
    async begin({ code }) {
      if (away || stopped) return;
      away = true;
      log.warn({ code }, 'the mail server is unavailable; mails stay queued');
      // Also if the database fails: nothing else ends the wait.
      await failOldMails(db).finally(() => probeAfter(pace.first));
    },
    async end() {
      if (!away) return;
      clearTimeout(timer);
      await releaseWaiting(db, awayCodes);
      away = false;
    },
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}

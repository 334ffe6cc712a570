// The worker that sends what the outbox holds: woken by each commit that queues a mail, by the next one's time, and rarely by the clock.
import { randomUUID } from 'node:crypto';
import { delivery } from '@app/contract';
import type { Config } from '#config.ts';
import type { Database } from '#db/connect.ts';
import { listen } from '#db/listen.ts';
import { deliverMail, messageDomain } from '#email/deliver-mail.ts';
import { awayCodes, type Failure } from '#email/mail-failure.ts';
import { mailServerOf } from '#email/mail-server.ts';
import { claimDueMail, giveUpOld, releaseClaims, releaseWaiting } from '#email/outbox.sql.ts';

export interface DeliveryOptions {
  config: Config;
  database: Database;
  log: { warn(line: object, message: string): void };
  pace?: Partial<typeof usualPace> | undefined;
}

/** Milliseconds, and how many mails are sent at the same time. */
const usualPace = {
  lanes: 3,
  /** The longest that one mail may take. */
  deadline: 60_000,
  /** How long a worker that is not heard of keeps its mail. */
  lease: 120_000,
  backOff: delivery.backoff as readonly number[],
  probe: delivery.probe as { first: number; max: number },
  /** How long the outbox may go unasked: who wakes us may have been cut off. */
  poll: { embedded: 300_000, postgres: 60_000 },
  /** After a query that failed. */
  pause: 5_000,
  /** How long the mails on their way may take once the process is to end. */
  farewell: 4_000,
};

export interface Delivery {
  /** Looks for mails now. */
  wake(): void;
  /** Takes no more mails, waits a little for those on their way, and gives the rest back. */
  stop(): Promise<void>;
}

/** Starts the worker; several of them, in any number of processes, never send the same mail at the same time. */
export function startDelivery({ config, database, log, pace: given }: DeliveryOptions): Delivery {
  const pace = { ...usualPace, ...given };
  const { db } = database;
  const stopping = new AbortController();
  const claiming = { claim: randomUUID(), domain: messageDomain(config), lease: pace.lease };
  const lanes = new Set<Promise<void>>();
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  /** Somebody called while all lanes were at work. */
  let missed = false;
  /** While the server is away nothing is taken; one test after the other asks whether it is back. */
  let away = false;

  function wake(): void {
    if (stopped || away) return;
    if (lanes.size >= pace.lanes) {
      missed = true;
      return;
    }
    const lane = work()
      .catch((error: unknown) => {
        log.warn({ err: error }, 'mails could not be read');
        return pace.pause;
      })
      .then((wait) => {
        lanes.delete(lane);
        if (lanes.size === 0) sleep(wait ?? pace.poll[database.kind]);
        // The last of the lanes is the one that sets the clock.
        else if (wait !== undefined) missed = true;
      });
    lanes.add(lane);
  }

  /** Sends one mail after the other; once there is none, gives back how long there will be none. */
  async function work(): Promise<number | undefined> {
    // A mail whose end cannot be noted would be sent again.
    if (database.disk() === 'full') return pace.pause;
    while (!stopped && !away) {
      missed = false;
      const { mail, wait } = await claimDueMail(db, claiming);
      if (!mail) return wait === undefined ? undefined : Math.min(wait + 5, pace.poll[database.kind]);
      if (wait === 0) wake();
      const { outcome, failure } = await deliverMail(mail, { db, config, ...pace, stop: stopping.signal });
      if (failure?.next === 'away') await goAway(failure);
      // No other waited when this one was taken, and whoever queued one since has called.
      if (wait === undefined && outcome.state !== 'queued' && !missed) return undefined;
    }
    return undefined;
  }

  function sleep(milliseconds: number): void {
    // While the server is away the timer is the one that asks for it.
    if (stopped || away) return;
    clearTimeout(timer);
    timer = setTimeout(wake, milliseconds);
    timer.unref();
  }

  async function goAway({ code }: Failure): Promise<void> {
    if (away || stopped) return;
    away = true;
    log.warn({ code }, 'mails wait: the mail server cannot be used');
    clearTimeout(timer);
    await giveUpOld(db);
    probe(pace.probe.first);
  }

  function probe(after: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void ask(after).catch((error: unknown) => lost(error, after)), after);
    timer.unref();
  }

  async function ask(after: number): Promise<void> {
    const verdict = await mailServerOf(config)?.verify();
    if (stopped) return;
    if (verdict?.ok === false) {
      await giveUpOld(db);
      return probe(Math.min(after * 2, pace.probe.max));
    }
    await releaseWaiting(db, awayCodes);
    away = false;
    wake();
  }

  function lost(error: unknown, after: number): void {
    log.warn({ err: error }, 'mails wait: the database could not be asked');
    if (!stopped) probe(after);
  }

  const listening = listen(database, 'outbox', wake, log);
  void begin();

  async function begin(): Promise<void> {
    // The embedded database has one process: what is still being sent there was begun by one that is no more.
    if (database.kind === 'embedded') await releaseClaims(db).catch(() => {});
    wake();
  }

  return {
    wake,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      const late = setTimeout(() => stopping.abort(), pace.farewell);
      await listening.stop();
      await Promise.allSettled(lanes);
      clearTimeout(late);
    },
  };
}

// The worker that sends the mails of the outbox. It wakes on each commit that queues a mail, when the next mail is due, and
// rarely by polling.

import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { delivery } from '@app/contract/limits.ts';
import type { Config } from '#config.ts';
import type { Database } from '#db/connect.ts';
import { listen } from '#db/listen.ts';
import { quietTime } from '#db/signals.ts';
import { deliverMail, messageDomain } from '#email/deliver-mail.ts';
import { mailServerOf } from '#email/mail-server.ts';
import { claimDueMail, releaseClaims } from '#email/outbox.sql.ts';
import { mailServerProbe } from '#jobs/probe-mail-server.ts';
import { wakeOnQueue } from '#jobs/wake-on-queue.ts';
import { mailServerChannel } from '#mail-server/mail-server.sql.ts';
import { applyMailServer } from '#mail-server/mail-settings.ts';

export interface DeliveryOptions {
  config: Config;
  database: Database;
  log: { warn(line: object, message: string): void };
  /** Told the state of each mail after an attempt. */
  delivered?: ((state: string) => void) | undefined;
  pace?: Partial<typeof usualPace> | undefined;
}

/** In milliseconds, and how many mails are sent at the same time. */
const usualPace = {
  lanes: 3,
  /** The timeout for one mail. */
  deadline: 60_000,
  /** How long a worker that does not answer keeps its claim on a mail. */
  lease: 120_000,
  backOff: delivery.backoff as readonly number[],
  probe: delivery.probe as { first: number; max: number },
  /** How long until the outbox is polled: notifications may have been lost. */
  poll: { embedded: 300_000, postgres: 60_000 },
  /** The pause after a failed query. */
  pause: 5_000,
  /**
   * Mails that are only kept are composed while nothing was asked for `quiet`; before each of them the worker waits for that, at most
   * `longestRest`.
   */
  quiet: 100,
  longestRest: 1_000,
  /** How long shutdown waits for mails that are being sent. */
  shutdownTimeout: 4_000,
};

export interface Delivery {
  /** Checks for mails now. */
  wake(): void;
  /** Claims no more mails, waits a short time for those being sent, and releases the rest. */
  stop(): Promise<void>;
}

/** Starts the worker. Several workers, in any number of processes, never send the same mail at the same time. */
export function startDelivery({ config, database, log, delivered, pace: ownPace }: DeliveryOptions): Delivery {
  // Several lanes overlap their waits for a mail server. Without one there is no wait, and they would only take the processor from
  // requests.
  const pace = { ...usualPace, ...ownPace };
  const lanesNow = () => ownPace?.lanes ?? (mailServerOf(config) ? pace.lanes : 1);
  const { db } = database;
  const stopping = new AbortController();
  const claim = randomUUID();
  const lanes = new Set<Promise<void>>();
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  /** Whether `wake` was called while all lanes were busy. */
  let missed = false;
  /** While the mail server is unavailable no mail is claimed. */
  const probe = mailServerProbe({ config, db, log, pace: pace.probe, onBack: wake });

  function wake(): void {
    if (stopped || probe.isAway()) return;
    if (lanes.size >= lanesNow()) {
      missed = true;
      return;
    }
    const lane = work()
      .catch((error: unknown) => {
        log.warn({ err: error }, 'querying the outbox failed');
        return pace.pause;
      })
      .then((wait) => {
        lanes.delete(lane);
        if (lanes.size === 0) sleep(wait ?? pace.poll[database.kind]);
        // Only the last lane sets the timer.
        else if (wait !== undefined) missed = true;
      });
    lanes.add(lane);
  }

  /** Sends one mail after the other. Once none is due, returns the milliseconds until the next one. */
  async function work(): Promise<number | undefined> {
    // A mail whose result cannot be stored would be sent again.
    if (database.disk() === 'full') return pace.pause;
    while (!stopped && !probe.isAway()) {
      missed = false;
      const { mail, wait } = await claimDueMail(db, { claim, domain: messageDomain(config), lease: pace.lease });
      if (!mail) return wait === undefined ? undefined : Math.min(wait + 5, pace.poll[database.kind]);
      if (wait === 0) wake();
      const { outcome, failure } = await deliverMail(mail, { db, config, ...pace, stop: stopping.signal });
      delivered?.(outcome.state);
      if (failure?.next === 'away') await probe.begin(failure);
      // No other mail waited when this one was claimed, and any mail queued since has called `wake`.
      if (wait === undefined && outcome.state !== 'queued' && !missed) return undefined;
      // Nobody waits for a mail that no server sends, but people wait for the processor and the database.
      if (outcome.state === 'kept') await quiet();
    }
    return undefined;
  }

  /** Waits until no request was answered for a moment, or for the longest rest. */
  async function quiet(): Promise<void> {
    const until = performance.now() + pace.longestRest;
    for (;;) {
      const wait = Math.min(pace.quiet - quietTime(database), until - performance.now());
      if (wait <= 0 || stopped) return;
      await delay(wait);
    }
  }

  function sleep(milliseconds: number): void {
    if (stopped || probe.isAway()) return;
    clearTimeout(timer);
    timer = setTimeout(wake, milliseconds);
    timer.unref();
  }

  /** Mails wait no longer for a mail server that another one has replaced. */
  async function changeServer(): Promise<void> {
    const before = mailServerOf(config);
    await applyMailServer(config, db);
    // The channel is also heard where notifications may have been missed, and mostly nothing has changed.
    if (mailServerOf(config) !== before) await probe.end();
    wake();
  }

  const changed = () =>
    void changeServer().catch((error: unknown) => log.warn({ err: error }, 'the settings of the mail server could not be read'));
  const subscription = listen(database, mailServerChannel, changed, log);
  const waking = wakeOnQueue(database, 'outbox', wake, log);
  void begin();

  async function begin(): Promise<void> {
    // The embedded database has one process, so a claim that exists at the start belongs to a process that ended.
    if (database.kind === 'embedded') await releaseClaims(db).catch(() => {});
    wake();
  }

  return {
    wake,
    async stop() {
      stopped = true;
      probe.stop();
      clearTimeout(timer);
      const late = setTimeout(() => stopping.abort(), pace.shutdownTimeout);
      await Promise.all([subscription.stop(), waking.stop()]);
      await Promise.allSettled(lanes);
      clearTimeout(late);
    },
  };
}

// The worker that delivers webhooks. It wakes on each commit that queues a delivery, when the next one is due, and rarely by polling.

import { randomUUID } from 'node:crypto';
import { webhookLimits } from '@app/contract/webhooks/webhooks.limits.ts';
import type { Config } from '#config.ts';
import type { Database } from '#db/connect.ts';
import { wakeOnQueue } from '#jobs/wake-on-queue.ts';
import { deliverWebhook } from '#webhooks/deliver-webhook.ts';
import type { Resolve } from '#webhooks/receiver-address.ts';
import { warnOfStops } from '#webhooks/warn-of-stops.ts';
import { type ClaimedDelivery, claimDelivery, endClaims, giveBack, storeAttempt } from '#webhooks/webhook-queue.sql.ts';

export interface WebhooksOptions {
  config: Config;
  database: Database;
  log: { warn(line: object, message: string): void };
  /** Told the result of each attempt: `delivered`, or the code of its failure. */
  attempted?: ((result: string) => void) | undefined;
  pace?: Partial<typeof usualPace> | undefined;
  resolve?: Resolve | undefined;
}

/** In milliseconds, and how many webhooks are served at the same time. */
const usualPace = {
  lanes: 4,
  timeout: webhookLimits.timeout as number,
  lease: webhookLimits.lease as number,
  backoff: webhookLimits.backoff as readonly number[],
  /** How long until the queue is polled: notifications may have been lost. */
  poll: { embedded: 300_000, postgres: 60_000 },
  /** The pause after a failed query. */
  pause: 5_000,
  /** How long shutdown waits for attempts. */
  shutdownTimeout: 4_000,
};

export interface WebhookWorker {
  /** Looks for due deliveries now. */
  wake(): void;
  /** Claims no more, waits a short time for the attempts that are made, and interrupts the rest. */
  stop(): Promise<void>;
}

/** Starts the worker. Several workers, in any number of processes, never make the same attempt. */
export function startWebhooks({ config, database, log, attempted, pace: ownPace, resolve }: WebhooksOptions): WebhookWorker {
  const pace = { ...usualPace, ...ownPace };
  const { db } = database;
  const stopping = new AbortController();
  const lanes = new Set<Promise<void>>();
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  /** Whether `wake` was called while a lane looked for work, or all lanes were busy. */
  let missed = false;

  function wake(): void {
    if (stopped) return;
    missed = true;
    if (lanes.size >= pace.lanes) return;
    const lane = work()
      .catch((error: unknown) => {
        log.warn({ err: error }, 'querying the deliveries of webhooks failed');
        return pace.pause;
      })
      .then((wait) => {
        lanes.delete(lane);
        // Only the last lane sets the timer.
        if (lanes.size === 0 && !stopped) sleep(wait);
      });
    lanes.add(lane);
  }

  /** Makes one attempt after the other. Once none is due, returns the milliseconds until the next one. */
  async function work(): Promise<number> {
    const { poll, pause, lease } = pace;
    // An attempt whose result cannot be stored would be made again.
    if (database.disk() === 'full') return pause;
    await warnOfStops(db);
    for (;;) {
      missed = false;
      const { delivery, wait = poll[database.kind] } = await claimDelivery(db, { claim: randomUUID(), lease });
      if (delivery) {
        // Another webhook may be due too.
        wake();
        await attempt(delivery);
      } else if (!missed) return Math.min(wait + 5, poll[database.kind]);
      if (stopped) return poll[database.kind];
    }
  }

  async function attempt(delivery: ClaimedDelivery): Promise<void> {
    const { timeout, backoff } = pace;
    const outcome = await deliverWebhook(delivery, { db, config, stop: stopping.signal, timeout, resolve, backoff });
    if (stopping.signal.aborted && outcome.code === 'timeout') return giveBack(db, delivery);
    await storeAttempt(db, delivery, outcome);
    attempted?.(outcome.code ?? 'delivered');
    if (outcome.code !== null) await warnOfStops(db);
  }

  function sleep(milliseconds: number): void {
    clearTimeout(timer);
    timer = setTimeout(wake, milliseconds);
    timer.unref();
  }

  const waking = wakeOnQueue(database, 'webhooks', wake, log);
  void begin();

  async function begin(): Promise<void> {
    // The embedded database has one process, so a claim that exists at the start belongs to a process that ended.
    if (database.kind === 'embedded') await endClaims(db).catch(() => {});
    wake();
  }

  return {
    wake,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      const late = setTimeout(() => stopping.abort(), pace.shutdownTimeout);
      await waking.stop();
      await Promise.allSettled(lanes);
      clearTimeout(late);
    },
  };
}

// For tests: a mail worker with short timeouts, and queries of the outbox.
import { asc, eq } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import * as tables from '#db/tables.ts';
import { type Delivery, type DeliveryOptions, startDelivery } from '#jobs/deliver-mails.ts';
import { workerDatabase } from '#testing/database.ts';
import { until } from '#testing/mail-server.ts';
import type { TestApp } from '#testing/test-app.ts';

export type OutboxRow = typeof tables.outbox.$inferSelect;

/** Starts the product's mail worker, with timeouts that suit a test. */
export async function deliver(test: Pick<TestApp, 'config'>, pace: DeliveryOptions['pace'] = {}): Promise<Delivery> {
  return startDelivery({
    config: test.config,
    database: await workerDatabase(),
    log: { warn: () => {} },
    pace: {
      backOff: [20],
      probe: { first: 30, max: 100 },
      deadline: 5_000,
      lease: 20_000,
      shutdownTimeout: 50,
      pause: 50,
      ...pace,
    },
  });
}

export async function outboxOf(db: Db): Promise<OutboxRow[]> {
  return db.select().from(tables.outbox).orderBy(asc(tables.outbox.id));
}

export async function mailRow(db: Db, mailId: number): Promise<OutboxRow> {
  const [row] = await db.select().from(tables.outbox).where(eq(tables.outbox.id, mailId));
  if (!row) throw new Error(`no mail ${mailId}`);
  return row;
}

const settled = ['sent', 'kept', 'skipped', 'failed'];

/** Waits until every mail is settled, and returns all of them. */
export async function allSettled(db: Db): Promise<OutboxRow[]> {
  await until(async () => (await outboxOf(db)).every(({ state }) => settled.includes(state)), 'mails that are settled');
  return outboxOf(db);
}

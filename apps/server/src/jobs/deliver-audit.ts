// The job that sends the audit log elsewhere. Each receiver has its own turn: one that is slow or gone delays neither another nor a request.
import { randomUUID } from 'node:crypto';
import { auditDelivery } from '@app/contract/audit/audit.limits.ts';
import {
  claimReceiver,
  dropExpired,
  endReceiverClaim,
  nextRecords,
  recordsSent,
  registerReceivers,
} from '#audit-delivery/audit-queue.sql.ts';
import type { AuditReceiver } from '#audit-delivery/receiver.ts';
import type { Db } from '#db/connect.ts';
import { type Clock, type Repeating, startRepeating } from '#jobs/start-repeating.ts';

interface Options extends Clock {
  db: Db;
  receivers: readonly AuditReceiver[];
  /** How long a receiver may take for a batch, for tests. */
  deadline?: number;
}

/** Sends what waits, at once and then on every check. The receivers are registered before it returns. */
export async function startAuditDelivery(options: Options): Promise<Repeating[]> {
  const { db, receivers, deadline = auditDelivery.deadline, every = auditDelivery.every, ...clock } = options;
  if (receivers.length === 0) return [];
  const names = receivers.map(({ name }) => name);
  await registerReceivers(db, names);
  let registeredAt = Date.now();
  return receivers.map((receiver) => {
    const claim = randomUUID();
    return startRepeating(
      async ({ signal }) => {
        if (Date.now() - registeredAt > auditDelivery.register) {
          await registerReceivers(db, names);
          registeredAt = Date.now();
        }
        await sendAll({ db, receiver, claim, deadline, signal, log: clock.log });
      },
      { ...clock, every },
      (error) => clock.log.warn({ err: error }, 'the audit log was not sent'),
    );
  });
}

interface Turn extends Required<Pick<Options, 'db' | 'deadline' | 'log'>> {
  receiver: AuditReceiver;
  claim: string;
  signal: AbortSignal;
}

/** Sends batches until nothing waits, the receiver fails, or the server stops. */
async function sendAll({ db, receiver, claim, deadline, signal, log }: Turn): Promise<void> {
  const { name } = receiver;
  if (signal.aborted || !(await claimReceiver(db, name, claim))) return;
  await dropExpired(db, name);
  let failure: string | undefined;
  for (let isMore = true; isMore; ) {
    const records = await nextRecords(db, name);
    if (records.length === 0 || signal.aborted) break;
    try {
      await receiver.send(records, AbortSignal.any([signal, AbortSignal.timeout(deadline)]));
    } catch (error) {
      failure = (error instanceof Error ? error.message : String(error)).slice(0, auditDelivery.text);
      log.warn({ receiver: name, reason: failure }, 'a receiver did not take the audit log; it stays queued');
      break;
    }
    const ids = records.map(({ id }) => id);
    // Another process goes on if this one was away for longer than its claim.
    isMore = (await recordsSent(db, name, claim, ids)) && ids.length === auditDelivery.batch;
  }
  await endReceiverClaim(db, name, claim, failure);
}

// Runs a write in one transaction, retries it on a deadlock, and runs it once for each Idempotency-Key.
import type { Db } from '#db/connect.ts';
import { codeOf } from '#db/failures.ts';
import { transaction } from '#db/transaction.ts';
import { insertIdempotencyKey, lockIdempotencyKey, storeAnswer } from '#endpoints/answers/idempotency.sql.ts';
import { ApiError } from '#endpoints/errors.ts';

export interface RequestKey {
  scope: string;
  key: string;
  /** The hash of the request under each key of the server, that first which is stored. */
  requestHashes: readonly [string, ...string[]];
  /** What the caller may see, as a hash: another one has lost or gained something since. */
  rightsHash: string;
  status: number;
  /** Returns the answer as it is stored and sent: a value may hold more than the contract allows. */
  textOf(value: unknown): string;
}

/**
 * Thrown after a transaction to replay the stored answer of the first request with the same key. That transaction is committed: where a
 * standby confirms commits, one whose connection has ended can be seen before it is confirmed, and each later commit waits for it.
 */
export class Replay extends Error {
  readonly status: number;
  readonly answer: string;
  /** The rights of the caller of the first request. */
  readonly rightsHash: string | undefined;
  constructor(status: number, answer: string, rightsHash: string | undefined) {
    super('replay');
    this.status = status;
    this.answer = answer;
    this.rightsHash = rightsHash;
  }
}

/** The triggers of the queues do not notify: who runs the write wakes their workers after the commit (`db/signals.ts`). */
const withoutNotify = `set local tasklane.wakes = 'later'`;

/** Runs the work in a transaction. Throws `Replay` if the key was used for the same request before, 422 if for another. */
export async function inTransaction<T>(db: Db, key: RequestKey | undefined, work: (tx: Db) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      const done = await transaction(db, (tx) => (key ? once(tx, key, () => work(tx)) : work(tx)), { first: withoutNotify });
      if (done instanceof Replay) throw done;
      return done;
    } catch (error) {
      const again = ['40001', '40P01'].includes(codeOf(error) ?? '') && attempt < 5;
      if (!again) throw error;
      await new Promise((resolve) => setTimeout(resolve, attempt * 5 + Math.random() * 10));
    }
  }
}

async function once<T>(
  tx: Db,
  { scope, key, requestHashes, rightsHash, status, textOf }: RequestKey,
  work: () => Promise<T>,
): Promise<T | Replay> {
  const keyId = await insertIdempotencyKey(tx, { scope, key, requestHash: `${requestHashes[0]}.${rightsHash}` });
  if (keyId === undefined) {
    const first = await lockIdempotencyKey(tx, scope, key);
    const [firstHash = '', firstRights] = first?.requestHash.split('.') ?? [];
    if (first && !requestHashes.includes(firstHash)) throw new ApiError(422, 'key_reused', 'errors.keyReused');
    if (!first || first.status === null || first.answer === null)
      throw new ApiError(409, 'conflict', 'errors.keyInProgress', {}, 1);
    return new Replay(first.status, first.answer, firstRights);
  }
  const answer = await work();
  await storeAnswer(tx, keyId, status, textOf(answer));
  return answer;
}

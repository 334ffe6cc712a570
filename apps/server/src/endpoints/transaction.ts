// One write: one transaction, retried on a deadlock, and done once for each Idempotency-Key.
import type { Db } from '#db/connect.ts';
import { codeOf } from '#db/failures.ts';
import { transaction } from '#db/transaction.ts';
import { ApiError } from '#endpoints/errors.ts';
import { findKey, keepAnswer, takeKey } from '#endpoints/idempotency.sql.ts';

export interface RequestKey {
  scope: string;
  key: string;
  requestHash: string;
  status: number;
  /** The answer as it is kept, which is as it is sent: a value may hold more than the contract promises. */
  textOf(value: unknown): string;
}

/** Thrown out of a transaction to answer with what the first request of the same key was answered. */
export class Replay extends Error {
  readonly status: number;
  readonly answer: string;
  constructor(status: number, answer: string) {
    super('replay');
    this.status = status;
    this.answer = answer;
  }
}

/** Runs the work in a transaction; throws `Replay` where the key was used for the same request before, 422 for another. */
export async function inTransaction<T>(db: Db, key: RequestKey | undefined, work: (tx: Db) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await transaction(db, (tx) => (key ? once(tx, key, work) : work(tx)));
    } catch (error) {
      const again = ['40001', '40P01'].includes(codeOf(error) ?? '') && attempt < 5;
      if (!again) throw error;
      await new Promise((resolve) => setTimeout(resolve, attempt * 5 + Math.random() * 10));
    }
  }
}

async function once<T>(
  tx: Db,
  { scope, key, requestHash, status, textOf }: RequestKey,
  work: (tx: Db) => Promise<T>,
): Promise<T> {
  const keyId = await takeKey(tx, { scope, key, requestHash });
  if (keyId === undefined) {
    const first = await findKey(tx, scope, key);
    if (first && first.requestHash !== requestHash) throw new ApiError(422, 'key_reused', 'errors.keyReused');
    if (!first || first.status === null || first.answer === null)
      throw new ApiError(409, 'conflict', 'errors.keyInProgress', {}, 1);
    throw new Replay(first.status, first.answer);
  }
  const answer = await work(tx);
  await keepAnswer(tx, keyId, status, textOf(answer));
  return answer;
}

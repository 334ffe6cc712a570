// How long a session lasts without use: for as long the browser shows what it keeps without a server.
import { session, storageKeys } from '@app/contract/limits.ts';
import { readLocal, writeLocal } from '#lib/local-storage.ts';

/** Returns the time in milliseconds, as the server said it last. */
export function sessionIdle(): number {
  return readLocal(storageKeys.sessionIdle, session.idle);
}

/** Keeps what the server says, for a start without it. */
export function keepSessionIdle(idleHours: number): void {
  writeLocal(storageKeys.sessionIdle, idleHours * 3_600_000);
}

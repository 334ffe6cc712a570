// Reads what is kept of what the person saw. What is older than a session may be is deleted unread.
import { isFresh, type KeptQuery } from '#app/offline/seen-rules.ts';
import { readRow, readRows, writeRows } from '#lib/offline-db.ts';
import { sessionIdle } from '#lib/session-idle.ts';

/** Returns the rows of a person. */
export async function readSeen(userId: number): Promise<KeptQuery[]> {
  const rows = await readRows<KeptQuery>('seen', userId);
  const now = Date.now();
  const old = rows.filter((row) => !isFresh(row, now, sessionIdle()));
  if (old.length > 0) await deleteRowsOf(old);
  return rows.filter((row) => isFresh(row, now, sessionIdle()));
}

/** Returns one row, by the hash of its query. */
export async function readSeenRow(userId: number, hash: string): Promise<KeptQuery | undefined> {
  const row = await readRow<KeptQuery>('seen', [userId, hash]);
  if (!row || isFresh(row, Date.now(), sessionIdle())) return row;
  await deleteRowsOf([row]);
  return undefined;
}

function deleteRowsOf(rows: readonly KeptQuery[]): Promise<void> {
  return writeRows<KeptQuery>(
    'seen',
    [],
    rows.map(({ userId, hash }) => [userId, hash]),
  );
}

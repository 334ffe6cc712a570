// Reads what is kept of what the person saw. What is older than a session may be is deleted unread.
import { isFresh, type Seen } from '#app/offline/seen-rules.ts';
import { readRow, readRows, writeRows } from '#lib/offline-db.ts';

/** Returns the rows of a person. */
export async function readSeen(userId: number): Promise<Seen[]> {
  const rows = await readRows<Seen>('seen', userId);
  const now = Date.now();
  const old = rows.filter((row) => !isFresh(row, now));
  if (old.length > 0) await deleteRowsOf(old);
  return rows.filter((row) => isFresh(row, now));
}

/** Returns one row, by the hash of its query. */
export async function readSeenRow(userId: number, hash: string): Promise<Seen | undefined> {
  const row = await readRow<Seen>('seen', [userId, hash]);
  if (!row || isFresh(row, Date.now())) return row;
  await deleteRowsOf([row]);
  return undefined;
}

function deleteRowsOf(rows: readonly Seen[]): Promise<void> {
  return writeRows<Seen>(
    'seen',
    [],
    rows.map(({ userId, hash }) => [userId, hash]),
  );
}

// Stores rows of one person at a time in IndexedDB, for the time without a server and the next page. A browser that stores nothing has none.
import { type IDBPDatabase, type IDBPObjectStore, openDB } from 'idb';
import { offlineDatabase } from '#lib/local-storage.ts';

/** The lists and tasks seen last, the writes that wait, and the files of tasks that are being written. */
type OfflineStore = 'seen' | 'writes' | 'ids' | 'files';
type Rows = IDBPObjectStore<unknown, OfflineStore[], OfflineStore, 'readwrite'>;
type Key = readonly [number, IDBValidKey];

/** The part of each key after the person's id. */
const keys: Record<OfflineStore, string> = { seen: 'hash', writes: 'place', ids: 'localId', files: 'id' };
const version = 2;

let opening: Promise<IDBPDatabase> | undefined;

/** Returns the rows of a person, by key. */
export async function readRows<Row>(store: OfflineStore, userId: number): Promise<Row[]> {
  return (await open()).getAll(store, ofPerson(userId));
}

/** Returns one row. */
export async function readRow<Row>(store: OfflineStore, key: Key): Promise<Row | undefined> {
  return (await open()).get(store, [...key]);
}

/** Writes and deletes rows of a person, all or none. A row has the person's id and its key; `gone` are keys. */
export async function writeRows<Row extends { userId: number }>(
  store: OfflineStore,
  rows: readonly Row[],
  gone: readonly Key[] = [],
): Promise<void> {
  await run(store, (into) => put(into, rows, gone));
}

/** Changes a row if it still exists, in one transaction; returns whether it does. */
export function changeRow<Row extends { userId: number }>(
  store: OfflineStore,
  key: Key,
  change: (row: Row) => Row,
): Promise<boolean> {
  return run(store, async (rows) => {
    const row: Row | undefined = await rows.get([...key]);
    if (row) await rows.put(change(row));
    return row !== undefined;
  });
}

/** Changes and deletes rows of a person as they are now, in one transaction; `gone` are keys. */
export async function changeRows<Row extends { userId: number }>(
  store: OfflineStore,
  userId: number,
  change: (rows: Row[]) => { rows: readonly Row[]; gone: readonly Key[] },
): Promise<void> {
  await run(store, async (into) => {
    const { rows, gone } = change(await into.getAll(ofPerson(userId)));
    await put(into, rows, gone);
  });
}

/** Deletes everything that is kept here, or everything but this person's. */
export async function deleteRows(except?: number): Promise<void> {
  for (const store of Object.keys(keys) as OfflineStore[]) {
    await run(store, async (rows) => {
      if (except === undefined) return rows.clear();
      await rows.delete(IDBKeyRange.upperBound([except], true));
      await rows.delete(IDBKeyRange.lowerBound([except, []], true));
    });
  }
}

/** Deletes what was seen, of everybody. */
export async function deleteSeen(): Promise<void> {
  await run('seen', (rows) => rows.clear());
}

function ofPerson(userId: number): IDBKeyRange {
  return IDBKeyRange.bound([userId], [userId, []]);
}

function put(into: Rows, rows: readonly object[], gone: readonly Key[]): Promise<unknown> {
  return Promise.all([...gone.map((key) => into.delete([...key])), ...rows.map((row) => into.put(row))]);
}

/** Runs one transaction. Resolves to the result once everything is stored. */
async function run<T>(store: OfflineStore, act: (rows: Rows) => Promise<T>): Promise<T> {
  const transaction = (await open()).transaction([store], 'readwrite', { durability: 'strict' });
  const [result] = await Promise.all([act(transaction.objectStore(store)), transaction.done]);
  return result;
}

function open(): Promise<IDBPDatabase> {
  opening ??= openDB(offlineDatabase, version, {
    upgrade(db) {
      for (const [store, key] of Object.entries(keys))
        if (!db.objectStoreNames.contains(store)) db.createObjectStore(store, { keyPath: ['userId', key] });
    },
    // Another tab has a newer version of the product.
    blocking(_before, _after, event) {
      (event.target as IDBDatabase).close();
      opening = undefined;
    },
    terminated() {
      opening = undefined;
    },
  });
  opening.catch(() => {
    opening = undefined;
  });
  return opening;
}

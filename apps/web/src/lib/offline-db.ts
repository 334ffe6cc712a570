// Stores rows of one person at a time in IndexedDB, for the time without a server and the next page. A browser that stores nothing has none.

import { offlineDatabase } from '#lib/local-storage.ts';

/** The lists and tasks seen last, the writes that wait, and the files of tasks that are being written. */
type OfflineStore = 'seen' | 'writes' | 'ids' | 'files';

/** The part of each key after the person's id. */
const keys: Record<OfflineStore, string> = { seen: 'hash', writes: 'place', ids: 'localId', files: 'id' };
const version = 2;

let opening: Promise<IDBDatabase> | undefined;

/** Returns the rows of a person, by key. */
export async function readRows<Row>(store: OfflineStore, userId: number): Promise<Row[]> {
  return (await run(store, 'readonly', (rows) => rows.getAll(ofPerson(userId)))) ?? [];
}

/** Returns one row. */
export function readRow<Row>(store: OfflineStore, key: readonly [number, IDBValidKey]): Promise<Row | undefined> {
  return run<Row | undefined>(store, 'readonly', (rows) => rows.get([...key]));
}

/** Writes and deletes rows of a person, all or none. A row has the person's id and its key; `gone` are keys. */
export async function writeRows<Row extends { userId: number }>(
  store: OfflineStore,
  rows: readonly Row[],
  gone: readonly (readonly [number, IDBValidKey])[] = [],
): Promise<void> {
  await run(store, 'readwrite', (into) => {
    for (const key of gone) into.delete([...key]);
    for (const row of rows) into.put(row);
    return undefined;
  });
}

/** Changes a row if it still exists, in one transaction; returns whether it does. */
export async function changeRow<Row extends { userId: number }>(
  store: OfflineStore,
  key: readonly [number, IDBValidKey],
  change: (row: Row) => Row,
): Promise<boolean> {
  const found = await run<Row | undefined>(store, 'readwrite', (rows) => {
    const request: IDBRequest<Row | undefined> = rows.get([...key]);
    request.onsuccess = () => request.result && rows.put(change(request.result));
    return request;
  });
  return found !== undefined;
}

/** Changes and deletes rows of a person as they are now, in one transaction; `gone` are keys. */
export async function changeRows<Row extends { userId: number }>(
  store: OfflineStore,
  userId: number,
  change: (rows: Row[]) => { rows: readonly Row[]; gone: readonly (readonly [number, IDBValidKey])[] },
): Promise<void> {
  await run<Row[]>(store, 'readwrite', (into) => {
    const request: IDBRequest<Row[]> = into.getAll(ofPerson(userId));
    request.onsuccess = () => {
      const { rows, gone } = change(request.result);
      for (const key of gone) into.delete([...key]);
      for (const row of rows) into.put(row);
    };
    return request;
  });
}

/** Deletes everything that is kept here, or everything but this person's. */
export async function deleteRows(except?: number): Promise<void> {
  for (const store of Object.keys(keys) as OfflineStore[]) {
    await run(store, 'readwrite', (rows) => {
      if (except === undefined) return rows.clear();
      rows.delete(IDBKeyRange.upperBound([except], true));
      return rows.delete(IDBKeyRange.lowerBound([except, []], true));
    });
  }
}

/** Deletes what was seen, of everybody. */
export async function deleteSeen(): Promise<void> {
  await run('seen', 'readwrite', (rows) => rows.clear());
}

function ofPerson(userId: number): IDBKeyRange {
  return IDBKeyRange.bound([userId], [userId, []]);
}

/** Runs one transaction. Resolves to the request's result once everything is stored. */
async function run<T>(
  store: OfflineStore,
  mode: IDBTransactionMode,
  act: (rows: IDBObjectStore) => IDBRequest<T> | undefined,
): Promise<T | undefined> {
  const db = await open();
  return new Promise((resolve, reject) => {
    const transaction = db.transaction(store, mode, { durability: 'strict' });
    const request = act(transaction.objectStore(store));
    transaction.oncomplete = () => resolve(request?.result);
    transaction.onabort = () => reject(transaction.error ?? new Error('IndexedDB'));
  });
}

function open(): Promise<IDBDatabase> {
  opening ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(offlineDatabase, version);
    request.onupgradeneeded = () => {
      const { result: db } = request;
      for (const [store, key] of Object.entries(keys))
        if (!db.objectStoreNames.contains(store)) db.createObjectStore(store, { keyPath: ['userId', key] });
    };
    request.onsuccess = () => {
      const db = request.result;
      // Another tab has a newer version of the product.
      db.onversionchange = () => {
        db.close();
        opening = undefined;
      };
      db.onclose = () => {
        opening = undefined;
      };
      resolve(db);
    };
    request.onerror = () => reject(request.error);
  });
  opening.catch(() => {
    opening = undefined;
  });
  return opening;
}

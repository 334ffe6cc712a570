// Keeps what the person sees for the time without a server: the boards, tasks, comments and notifications seen last.
import { offline, storageKeys } from '@app/contract';
import type { Query, QueryClient } from '@tanstack/react-query';
import { groupOf, isSmall, type Seen, tooMany } from '#app/offline/seen-rules.ts';
import { forgetOldFiles } from '#features/attachments/kept-files.ts';
import { serverReachable, storeLastContact } from '#lib/connectivity.ts';
import { readLocal, writeLocal } from '#lib/local-storage.ts';
import { deleteRows, readRows, writeRows } from '#lib/offline-db.ts';
import { waitingWrites } from '#lib/waiting-writes.ts';

/** Keeps the data of this person from now on. Returns a function that stops. */
export function keepSeen(client: QueryClient, userId: number): () => void {
  const changed = new Map<string, Query>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  /** How long the last time took on the page's thread, in milliseconds: a board of thousands of cards is stored more rarely. */
  let cost = 0;

  function note(query: Query): void {
    if (query.state.data === undefined || groupOf(query.queryKey) === undefined) return;
    changed.set(query.queryHash, query);
    storeLater();
  }
  function storeLater(): void {
    timer ??= setTimeout(() => whenIdle(() => void store()), Math.max(offline.delay, cost * offline.restPerCost));
  }
  async function store(): Promise<void> {
    timer = undefined;
    if (stopped) return;
    // What is shown before the server knows it is no state to come back to.
    const waits = waitingWrites.get().some(({ refused }) => !refused);
    if (!serverReachable.get() || waits || client.isMutating() > 0) {
      storeLater();
      return;
    }
    const startedAt = performance.now();
    const rows: Seen[] = [...changed.values()]
      .filter(({ state }) => isSmall(state.data))
      .map(({ queryHash: hash, queryKey: key, state }) => ({ userId, hash, key, data: state.data, at: state.dataUpdatedAt }));
    changed.clear();
    try {
      const stored = writeRows('seen', rows);
      cost = performance.now() - startedAt;
      await stored;
      // Somebody has logged out meanwhile, here or in another tab; the rows of whoever has signed in since stay.
      const person = readLocal(storageKeys.offlinePerson, 0);
      if (person !== userId) await deleteRows(person || undefined);
      storeLastContact();
    } catch (error) {
      console.warn(error);
    }
  }
  async function begin(): Promise<void> {
    // Whoever used this browser before has left nothing behind.
    if (readLocal(storageKeys.offlinePerson, 0) !== userId) await deleteRows(userId);
    writeLocal(storageKeys.offlinePerson, userId);
    const rows = await readRows<Seen>('seen', userId);
    await writeRows(
      'seen',
      [],
      tooMany(rows).map((hash) => [userId, hash]),
    );
    await forgetOldFiles(userId);
  }

  begin().catch((error: unknown) => console.warn(error));
  for (const query of client.getQueryCache().getAll()) note(query);
  const ignore = client.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') note(event.query);
  });
  return () => {
    stopped = true;
    clearTimeout(timer);
    ignore();
  };
}

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: offline.delay });
  else work();
}

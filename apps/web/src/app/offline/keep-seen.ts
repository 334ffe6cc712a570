// Keeps what the person sees for the time without a server: the boards, tasks, comments and notifications seen last.
import type { CurrentUser } from '@app/contract/auth/auth.contract.ts';
import { offline, storageKeys, timing } from '@app/contract/limits.ts';
import type { TaskCard } from '@app/contract/tasks/tasks.contract.ts';
import type { Workspace } from '@app/contract/workspaces/workspaces.contract.ts';
import type { Query, QueryClient } from '@tanstack/react-query';
import { followRights, forgetTasks } from '#app/offline/follow-rights.ts';
import { leftBoard, reachOf } from '#app/offline/right-rules.ts';
import { readSeen } from '#app/offline/seen-rows.ts';
import { groupOf, isSmall, type KeptQuery, tooMany } from '#app/offline/seen-rules.ts';
import { forgetOldFiles } from '#features/attachments/kept-files.ts';
import { currentUserQuery } from '#features/users/users.queries.ts';
import { workspacesQuery } from '#features/workspaces/workspaces.queries.ts';
import { serverReachable, storeLastContact } from '#lib/connectivity.ts';
import { isLive } from '#lib/live-state.ts';
import { readLocal, writeLocal } from '#lib/local-storage.ts';
import { deleteRows, deleteSeen, writeRows } from '#lib/offline-db.ts';
import { session } from '#lib/session.ts';
import { waitingWrites } from '#lib/waiting-writes.ts';

/** Keeps the data of this person from now on. Returns a function that stops. */
export function keepSeen(client: QueryClient, userId: number): () => void {
  const changed = new Map<string, Query>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  /** How long the last time took on the page's thread, in milliseconds: a board of thousands of cards is stored more rarely. */
  let cost = 0;
  /** The tasks on the boards as they are kept, by the hash of the query. */
  const keptCards = new Map<string, readonly Pick<TaskCard, 'id'>[]>();
  let stopFollowing: (() => void) | undefined;

  function note(query: Query): void {
    if (query.state.data === undefined || groupOf(query.queryKey) === undefined) return;
    changed.set(query.queryHash, query);
    storeLater();
  }
  /** What is not stored yet is not stored any more: the person does not see it now. */
  function skip(isGone: (hash: string) => boolean): void {
    for (const hash of [...changed.keys()]) if (isGone(hash)) changed.delete(hash);
  }
  function storeLater(): void {
    timer ??= setTimeout(() => whenIdle(() => void store()), Math.max(offline.delay, cost * offline.restPerCost));
  }
  async function store(): Promise<void> {
    timer = undefined;
    await begun;
    // After the end of a session, only what is loaded in the next one is kept.
    if (session.get().phase !== 'alive') changed.clear();
    if (stopped || changed.size === 0) return;
    // What is shown before the server knows it is no state to come back to.
    const waits = waitingWrites.get().some(({ refused }) => !refused);
    if (!serverReachable.get() || waits || client.isMutating() > 0) {
      storeLater();
      return;
    }
    const startedAt = performance.now();
    const rows: KeptQuery[] = [...changed.values()]
      .filter(({ state }) => isSmall(state.data))
      .map(({ queryHash: hash, queryKey: key, state }) => ({ userId, hash, key, data: state.data, at: confirmedAt(state) }));
    changed.clear();
    const left = rows.flatMap((row) => leftSince(row));
    try {
      const stored = writeRows('seen', rows);
      cost = performance.now() - startedAt;
      await stored;
      // The session has ended meanwhile, here or in another tab; the rows of whoever has signed in since stay, and waiting writes.
      const person = readLocal(storageKeys.offlinePerson, 0);
      if (person > 0 && person !== userId) await deleteRows(person);
      else if (person !== userId) await deleteSeen();
      if (left.length > 0) forgetTasks({ client, userId, skip }, left);
      storeLastContact();
    } catch (error) {
      console.warn(error);
    }
  }
  /** The tasks that have left a board since it was kept, and are on no other. */
  function leftSince({ key, hash, data }: KeptQuery): readonly number[] {
    if (groupOf(key) !== 'boards' || Number(key[2]) <= 0) return [];
    const left = leftBoard(keptCards.get(hash), data);
    keptCards.set(
      hash,
      (data as TaskCard[]).map(({ id }) => ({ id })),
    );
    if (left.length === 0) return left;
    const shown = client.getQueriesData<TaskCard[]>({ queryKey: ['tasks', 'board'] }).flatMap(([, cards]) => cards ?? []);
    const ids = new Set(shown.map(({ id }) => id));
    return left.filter((id) => !ids.has(id));
  }
  async function begin(): Promise<void> {
    // Whoever used this browser before has left nothing behind.
    if (readLocal(storageKeys.offlinePerson, 0) !== userId) await deleteRows(userId);
    if (stopped || session.get().phase !== 'alive') return;
    writeLocal(storageKeys.offlinePerson, userId);
    const rows = await readSeen(userId);
    for (const { key, hash, data } of rows) if (groupOf(key) === 'boards') keptCards.set(hash, data as TaskCard[]);
    stopFollowing?.();
    if (!stopped) stopFollowing = followRights({ client, userId, skip }, keptReach(rows));
    await writeRows(
      'seen',
      [],
      tooMany(rows).map((hash) => [userId, hash]),
    );
    await forgetOldFiles(userId);
  }

  const tryToBegin = () => begin().catch((error: unknown) => console.warn(error));
  let begun = tryToBegin();
  const ignoreSession = session.subscribe(() => {
    const isForgotten = readLocal(storageKeys.offlinePerson, 0) !== userId;
    if (session.get().phase === 'alive' && isForgotten) begun = begun.then(tryToBegin);
  });
  // What events keep current is not old, although nothing of it has changed.
  const confirm = setInterval(() => isLive.get() && client.getQueryCache().getAll().forEach(note), timing.hour);
  for (const query of client.getQueryCache().getAll()) note(query);
  const ignore = client.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') note(event.query);
  });
  return () => {
    stopped = true;
    clearTimeout(timer);
    clearInterval(confirm);
    ignore();
    ignoreSession();
    stopFollowing?.();
  };
}

/** While events come, what is in the cache is what the server shows now. */
function confirmedAt({ dataUpdatedAt, isInvalidated }: Query['state']): number {
  return isLive.get() && !isInvalidated ? Date.now() : dataUpdatedAt;
}

/** What the person saw when the rows were kept. */
function keptReach(rows: readonly KeptQuery[]): ReturnType<typeof reachOf> {
  const dataOf = <T>([word]: readonly unknown[]) => rows.find(({ key }) => key[0] === word)?.data as T | undefined;
  return reachOf(dataOf<CurrentUser>(currentUserQuery.queryKey), dataOf<Workspace[]>(workspacesQuery.queryKey));
}

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: offline.delay });
  else work();
}

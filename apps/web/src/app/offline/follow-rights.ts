// Deletes what is kept of boards and tasks as soon as the person may not see them any more.
import { storageKeys } from '@app/contract/limits.ts';
import type { Query, QueryClient } from '@tanstack/react-query';
import { isLess, type RowRights, reachOf, rowsOfBoard, withoutTasks } from '#app/offline/right-rules.ts';
import { groupOf, type KeptQuery } from '#app/offline/seen-rules.ts';
import { currentUserQuery } from '#features/users/users.queries.ts';
import { workspacesQuery } from '#features/workspaces/workspaces.queries.ts';
import { removeLocal } from '#lib/local-storage.ts';
import { onLostTasks } from '#lib/lost-tasks.ts';
import { changeRows } from '#lib/offline-db.ts';
import { forgetRecentTask } from '#lib/recents.ts';
import { RequestError } from '#lib/request-error.ts';

/** What keeps the rows of a person; `skip` takes out what is still to be stored. */
interface StoredRows {
  client: QueryClient;
  userId: number;
  skip(isGone: (hash: string) => boolean): void;
}

/** Decides which rows are stored anew and which are deleted. */
type Choice = (rows: readonly KeptQuery[]) => { rows: readonly KeptQuery[]; gone: readonly string[] };

/** What says how much a person may see; it stays. */
const reachKeys: readonly unknown[] = [currentUserQuery.queryKey[0], workspacesQuery.queryKey[0]];

/** Follows what the server grants; `before` is what it granted when the rows were kept. Returns a function that stops. */
export function followRights(stored: StoredRows, before: RowRights | undefined): () => void {
  const { client } = stored;
  let reach = before;

  function compare(): void {
    const now = reachOf(client.getQueryData(currentUserQuery.queryKey), client.getQueryData(workspacesQuery.queryKey));
    if (!now) return;
    const isLost = reach !== undefined && isLess(reach, now);
    reach = now;
    if (isLost) forgetUnconfirmed(stored);
  }
  compare();
  const ignoreQueries = client.getQueryCache().subscribe((event) => {
    const { query, type } = event;
    if (type === 'updated' && event.action.type === 'success' && reachKeys.includes(query.queryKey[0])) compare();
    else if (type === 'updated' && event.action.type === 'error' && isRefused(query)) forgetRefused(stored, query);
    // Until now it was on the screen, with what the person has typed.
    else if (type === 'observerRemoved' && isRefused(query) && !query.isActive()) client.getQueryCache().remove(query);
  });
  const ignoreTasks = onLostTasks((taskIds) => forgetTasks(stored, taskIds));
  return () => {
    ignoreQueries();
    ignoreTasks();
  };
}

/** Deletes what is kept of tasks. */
export function forgetTasks(stored: StoredRows, taskIds: readonly number[]): void {
  for (const taskId of taskIds) forgetRecentTask(taskId);
  const lost = new Set(taskIds);
  forget(stored, (rows) => withoutTasks(rows, lost));
}

function isRefused({ queryKey, state: { status, error } }: Query): boolean {
  return (
    status === 'error' && error instanceof RequestError && [403, 404].includes(error.status) && groupOf(queryKey) !== undefined
  );
}

function forgetRefused(stored: StoredRows, { queryKey, queryHash }: Query): void {
  const isOfBoard = groupOf(queryKey) === 'boards' || queryKey[0] === 'columns';
  if (groupOf(queryKey) === 'tasks') forgetTasks(stored, [Number(queryKey.at(-1))]);
  else if (isOfBoard) forget(stored, (rows) => ({ rows: [], gone: rowsOfBoard(rows, Number(queryKey.at(-1))) }));
  else forget(stored, () => ({ rows: [], gone: [queryHash] }));
}

/** The person sees less than before: only what the server shows from now on is kept. */
function forgetUnconfirmed({ client, userId, skip }: StoredRows): void {
  removeLocal(storageKeys.recent);
  const isOther = ({ queryKey }: Pick<Query, 'queryKey'>) => !reachKeys.includes(queryKey[0]);
  deleteRows(userId, (rows) => ({
    rows: [],
    gone: rows.filter(({ key }) => !reachKeys.includes(key[0])).map(({ hash }) => hash),
  }));
  skip(() => true);
  client.removeQueries({ type: 'inactive', predicate: isOther });
  void client.invalidateQueries({ type: 'active', predicate: isOther });
}

/** Deletes rows, and the same from the cache; what of it is on the screen is asked for once more. */
function forget({ client, userId, skip }: StoredRows, choose: Choice): void {
  deleteRows(userId, choose);
  const cached: KeptQuery[] = client
    .getQueryCache()
    .getAll()
    .filter(({ queryKey, state }) => state.data !== undefined && groupOf(queryKey) !== undefined)
    .map(({ queryKey: key, queryHash: hash, state }) => ({ userId, key, hash, data: state.data, at: state.dataUpdatedAt }));
  const gone = new Set(choose(cached).gone);
  const isGone = (query: Query) => gone.has(query.queryHash);
  skip((hash) => gone.has(hash));
  client.removeQueries({ type: 'inactive', predicate: isGone });
  void client.invalidateQueries({ type: 'active', predicate: (query) => isGone(query) && !isRefused(query) });
}

function deleteRows(userId: number, choose: Choice): void {
  const change = (stored: KeptQuery[]) => {
    const { rows, gone } = choose(stored);
    return { rows, gone: gone.map((hash) => [userId, hash] as const) };
  };
  changeRows<KeptQuery>('seen', userId, change).catch((error: unknown) => console.warn(error));
}

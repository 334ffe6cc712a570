// The queue of writes: keeps them in the browser and sends them in their order, by one tab at a time, once the server answers.
import * as api from '@app/contract/api.ts';
import type { CurrentUser } from '@app/contract/auth/auth.contract.ts';
import { offline, storageKeys } from '@app/contract/limits.ts';
import type { Task } from '@app/contract/tasks/tasks.contract.ts';
import { type FinishedWrites, finishedWrites, warnForOtherTab } from '#app/offline/finished-writes.ts';
import { takeLeftWrites } from '#app/offline/left-writes.ts';
import { type Named, nameTask, serverIdOf, showNamed, takeKnownIds } from '#app/offline/name-task.ts';
import {
  insisted,
  isUncertain,
  nextToSend,
  reworded,
  staysWaiting,
  type WriteTexts,
  withoutWrite,
} from '#app/offline/queue-rules.ts';
import { showSeen } from '#app/offline/restore-seen.ts';
import { showWaiting } from '#app/offline/show-waiting.ts';
import { queryClient } from '#app/query-client.ts';
import type { Applied } from '#features/tasks/relations/warn-blocked.ts';
import { currentUserQuery } from '#features/users/users.queries.ts';
import { call } from '#lib/call.ts';
import { serverReachable } from '#lib/connectivity.ts';
import { randomKey } from '#lib/idempotency-keys.ts';
import { removeLocal, writeLocal } from '#lib/local-storage.ts';
import { changeRow, changeRows, readRows, writeRows } from '#lib/offline-db.ts';
import { currentOf, RequestError } from '#lib/request-error.ts';
import { session } from '#lib/session.ts';
import { currentText } from '#lib/text.ts';
import { noteLeftTaken, type WaitingWrite, waitingWrites } from '#lib/waiting-writes.ts';

/** What a tab says to others when the rows have changed. */
const changed = 'changed';
let channel: BroadcastChannel | undefined;
let sending = false;

/** Starts sending what waits for this person, and hears of other tabs. Returns a function that stops. */
export function openQueue(userId: number): () => void {
  const changes = new BroadcastChannel(`tasklane-writes-${userId}`);
  channel = changes;
  changes.addEventListener('message', ({ data }) => receive(userId, data));
  const send = () => void sendWaiting(userId);
  const stops = [serverReachable.subscribe(() => serverReachable.get() && send()), session.subscribe(send)];
  const take = () => void takeLeft(userId).then(send);
  const timer = setInterval(take, offline.retry);
  const takeNew = ({ key }: StorageEvent) => key?.startsWith(storageKeys.leftWrites) && take();
  addEventListener('storage', takeNew);
  const ignore = queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.state.status === 'success') showWaiting(queryClient, waitingWrites.get(), query.queryKey);
  });
  // What was kept by a change that was on its way is shown once that has ended: a form shows its values only then.
  const ignoreChanges = queryClient.getMutationCache().subscribe(({ type, mutation }) => {
    if (type === 'updated' && mutation.state.status === 'success') showWaiting(queryClient, waitingWrites.get());
  });
  void takeLeft(userId)
    .then(() => takeKnownIds(userId))
    .then(() => refresh(userId))
    .then(send);
  return () => {
    for (const stop of [...stops, ignore, ignoreChanges]) stop();
    clearInterval(timer);
    removeEventListener('storage', takeNew);
    changes.close();
    if (channel === changes) channel = undefined;
    discarded.clear();
    waitingWrites.set([]);
  };
}

/** Follows what another tab says: its rows have changed, a task has got its id, or what it sent is finished although blocked. */
function receive(userId: number, said: typeof changed | Named | readonly Applied[]): void {
  if (said === changed) void refresh(userId);
  else if ('localId' in said) showNamed(said);
  else warnForOtherTab(said);
}

/** Takes over what pages have left that ended, this one's before among them. */
async function takeLeft(userId: number): Promise<void> {
  try {
    if (await takeLeftWrites(userId)) await tell(userId);
  } catch (error) {
    console.warn(error);
  }
  noteLeftTaken();
}

/** Keeps a write and tries to send it. */
export async function keep(write: Omit<WaitingWrite, 'userId' | 'place' | 'refused'>): Promise<void> {
  const userId = ownId();
  const isFull = await put(userId, write).catch((cause: unknown) => {
    // A full disk or a private window: the browser's own reason is no sentence for a person.
    throw new Error(currentText().shell.unreachable, { cause });
  });
  if (isFull) throw new Error(currentText().offline.full);
  await tell(userId);
  void sendWaiting(userId);
}

/** Stores a write, unless another tab has taken it over; returns whether there are too many. */
async function put(userId: number, write: Omit<WaitingWrite, 'userId' | 'place' | 'refused'>): Promise<boolean> {
  const taskId = await serverIdOf(userId, write.taskId);
  let isFull = false;
  // In one transaction, so that writes of the same moment, also of other tabs, have different places.
  await changeRows<WaitingWrite>('writes', userId, (rows) => {
    const isThere = rows.some(({ key }) => key === write.key);
    isFull = !isThere && rows.length >= offline.writes;
    const place = Math.max(Date.now(), (rows.at(-1)?.place ?? 0) + 1);
    return { rows: isFull || isThere ? [] : [{ ...write, taskId, userId, place }], gone: [] };
  });
  return isFull;
}

/** Sends a refused write again, as the person wants it in spite of what others did, and with other texts if they are given. */
export async function tryAgain(write: WaitingWrite, texts: WriteTexts = {}): Promise<void> {
  const again = (row: WaitingWrite) => ({ ...insisted(reworded(row, texts)), key: randomKey(), sentAt: undefined });
  await changeRow<WaitingWrite>('writes', keyOf(write), again);
  await tell(write.userId);
  void sendWaiting(write.userId);
}

/** Discards a write, and with a task that does not exist everything about it. */
export async function discard(write: WaitingWrite): Promise<void> {
  if (write.name === 'tasks.create') return discardTask(write.taskId);
  // In one transaction: a later change that is sent meanwhile must not come back, nor be sent anew under its key.
  await changeRows<WaitingWrite>('writes', write.userId, (rows) => ({
    rows: write.refused ? [] : withoutWrite(rows, write),
    gone: [keyOf(write)],
  }));
  await tell(write.userId);
  // After the listeners of the list: whatever is set in the cache gets what still waits on top.
  await showSeen(queryClient, write);
  void sendWaiting(write.userId);
  load(write.taskId);
}

/** Discards everything that waits for a task. */
async function discardTask(taskId: number): Promise<void> {
  await removeWrites(taskId, () => true);
}

/** The new tasks that were discarded since the page was opened. */
const discarded = new Map<number, readonly WaitingWrite[]>();

/** Discards a new task. Throws if its creation was sent: the server may have created it, and cannot be asked at the moment. */
export async function discardNewTask(taskId: number): Promise<void> {
  let isSent = false;
  const removed = await removeWrites(taskId, (rows) => {
    isSent = rows.some(({ sentAt }) => sentAt !== undefined);
    return !isSent;
  });
  if (isSent) throw new Error(currentText().shell.unreachable);
  discarded.set(taskId, removed);
}

/** Takes back the discarding of a new task: it waits as before. */
export async function keepNewTask(taskId: number): Promise<void> {
  const rows = discarded.get(taskId);
  const userId = ownId();
  if (!rows || rows.some((row) => row.userId !== userId)) throw new Error(currentText().errors.unexpected);
  discarded.delete(taskId);
  await writeRows('writes', rows);
  await tell(userId);
  void sendWaiting(userId);
}

/** Removes what waits for a task, in one transaction, if it may. Returns what was removed. */
async function removeWrites(taskId: number, may: (rows: readonly WaitingWrite[]) => boolean): Promise<readonly WaitingWrite[]> {
  const userId = ownId();
  let removed: readonly WaitingWrite[] = [];
  await changeRows<WaitingWrite>('writes', userId, (rows) => {
    const own = rows.filter((write) => write.taskId === taskId);
    if (may(own)) removed = own;
    return { rows: [], gone: removed.map(keyOf) };
  });
  await tell(userId);
  load(taskId);
  return removed;
}

function keyOf({ userId, place }: WaitingWrite): [number, number] {
  return [userId, place];
}

function ownId(): number {
  const id = queryClient.getQueryData<CurrentUser | null>(currentUserQuery.queryKey)?.user.id;
  if (id === undefined) throw new Error('Not authenticated');
  return id;
}

/** Shows the rows as they are now, here and in other tabs. */
async function tell(userId: number): Promise<void> {
  channel?.postMessage(changed);
  await refresh(userId);
}

async function refresh(userId: number): Promise<void> {
  const rows = await readRows<WaitingWrite>('writes', userId);
  if (rows.length > 0) writeLocal(storageKeys.writesWait, true);
  else removeLocal(storageKeys.writesWait);
  waitingWrites.set(rows);
  showWaiting(queryClient, rows);
}

/** Sends what waits, one after the other. A second tab does not send at the same time. */
async function sendWaiting(userId: number): Promise<void> {
  if (sending || waitingWrites.get().length === 0 || session.get().phase !== 'alive' || !navigator.onLine) return;
  sending = true;
  try {
    const send = () => sendAll(userId);
    if ('locks' in navigator) await navigator.locks.request(`tasklane-writes-${userId}`, send);
    else await send();
  } catch (error) {
    console.warn(error);
  } finally {
    sending = false;
  }
}

async function sendAll(userId: number): Promise<void> {
  const next = async () => nextToSend(await readRows<WaitingWrite>('writes', userId));
  let write = await next();
  if (!write || !(await isSignedIn(userId))) return;
  const touched = new Set<number>();
  const finished = finishedWrites();
  for (let tries = 0; write && tries < offline.writes; tries++) {
    touched.add(write.taskId);
    if (!(await sendOne(write, finished))) break;
    await tell(userId);
    write = await next();
  }
  await tell(userId);
  for (const taskId of touched) load(taskId);
  finished.warn(channel);
}

/** The session may be somebody else's by now: their account must not get these writes. */
async function isSignedIn(userId: number): Promise<boolean> {
  try {
    return (await call(api.auth.currentUser, {})).user.id === userId;
  } catch {
    return false;
  }
}

const endpoints = {
  'tasks.create': api.tasks.create,
  'tasks.move': api.tasks.move,
  'tasks.update': api.tasks.update,
  'comments.create': api.comments.create,
} as const;

/** Sends one write. Returns whether the next one can be sent. A row that was deleted meanwhile, by a discard or a log out, stays deleted. */
async function sendOne(write: WaitingWrite, finished: FinishedWrites): Promise<boolean> {
  const { userId, name, body, key } = write;
  const own = keyOf(write);
  const refuse = (refused: WaitingWrite['refused']) =>
    changeRow<WaitingWrite>('writes', own, (row) => ({ ...row, sentAt: undefined, refused }));
  if (isUncertain(write, Date.now())) {
    await refuse({ reason: currentText().offline.uncertain });
    return true;
  }
  // A write that was kept in the moment in which its task was created has the local id.
  const taskId = await serverIdOf(userId, write.taskId);
  const before = await finished.before(write, taskId);
  // Stored before it is sent: whoever finds it after a crash sends the same under the same key.
  if (!(await changeRow<WaitingWrite>('writes', own, (row) => ({ ...row, sentAt: row.sentAt ?? Date.now() })))) return true;
  try {
    const params = name === 'tasks.create' ? undefined : { taskId };
    const answer: unknown = await call(endpoints[name] as typeof api.tasks.update, { params, body, key } as never);
    if (name === 'tasks.create') channel?.postMessage(await nameTask(userId, write.taskId, answer as Task));
    await writeRows('writes', [], [own]);
    finished.sent(write, before, answer);
    return true;
  } catch (error) {
    if (!(error instanceof RequestError)) return false;
    const current = currentOf<Task>(error);
    if (staysWaiting(error.status, current)) {
      // The page that has ended sent it a moment ago, and the server is still at it.
      if (error.status === 409) setTimeout(() => void sendWaiting(userId), offline.keyInUse);
      return false;
    }
    await refuse({ reason: error.reason, current });
    return true;
  }
}

/** Loads what the writes have changed. */
function load(taskId: number): void {
  const keys = [['tasks', 'board'], ['tasks', 'one', taskId], ['comments', taskId], ['workspaces']];
  for (const queryKey of keys) void queryClient.invalidateQueries({ queryKey });
}

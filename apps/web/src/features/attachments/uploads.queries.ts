// The files that are being sent, or wait for their task. They outlive the open task: whoever closes it finds them there again.
import * as api from '@app/contract/api.ts';
import type { Attachment } from '@app/contract/attachments/attachments.contract.ts';
import { attachmentLimits } from '@app/contract/attachments/attachments.limits.ts';
import type { QueryClient } from '@tanstack/react-query';
import { showAttachment } from '#features/attachments/attachments.queries.ts';
import { forgetUploads, keepUpload, namedFiles, readKept } from '#features/attachments/kept-files.ts';
import { change, type Upload, uploads } from '#features/attachments/upload-list.ts';
import { currentUserQuery } from '#features/users/users.queries.ts';
import { announce } from '#lib/announce.ts';
import { callUpload } from '#lib/call-upload.ts';
import { serverReachable } from '#lib/connectivity.ts';
import { readRows } from '#lib/offline-db.ts';
import { RequestError } from '#lib/request-error.ts';
import { session } from '#lib/session.ts';
import { currentText } from '#lib/text.ts';
import { toast } from '#lib/toast.ts';
import { isLocalId, waitingWrites } from '#lib/waiting-writes.ts';

export { uploads } from '#features/attachments/upload-list.ts';

interface Running {
  client: QueryClient;
  stop: AbortController;
  settle: (added: Attachment | undefined) => void;
}

/** After so many tries without an answer the person decides about the next. */
const unansweredAtMost = 5;
const running = new Map<string, Running>();

/** A file on its way: `added` gives it once it is there, and undefined once the person has taken it off the list. */
interface SentFile {
  id: string;
  added: Promise<Attachment | undefined>;
}

/** Sends files to a task; those of a task that is being written wait for it. */
export function sendFiles(client: QueryClient, taskId: number, files: readonly File[]): SentFile[] {
  watch();
  const userId = client.getQueryData(currentUserQuery.queryKey)?.user.id;
  const sent = files.map((file) => {
    const { tooLarge, empty } = currentText().attachments;
    const reason = file.size > attachmentLimits.bytes ? tooLarge : file.size === 0 ? empty : undefined;
    if (reason !== undefined) announce(`${file.name}: ${reason}`);
    const added = add(client, { taskId, userId, file, reason });
    if (taskId < 0 && reason === undefined) void keepUpload(added.id);
    return added;
  });
  sendNext();
  return sent;
}

/** Puts a file on the list; with a reason it cannot be sent. */
function add(client: QueryClient, file: Pick<Upload, 'taskId' | 'userId' | 'file' | 'reason' | 'keptAs' | 'isKept'>): SentFile {
  const id = crypto.randomUUID();
  const isFinal = file.reason !== undefined;
  const state = isFinal ? 'failed' : file.taskId < 0 ? 'staged' : 'waiting';
  uploads.set([...uploads.get(), { ...file, id, state, share: 0, unanswered: 0, isFinal }]);
  const added = new Promise<Attachment | undefined>((settle) => {
    running.set(id, { client, stop: new AbortController(), settle });
  });
  return { id, added };
}

let restoring = Promise.resolve();

/** Puts the files that the page before has left of a task that is being written on the list again. */
export function restoreStaged(client: QueryClient, stage: number): Promise<void> {
  restoring = restoring.then(() => restore(client, stage)).catch((error: unknown) => console.warn(error));
  return restoring;
}

async function restore(client: QueryClient, stage: number): Promise<void> {
  watch();
  const userId = client.getQueryData(currentUserQuery.queryKey)?.user.id;
  const isMissing = ({ id }: { id: string }) => !uploads.get().some(({ keptAs }) => keptAs === id);
  if (userId === undefined || !namedFiles(stage).some(isMissing)) return;
  const storedFiles = await readKept(userId);
  for (const { id, name } of namedFiles(stage).filter(isMissing)) {
    const file = storedFiles.get(id);
    const reason = file ? undefined : currentText().attachments.notKept;
    // Its own id is a new one: a copy of this tab may send the same file to another task.
    add(client, { taskId: stage, userId, file: file ?? new File([], name), reason, keptAs: id, isKept: true });
  }
}

/** Sends the files of a task that exists now; one that only this browser knows keeps them until the server has it. */
export function sendStaged(staged: readonly Upload[], { id: taskId, title: about }: { id: number; title: string }): void {
  const state = isLocalId(taskId) ? 'offline' : 'waiting';
  forgetUploads(staged);
  for (const { id, isFinal } of staged)
    change(id, { taskId, about, keptAs: undefined, isKept: undefined, ...(!isFinal && { state }) });
  sendNext();
}

/** Forgets files that were not sent. */
export function forgetFiles(staged: readonly Upload[]): void {
  for (const { id } of staged) cancelUpload(id);
}

/** Sends a file again. */
export function retryUpload(id: string): void {
  change(id, { state: 'waiting', share: 0, unanswered: 0, reason: undefined });
  sendNext();
}

/** Stops sending a file and takes it off the list. */
export function cancelUpload(id: string): void {
  running.get(id)?.stop.abort();
  finish(id, undefined);
  sendNext();
}

function finish(id: string, added: Attachment | undefined): void {
  forgetUploads(uploads.get().filter((upload) => upload.id === id));
  uploads.set(uploads.get().filter((upload) => upload.id !== id));
  running.get(id)?.settle(added);
  running.delete(id);
}

/** Sends as many of the waiting files as may be sent at once. */
function sendNext(): void {
  const all = uploads.get();
  const free = attachmentLimits.sentAtOnce - all.filter(({ state }) => state === 'sending').length;
  for (const upload of all.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, free))) void send(upload);
}

async function send({ id, taskId, file, unanswered, about }: Upload): Promise<void> {
  const run = running.get(id);
  if (!run) return;
  const { client } = run;
  run.stop = new AbortController();
  const { signal } = run.stop;
  change(id, { state: 'sending', share: 0 });
  try {
    const onProgress = (share: number) => change(id, { share });
    const added = await callUpload(api.attachments.add, { params: { taskId }, upload: file, key: id, signal, onProgress });
    showAttachment(client, added);
    announce(currentText().attachments.added(added.name));
    finish(id, added);
  } catch (error) {
    if (signal.aborted) return;
    // A file that was deleted from the disk gets no answer either, so the person is asked at last.
    const isOffline = error instanceof RequestError && error.status === 0 && unanswered < unansweredAtMost;
    const reason = error instanceof RequestError ? error.reason : String(error);
    change(id, isOffline ? { state: 'offline', share: 0, unanswered: unanswered + 1 } : { state: 'failed', reason, share: 0 });
    const { offline } = currentText().attachments;
    if (about === undefined || isOffline) announce(`${file.name}: ${isOffline ? offline : reason}`);
    else showFailure(id, file.name, about, reason);
  }
  sendNext();
}

/** Names a file that its new task has not got. It stays in the list of the task's files, too. */
function showFailure(id: string, name: string, about: string, text: string): void {
  const words = currentText().attachments;
  const action = { label: words.tryAgain, run: () => retryUpload(id) };
  toast({ title: words.notAdded(name), about, text, kind: 'destructive', action });
}

/** Whether the task of a file is on the server. */
function isKnown({ taskId }: Upload): boolean {
  return !isLocalId(taskId);
}

/** Whether somebody may still expect the file: not if its task was discarded before the server had it. */
function isExpected(upload: Upload): boolean {
  if (upload.isFinal) return false;
  return isKnown(upload) || waitingWrites.get().some(({ name, taskId }) => name === 'tasks.create' && taskId === upload.taskId);
}

/** Gives files the id that the server has given to their task. */
async function followTasks(): Promise<void> {
  const local = uploads.get().filter((upload) => !isKnown(upload) && !isExpected(upload));
  for (const userId of new Set(local.map((upload) => upload.userId))) {
    const ids = userId === undefined ? [] : await readRows<{ localId: number; taskId: number }>('ids', userId);
    for (const { id, taskId: localId, isFinal } of local) {
      const taskId = ids.find((each) => each.localId === localId)?.taskId;
      if (taskId !== undefined) change(id, { taskId, ...(!isFinal && { state: 'waiting' }) });
    }
  }
  sendNext();
}

let isWatching = false;

/**
 * Sends what waits for a connection once there is one, asks before the page is left with what only it has, and forgets everything
 * at the sign-out.
 */
function watch(): void {
  if (isWatching) return;
  isWatching = true;
  serverReachable.subscribe(() => {
    if (!serverReachable.get()) return;
    for (const upload of uploads.get())
      if (upload.state === 'offline' && isKnown(upload)) change(upload.id, { state: 'waiting' });
    sendNext();
  });
  waitingWrites.subscribe(() => void followTasks());
  addEventListener('beforeunload', (event) => {
    if (uploads.get().some((upload) => isExpected(upload) && !upload.isKept)) event.preventDefault();
  });
  session.subscribe(() => {
    if (session.get().phase === 'leaving') for (const { id } of uploads.get()) cancelUpload(id);
  });
}

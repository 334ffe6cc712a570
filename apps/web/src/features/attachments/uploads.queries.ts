// The files that are being sent. They outlive the open task: whoever closes it finds them there again.
import { type Attachment, api, attachmentLimits } from '@app/contract';
import type { QueryClient } from '@tanstack/react-query';
import { showAttachment } from '#features/attachments/attachments.queries.ts';
import { announce } from '#lib/announce.ts';
import { callUpload } from '#lib/call-upload.ts';
import { serverReachable } from '#lib/connectivity.ts';
import { RequestError } from '#lib/request-error.ts';
import { onResponse } from '#lib/response-events.ts';
import { createStore } from '#lib/store.ts';
import { currentText } from '#lib/text.ts';

/** `offline` files are sent once there is a connection; `failed` ones when the person asks for it. */
type UploadState = 'waiting' | 'sending' | 'offline' | 'failed';

export interface Upload {
  /** Also the Idempotency-Key, so that no repetition adds the file twice. */
  id: string;
  taskId: number;
  file: File;
  state: UploadState;
  /** The part that has gone, 0 to 1. */
  share: number;
  /** Why it failed. */
  reason?: string | undefined;
  /** How often it was sent without an answer. */
  unanswered: number;
  /** Another try cannot help. */
  isFinal?: boolean | undefined;
}

interface Running {
  client: QueryClient;
  stop: AbortController;
  settle: (added: Attachment | undefined) => void;
}

/** In the order in which they were chosen. */
export const uploads = createStore<readonly Upload[]>([]);
/** After so many tries without an answer the person decides about the next. */
const unansweredAtMost = 5;
const running = new Map<string, Running>();

/** A file on its way: `added` gives it once it is there, and undefined once the person has taken it off the list. */
interface Sent {
  id: string;
  added: Promise<Attachment | undefined>;
}

/** Sends files to a task. */
export function sendFiles(client: QueryClient, taskId: number, files: readonly File[]): Sent[] {
  watch();
  const sent = files.map((file) => {
    const id = crypto.randomUUID();
    const { tooLarge, empty } = currentText('overlays').attachments;
    const reason = file.size > attachmentLimits.bytes ? tooLarge : file.size === 0 ? empty : undefined;
    const state = reason === undefined ? ('waiting' as const) : ('failed' as const);
    uploads.set([...uploads.get(), { id, taskId, file, state, share: 0, unanswered: 0, reason, isFinal: reason !== undefined }]);
    if (reason !== undefined) announce(`${file.name}: ${reason}`);
    const added = new Promise<Attachment | undefined>((settle) => {
      running.set(id, { client, stop: new AbortController(), settle });
    });
    return { id, added };
  });
  sendNext();
  return sent;
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
  uploads.set(uploads.get().filter((upload) => upload.id !== id));
  running.get(id)?.settle(added);
  running.delete(id);
}

function change(id: string, changed: Partial<Upload>): void {
  uploads.set(uploads.get().map((upload) => (upload.id === id ? { ...upload, ...changed } : upload)));
}

/** Sends as many of the waiting files as may be sent at once. */
function sendNext(): void {
  const all = uploads.get();
  const free = attachmentLimits.sentAtOnce - all.filter(({ state }) => state === 'sending').length;
  for (const upload of all.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, free))) void send(upload);
}

async function send({ id, taskId, file, unanswered }: Upload): Promise<void> {
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
    announce(currentText('overlays').attachments.added(added.name));
    finish(id, added);
  } catch (error) {
    if (signal.aborted) return;
    // A file that was deleted from the disk gets no answer either, so the person is asked at last.
    const isOffline = error instanceof RequestError && error.status === 0 && unanswered < unansweredAtMost;
    const reason = error instanceof RequestError ? error.reason : String(error);
    change(id, isOffline ? { state: 'offline', share: 0, unanswered: unanswered + 1 } : { state: 'failed', reason, share: 0 });
    const { offline } = currentText('overlays').attachments;
    announce(`${file.name}: ${isOffline ? offline : reason}`);
  }
  sendNext();
}

let isWatching = false;

/** Sends what waits for a connection once there is one, asks before the page is left, and forgets everything at the sign-out. */
function watch(): void {
  if (isWatching) return;
  isWatching = true;
  serverReachable.subscribe(() => {
    if (!serverReachable.get()) return;
    for (const { id, state } of uploads.get()) if (state === 'offline') change(id, { state: 'waiting' });
    sendNext();
  });
  addEventListener('beforeunload', (event) => {
    if (uploads.get().some(({ isFinal }) => !isFinal)) event.preventDefault();
  });
  onResponse(({ endpoint, status }) => {
    if (endpoint === api.auth.logout && status === 200) for (const { id } of uploads.get()) cancelUpload(id);
  });
}

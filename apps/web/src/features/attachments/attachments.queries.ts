// The files of a task: reading, removing with undo, and the picture of its card.
import * as api from '@app/contract/api.ts';
import type { Attachment } from '@app/contract/attachments/attachments.contract.ts';
import type { TaskCard } from '@app/contract/tasks/tasks.contract.ts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '#lib/call.ts';
import { patchQuery } from '#lib/patch-query.ts';
import { currentText, reasonOf } from '#lib/text.ts';
import { toast } from '#lib/toast.ts';
import { offerUndo, startUndoable } from '#lib/undo.ts';
import { singleFlight } from '#lib/use-single-flight.ts';
import { isLocalId, sendNow } from '#lib/waiting-writes.ts';

export function attachmentsQuery(taskId: number) {
  return queryOptions({
    queryKey: ['attachments', taskId],
    // The server does not know a task that still waits to be created.
    queryFn: ({ signal }): Promise<Attachment[]> | Attachment[] =>
      isLocalId(taskId) ? [] : call(api.attachments.list, { params: { taskId }, signal }),
  });
}

/** The address of a file; pictures are shown there, everything else is a download. */
export function contentAddress(attachmentId: number): string {
  return api.attachments.content.path.replace(':attachmentId', String(attachmentId));
}

/** Puts a file into the cached list. */
export function showAttachment(client: QueryClient, attachment: Attachment): void {
  const { queryKey } = attachmentsQuery(attachment.taskId);
  patchQuery<Attachment[]>(client, queryKey, (list) =>
    [...list.filter(({ id }) => id !== attachment.id), attachment].sort((a, b) => a.id - b.id),
  );
}

/** Takes a file off its task at once, offers to undo it, and puts it back if the server refuses. */
export function removeAttachment(client: QueryClient, attachment: Attachment): Promise<void> {
  return singleFlight(`attachment-${attachment.id}`, () => removeOne(client, attachment));
}

async function removeOne(client: QueryClient, attachment: Attachment): Promise<void> {
  const { id: attachmentId, taskId, name } = attachment;
  const { queryKey } = attachmentsQuery(taskId);
  await client.cancelQueries({ queryKey });
  patchQuery<Attachment[]>(client, queryKey, (list) => list.filter(({ id }) => id !== attachmentId));
  const undo = offerUndo(() => restoreAttachment(client, attachment));
  const strings = currentText().attachments;
  try {
    await sendNow(() => call(api.attachments.remove, { params: { attachmentId } }));
    toast({ title: strings.removed(name), action: { label: currentText().shell.undo, run: undo.take } });
  } catch (error) {
    undo.forget();
    showAttachment(client, attachment);
    toast({ title: strings.removeFailed, text: reasonOf(error), kind: 'destructive' });
  }
}

async function restoreAttachment(client: QueryClient, attachment: Attachment): Promise<void> {
  try {
    showAttachment(client, await sendNow(() => call(api.attachments.restore, { params: { attachmentId: attachment.id } })));
  } catch (error) {
    toast({ title: currentText().attachments.restoreFailed, text: reasonOf(error), kind: 'destructive' });
  }
}

/** Shows a picture on the card of its task, or none; takes that back if the server refuses. */
export async function setCover(client: QueryClient, taskId: number, coverId: number | null): Promise<void> {
  const undoable = startUndoable();
  const { queryKey } = attachmentsQuery(taskId);
  await client.cancelQueries({ queryKey });
  const before = client.getQueryData(queryKey)?.find(({ isCover }) => isCover)?.id ?? null;
  showCover(client, taskId, coverId);
  const undo = undoable.offer(() => setCover(client, taskId, before), taskId);
  try {
    await sendNow(() => call(api.attachments.setCover, { params: { taskId }, body: { attachmentId: coverId } }));
  } catch (error) {
    undo.forget();
    showCover(client, taskId, before);
    toast({ title: currentText().attachments.coverFailed, text: reasonOf(error), kind: 'destructive' });
  }
}

/** Puts the picture of a card into the cached list of files and onto the cached boards. */
function showCover(client: QueryClient, taskId: number, coverId: number | null): void {
  patchQuery<Attachment[]>(client, attachmentsQuery(taskId).queryKey, (list) =>
    list.map((attachment) => ({ ...attachment, isCover: attachment.id === coverId })),
  );
  for (const [key] of client.getQueriesData<TaskCard[]>({ queryKey: ['tasks', 'board'] }))
    patchQuery<TaskCard[]>(client, key, (cards) => cards.map((card) => (card.id === taskId ? { ...card, coverId } : card)));
}

// Keeps the files of a task that is being written in the browser: the draft of the tab has their names, IndexedDB the contents.
import { attachmentLimits } from '@app/contract/attachments/attachments.limits.ts';
import { change, type Upload, uploads } from '#features/attachments/upload-list.ts';
import { announce } from '#lib/announce.ts';
import { readDraft, removeDraft, writeDraft } from '#lib/draft.ts';
import { changeRows, readRows, writeRows } from '#lib/offline-db.ts';
import { currentText } from '#lib/text.ts';

interface KeptFile {
  userId: number;
  id: string;
  file: File;
  /** When it was chosen, in milliseconds. */
  at: number;
}

/** A file as the draft names it. */
interface NamedFile {
  id: string;
  name: string;
}

/** The draft of a tab, so that a second tab does not show the files of this one. */
function draftOf(stage: number): string {
  return `staged-files${stage}`;
}

/** Returns the files of a draft, in the order in which they were chosen. */
export function namedFiles(stage: number): readonly NamedFile[] {
  return readDraft<readonly NamedFile[]>(draftOf(stage), []);
}

/** Keeps a file of a task that is being written for the next page, and says if the browser cannot. */
export async function keepUpload(id: string): Promise<void> {
  const upload = uploads.get().find((each) => each.id === id);
  if (upload?.userId === undefined) return;
  change(id, { keptAs: id });
  const isKept = await keepFile(upload.userId, upload.taskId, upload);
  change(id, { isKept });
  if (!isKept) announce(`${upload.file.name}: ${currentText().attachments.unkept}`);
}

/** Returns whether the browser has the file. One that it has not is still named after a reload. */
async function keepFile(userId: number, stage: number, { id, file }: Pick<Upload, 'id' | 'file'>): Promise<boolean> {
  writeDraft(draftOf(stage), [...namedFiles(stage), { id, name: file.name }]);
  let hasRoom = false;
  try {
    await changeRows<KeptFile>('files', userId, (rows) => {
      hasRoom = rows.length < attachmentLimits.perTask;
      return { rows: hasRoom ? [{ userId, id, file, at: Date.now() }] : [], gone: [] };
    });
  } catch (error) {
    console.warn(error);
    return false;
  }
  return hasRoom && namedFiles(stage).some((named) => named.id === id);
}

/** Returns the contents of a person's files that are kept, by id. */
export async function readKept(userId: number): Promise<ReadonlyMap<string, File>> {
  try {
    const rows = await readRows<KeptFile>('files', userId);
    return new Map(rows.map(({ id, file }) => [id, file]));
  } catch (error) {
    console.warn(error);
    return new Map();
  }
}

/** Deletes what the browser keeps of files that were sent or taken off their draft. */
export function forgetUploads(gone: readonly Upload[]): void {
  for (const { userId, taskId: stage, keptAs: id } of gone) {
    if (userId === undefined || id === undefined) continue;
    const left = namedFiles(stage).filter((named) => named.id !== id);
    if (left.length > 0) writeDraft(draftOf(stage), left);
    else removeDraft(draftOf(stage));
    writeRows<KeptFile>('files', [], [[userId, id]]).catch((error: unknown) => console.warn(error));
  }
}

/** Deletes files whose draft has most likely gone with its tab. */
export async function forgetOldFiles(userId: number): Promise<void> {
  const before = Date.now() - attachmentLimits.unsentKept;
  await changeRows<KeptFile>('files', userId, (rows) => ({
    rows: [],
    gone: rows.filter(({ at }) => at < before).map(({ id }) => [userId, id] as const),
  }));
}

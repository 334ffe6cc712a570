// The list of the files that are being sent, or wait for their task.
import { createStore } from '#lib/store.ts';

/**
 * `staged` files wait for the task that is being written, `offline` ones for a connection; `failed` ones are sent when the person
 * asks for it.
 */
type UploadState = 'staged' | 'waiting' | 'sending' | 'offline' | 'failed';

export interface Upload {
  /** Also the Idempotency-Key, so that no repetition adds the file twice. */
  id: string;
  /** The task; of a task that is being written, the id of its draft (`stageOf`). */
  taskId: number;
  /** Who chose it. */
  userId: number | undefined;
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
  /** The title of the task with which it was sent, whose files nobody may be looking at. */
  about?: string | undefined;
  /** The name under which the browser keeps it while its task is being written. */
  keptAs?: string | undefined;
  /** Whether the browser has it; undefined until it has said so. */
  isKept?: boolean | undefined;
}

/** In the order in which they were chosen. */
export const uploads = createStore<readonly Upload[]>([]);

/** The place of the files of a new task, whose dialog a board has. No task has such an id. */
export function stageOf(boardId: number): number {
  return -1 - boardId;
}

/** The files of a task that this person is writing. */
export function stagedFiles(all: readonly Upload[], stage: number, userId: number | undefined): readonly Upload[] {
  return all.filter((upload) => upload.taskId === stage && upload.userId === userId);
}

/** Changes an upload that is still on the list. */
export function change(id: string, changed: Partial<Upload>): void {
  uploads.set(uploads.get().map((upload) => (upload.id === id ? { ...upload, ...changed } : upload)));
}

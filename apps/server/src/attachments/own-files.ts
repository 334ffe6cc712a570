// Texts name files by their addresses. A file on another task is lost with that task, and not everybody sees it, so whatever text is
// written into a task or a template gets files of its own: copies of a task, the next one of a series, templates, what is pasted.

import { filesIn, withFiles } from '@app/contract/attachments/attachments.rules.ts';
import type { Initiator } from '@app/contract/principals.ts';
import type { ChecklistItem, Task } from '@app/contract/tasks/tasks.contract.ts';
import type { SQL } from 'drizzle-orm';
import { fileVisibleTo } from '#attachments/attachments.sql.ts';
import {
  coverOf,
  foreignFiles,
  insertOwnFiles,
  insertTemplateFiles,
  isOfTask,
  keepTemplateFiles,
  type Owner,
  setNewTaskFiles,
} from '#attachments/own-files.sql.ts';
import type { Db } from '#db/connect.ts';
import type { Principal } from '#endpoints/principal.ts';

/** So many addresses of a text are looked up. */
const most = 200;

interface Item {
  description?: ChecklistItem['description'] | null;
}

/** The texts of a task that may name files. */
interface Texts {
  description?: string | null | undefined;
  checklistItems?: readonly Item[] | null | undefined;
}

/** Returns the ids of the files that texts name. */
export function filesNamedIn({ description, checklistItems }: Texts): number[] {
  const texts = [description, ...(checklistItems ?? []).map((item) => item.description)];
  return [...new Set(texts.flatMap((text) => (text ? filesIn(text) : [])))].slice(0, most);
}

/** Returns the texts with the addresses of other files. */
function renamed<T extends Texts>(texts: T, ids: ReadonlyMap<number, number>): T {
  const { description, checklistItems } = texts;
  return {
    ...texts,
    ...(description && { description: withFiles(description, ids) }),
    ...(checklistItems && {
      checklistItems: checklistItems.map((item) =>
        item.description ? { ...item, description: withFiles(item.description, ids) } : item,
      ),
    }),
  };
}

interface AdoptionInput {
  owner: Owner;
  ids: readonly number[];
  /** A condition on `a`. */
  allowed: SQL;
  isNew?: boolean;
}

/** Returns for each file of others the one that the owner has, or gets, in its place. */
async function adopted(
  db: Db,
  by: Initiator,
  { owner, ids, allowed, isNew = false }: AdoptionInput,
): Promise<Map<number, number>> {
  const found = ids.length === 0 ? [] : await foreignFiles(db, owner, ids, allowed);
  const missing = [...new Map(found.filter(({ ownId }) => ownId === null).map((file) => [file.fileId, file])).values()];
  const inserted = missing.length === 0 ? [] : await insert(missing);
  const madeOf = new Map(inserted.map(({ id, fileId }) => [fileId, id]));
  return new Map(
    found.flatMap(({ id, fileId, ownId }) => {
      const own = ownId ?? madeOf.get(fileId);
      return own === undefined ? [] : [[id, own] as const];
    }),
  );

  function insert(files: typeof found) {
    return 'taskId' in owner
      ? insertOwnFiles(db, by, owner.taskId, files, isNew)
      : insertTemplateFiles(db, by, owner.taskTemplateId, files);
  }
}

/** Gives a task the files of others that a change of its texts names, if the person sees them; returns the change with its own. */
export async function withOwnFiles<T extends Texts>(db: Db, actor: Principal, taskId: number, change: T): Promise<T> {
  const ids = filesNamedIn(change);
  if (ids.length === 0) return change;
  return renamed(change, await adopted(db, actor, { owner: { taskId }, ids, allowed: fileVisibleTo(actor) }));
}

/** Gives a template the files of others that its texts name, if the person sees them, and removes what they no longer name. */
export async function withTemplateFiles<T extends Texts>(db: Db, actor: Principal, taskTemplateId: number, texts: T): Promise<T> {
  const ids = filesNamedIn(texts);
  await keepTemplateFiles(db, taskTemplateId, ids);
  return ids.length === 0
    ? texts
    : renamed(texts, await adopted(db, actor, { owner: { taskTemplateId }, ids, allowed: fileVisibleTo(actor) }));
}

interface NewFiles {
  /** A picture whose copy the card of the new task shows. */
  coverId?: number | null | undefined;
  /** The task whose files may be copied; else those that the person sees. */
  from?: number | undefined;
}

/** Gives a new task its own files in place of those that its texts name, and returns the task as it is stored then. */
export async function giveFiles(db: Db, by: Principal | Initiator, newTask: Task, { coverId, from }: NewFiles): Promise<Task> {
  const cover = coverId ?? (from === undefined ? null : await coverOf(db, from));
  const ids = [...filesNamedIn(newTask), ...(cover === null ? [] : [cover])];
  if (ids.length === 0) return newTask;
  const allowed = from === undefined ? fileVisibleTo(by as Principal) : isOfTask(from);
  const own = await adopted(db, by, { owner: { taskId: newTask.id }, ids, allowed, isNew: true });
  if (own.size === 0) return newTask;
  const task = renamed(newTask, own);
  await setNewTaskFiles(db, newTask.id, { ...task, coverId: (cover !== null && own.get(cover)) || null });
  return task;
}

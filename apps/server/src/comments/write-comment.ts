// Writes a comment and notifies people.
import { type Comment, limits, mentionedUserIds } from '@app/contract';
import { commentBytes, insertAllowedComment, insertComment, notifyComment } from '#comments/comments.sql.ts';
import type { Db } from '#db/connect.ts';
import { conflictError } from '#endpoints/errors.ts';
import type { Principal } from '#endpoints/principal.ts';
import type { Trigger } from '#notifications/triggers.ts';

/** Sends the comment that is to be committed at once (`insertAllowedComment`). */
export function sendComment(db: Db, actor: Principal, taskId: number, content: string): Promise<Comment> {
  return insertAllowedComment(db, newComment(actor, taskId, content));
}

/**
 * Writes a comment; returns undefined if the person does not see the task, throws 409 if the task's comments are too many or too
 * long. A mentioned person gets only the mention's notification.
 */
export async function writeComment(db: Db, actor: Principal, taskId: number, content: string): Promise<Comment | undefined> {
  const comment = newComment(actor, taskId, content);
  const written = await insertComment(db, comment);
  if (written && written.count > limits.comment.perTask) throw conflictError('errors.listFull');
  // What came at the same time is not in the snapshot of the statement, but was stored before it got the lock of the task.
  const bytes = written?.raced ? await commentBytes(db, taskId) : (written?.bytes ?? 0) + Buffer.byteLength(content);
  if (written && bytes > limits.comment.totalBytes) throw conflictError('errors.listLong');
  if (written?.raced) await notifyComment(db, written.id, comment);
  return written;
}

function newComment(actor: Principal, taskId: number, content: string) {
  const mentioned = mentionedUserIds(content);
  const triggers: Trigger[] = [{ kind: 'commented', except: mentioned }];
  if (mentioned.length > 0) triggers.push({ kind: 'mentioned', people: mentioned });
  return { taskId, content, actor, triggers };
}

// Writes a comment and notifies people.
import type { Comment } from '@app/contract/comments/comments.contract.ts';
import { mentionedUserIds } from '@app/contract/comments/mentions.rules.ts';
import { limits } from '@app/contract/limits.ts';
import { withOwnFiles } from '#attachments/own-files.ts';
import { commentBytes, insertComment, lockThread } from '#comments/comments.sql.ts';
import type { Db } from '#db/connect.ts';
import { awaitAll } from '#db/transaction.ts';
import { conflictError } from '#endpoints/errors.ts';
import type { Principal } from '#endpoints/principal.ts';
import type { Trigger } from '#notifications/triggers.ts';

/**
 * Writes a comment; returns undefined if the person does not see the task, throws 409 if the task's comments are too many or too
 * long. A mentioned person gets only the mention's notification.
 */
export async function writeComment(db: Db, actor: Principal, taskId: number, text: string): Promise<Comment | undefined> {
  // Sent together; the lock is the first statement, so the bytes are those of all comments before this one.
  const [thread, bytes] = await awaitAll([lockThread(db, actor, taskId), commentBytes(db, taskId)]);
  if (!thread) return undefined;
  if (thread.commentCount >= limits.comment.perTask) throw conflictError('errors.listFull');
  const { description: content } = await withOwnFiles(db, actor, taskId, { description: text });
  if (bytes + Buffer.byteLength(content) > limits.comment.totalBytes) throw conflictError('errors.listLong');
  const mentioned = mentionedUserIds(content);
  const triggers: Trigger[] = [{ kind: 'commented', except: mentioned }];
  if (mentioned.length > 0) triggers.push({ kind: 'mentioned', people: mentioned });
  return insertComment(db, { taskId, content, actor, triggers });
}

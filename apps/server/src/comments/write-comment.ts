// Commenting: the text, and who is told of it.
import { type Comment, limits, mentionedUserIds } from '@app/contract';
import { insertComment, tellOfComment } from '#comments/comments.sql.ts';
import type { Db } from '#db/connect.ts';
import { conflict } from '#endpoints/errors.ts';
import type { Principal } from '#endpoints/principal.ts';
import type { Act } from '#notifications/acts.ts';

/**
 * Writes it; undefined where the task is not there for the person, 409 where it has as many or as long ones as it may have.
 * Whoever is mentioned hears of that alone.
 */
export async function writeComment(db: Db, actor: Principal, taskId: number, content: string): Promise<Comment | undefined> {
  const mentioned = mentionedUserIds(content);
  const acts: Act[] = [{ kind: 'commented', except: mentioned }];
  if (mentioned.length > 0) acts.push({ kind: 'mentioned', people: mentioned });
  const comment = { taskId, content, actor, acts };
  const written = await insertComment(db, comment);
  if (written && written.count > limits.comment.perTask) throw conflict('errors.listFull');
  if (written && written.bytes + Buffer.byteLength(content) > limits.comment.totalBytes) throw conflict('errors.listLong');
  if (written?.raced) await tellOfComment(db, written.id, comment);
  return written;
}

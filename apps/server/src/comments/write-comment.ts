// Commenting: the text, and who is told of it.
import { type Comment, mentionedIn } from '@app/contract';
import { insertComment, tellOfComment } from '#comments/comments.sql.ts';
import type { Db } from '#db/connect.ts';
import type { Principal } from '#endpoints/principal.ts';
import type { Act } from '#notifications/acts.ts';

/** Writes it; undefined where the task is not there for the person. Whoever is mentioned hears of that alone. */
export async function writeComment(db: Db, actor: Principal, taskId: number, content: string): Promise<Comment | undefined> {
  const mentioned = mentionedIn(content);
  const acts: Act[] = [{ kind: 'commented', except: mentioned }];
  if (mentioned.length > 0) acts.push({ kind: 'mentioned', people: mentioned });
  const comment = { taskId, content, actor, acts };
  const written = await insertComment(db, comment);
  if (written?.raced) await tellOfComment(db, written.id, comment);
  return written;
}

// Comments: list, create and delete.
import { type Api, canDeleteComment, mentionedUserIds, rateLimits } from '@app/contract';
import { filesNamedIn, withOwnFiles } from '#attachments/own-files.ts';
import { commentsOf, deleteComment, findComment } from '#comments/comments.sql.ts';
import { sendComment, writeComment } from '#comments/write-comment.ts';
import { awaitAll } from '#db/transaction.ts';
import { countAllowedAttempt } from '#endpoints/attempts.sql.ts';
import type { Handlers } from '#endpoints/context.ts';
import { ApiError, assertAllowed, requireFound } from '#endpoints/errors.ts';
import { limitAttempts } from '#endpoints/limit-attempts.ts';
import { removeCommentNotifications } from '#notifications/notifications.sql.ts';
import { deleteSummaries } from '#suggestions/thread-summaries.sql.ts';
import { findTask } from '#tasks/tasks.sql.ts';

export const comments: Handlers<Api['comments']> = {
  async list({ db, actor, params }) {
    requireFound(await findTask(db, actor, params.taskId), 'tasks.notFound');
    return commentsOf(db, params.taskId);
  },

  async create({ db, actor, params, body, config, commitNow, isAgain }) {
    const allowed = { ...rateLimits.comments, attempts: config.rateLimitComments };
    const key = `comments:${actor.id}`;
    const namesFiles = filesNamedIn({ description: body.content }).length > 0;
    if (!isAgain && !namesFiles) {
      // Sent together with the commit. If the comment is refused, the transaction starts again and gives the reason.
      const sent = awaitAll([
        sendComment(db, actor, params.taskId, body.content),
        countAllowedAttempt(db, key, allowed.window, allowed.attempts),
      ]);
      commitNow();
      return (await sent)[0];
    }
    // Sent together. The count is the last statement, because its row stays locked until the commit; it refuses first.
    const { description: content } = namesFiles
      ? await withOwnFiles(db, actor, params.taskId, { description: body.content })
      : { description: body.content };
    const [written, counted] = await Promise.allSettled([
      writeComment(db, actor, params.taskId, content),
      limitAttempts(db, key, allowed),
    ]);
    if (counted.status === 'rejected' && counted.reason instanceof ApiError) throw counted.reason;
    if (written.status === 'rejected') throw written.reason;
    if (counted.status === 'rejected') throw counted.reason;
    return requireFound(written.value, 'tasks.notFound');
  },

  async remove({ db, actor, params }) {
    const comment = requireFound(await findComment(db, actor, params.commentId), 'comments.notFound');
    assertAllowed(canDeleteComment(actor, comment), 'comments.notYours');
    requireFound(await deleteComment(db, actor, comment.id), 'comments.notFound');
    await deleteSummaries(db, comment.taskId);
    await removeCommentNotifications(db, [...comment.concerned, ...mentionedUserIds(comment.content)], comment, actor.via);
    return { success: true };
  },
};

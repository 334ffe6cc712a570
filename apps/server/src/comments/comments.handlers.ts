// Comments: list, create and delete.

import { canDeleteComment } from '@app/contract/access.ts';
import type { Api } from '@app/contract/api.ts';
import { mentionedUserIds } from '@app/contract/comments/mentions.rules.ts';
import { rateLimits } from '@app/contract/limits.ts';
import { commentsOf, deleteComment, findComment } from '#comments/comments.sql.ts';
import { writeComment } from '#comments/write-comment.ts';
import type { Handlers } from '#endpoints/context.ts';
import { assertAllowed, requireFound } from '#endpoints/errors.ts';
import { limitAttempts } from '#endpoints/limit-attempts.ts';
import { removeCommentNotifications } from '#notifications/notifications.sql.ts';
import { deleteSummaries } from '#suggestions/thread-summaries.sql.ts';
import { findTask } from '#tasks/tasks.sql.ts';

export const comments: Handlers<Api['comments']> = {
  async list({ db, actor, params }) {
    requireFound(await findTask(db, actor, params.taskId), 'tasks.notFound');
    return commentsOf(db, params.taskId);
  },

  async create({ db, actor, params, body, config }) {
    await limitAttempts(db, `comments:${actor.id}`, { ...rateLimits.comments, attempts: config.rateLimitComments });
    return requireFound(await writeComment(db, actor, params.taskId, body.content), 'tasks.notFound');
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

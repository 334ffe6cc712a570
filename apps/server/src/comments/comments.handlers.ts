// Comments: find, allow, do, tell.
import { type Api, canDeleteComment, mentionedUserIds, rateLimits } from '@app/contract';
import { commentsOf, deleteComment, findComment } from '#comments/comments.sql.ts';
import { writeComment } from '#comments/write-comment.ts';
import type { Handlers } from '#endpoints/context.ts';
import { allow, must } from '#endpoints/errors.ts';
import { limit } from '#endpoints/limit.ts';
import { takeBackComment } from '#notifications/notifications.sql.ts';
import { findTask } from '#tasks/tasks.sql.ts';

export const comments: Handlers<Api['comments']> = {
  async list({ db, actor, params }) {
    must(await findTask(db, actor, params.taskId), 'tasks.notFound');
    return commentsOf(db, params.taskId);
  },

  async create({ db, actor, params, body, config }) {
    await limit(db, `comments:${actor.id}`, { ...rateLimits.comments, attempts: config.rateLimitComments });
    return must(await writeComment(db, actor, params.taskId, body.content), 'tasks.notFound');
  },

  async remove({ db, actor, params }) {
    const comment = must(await findComment(db, actor, params.commentId), 'comments.notFound');
    allow(canDeleteComment(actor, comment), 'comments.notYours');
    must(await deleteComment(db, actor, comment.id), 'comments.notFound');
    await takeBackComment(db, [...comment.concerned, ...mentionedUserIds(comment.content)], comment, actor.via);
    return { success: true };
  },
};

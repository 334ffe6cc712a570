// Comments on a task.
import * as z from 'zod/mini';
import { endpoint } from '#endpoint.ts';
import { Instant, PathId, ResponseId, requiredText, Success } from '#fields.ts';
import { limits } from '#limits.ts';
import { taskVias } from '#principals.ts';
import { UserCard } from '#users/users.contract.ts';

export const Comment = z.object({
  id: ResponseId,
  taskId: ResponseId,
  /** Null after the account is deleted. */
  userId: z.nullable(ResponseId),
  content: z.string(),
  isSystemComment: z.boolean(),
  createdAt: Instant,
  user: z.nullable(z.omit(UserCard, { email: true })),
});
export type Comment = z.output<typeof Comment>;

export const NewComment = z.object({ content: requiredText(1, limits.comment.max, 'comments.empty') });
export type NewComment = z.output<typeof NewComment>;

export const comments = {
  list: endpoint({
    method: 'GET',
    path: '/api/tasks/:taskId/comments',
    access: 'user',
    via: taskVias,
    scope: 'tasks:read',
    summary: 'Returns the comments of a task, oldest first',
    params: z.object({ taskId: PathId }),
    largeResponse: true,
    response: z.array(Comment),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/tasks/:taskId/comments',
    access: 'user',
    via: [...taskVias, 'mail'],
    scope: 'comments:write',
    summary: 'Adds a comment to a task',
    params: z.object({ taskId: PathId }),
    body: NewComment,
    response: Comment,
    status: 201,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/comments/:commentId',
    access: 'user',
    via: taskVias,
    scope: 'comments:write',
    summary: 'Deletes a comment',
    params: z.object({ commentId: PathId }),
    response: Success,
  }),
};

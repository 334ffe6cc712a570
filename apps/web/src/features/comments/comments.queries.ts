// The comments of a task: reading, writing, deleting.
import * as api from '@app/contract/api.ts';
import type { Comment } from '@app/contract/comments/comments.contract.ts';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { currentUserQuery } from '#features/users/users.queries.ts';
import { call } from '#lib/call.ts';
import { isLive } from '#lib/live-state.ts';
import { RequestError } from '#lib/request-error.ts';
import { isLocalId, newLocalId, sendNow, sendOrKeep } from '#lib/waiting-writes.ts';

export function commentsQuery(taskId: number) {
  return queryOptions({
    queryKey: ['comments', taskId],
    // The server does not know a task that still waits to be created.
    queryFn: ({ signal, client }): Promise<Comment[]> | Comment[] =>
      isLocalId(taskId)
        ? (client.getQueryData<Comment[]>(['comments', taskId]) ?? [])
        : call(api.comments.list, { params: { taskId }, signal }),
  });
}

/** The name of the draft of a new comment. */
export function commentDraft(taskId: number): string {
  return `comment-${taskId}`;
}

export function postComment(client: QueryClient, taskId: number) {
  return mutationOptions({
    mutationKey: ['comments', 'post', taskId],
    // Where no server answers, it waits under a local id.
    mutationFn: async (content: string): Promise<Comment> => {
      const body = { content };
      const comment = localComment(client, taskId, content);
      const title = client.getQueryData<{ title: string }>(['tasks', 'one', taskId])?.title ?? '';
      const sent = await sendOrKeep(
        { name: 'comments.create', taskId, title, body, comment, draft: commentDraft(taskId) },
        (key) => call(api.comments.create, { params: { taskId }, body, key }),
      );
      return sent ?? comment;
    },
    onSuccess: (comment) => {
      client.setQueryData(commentsQuery(taskId).queryKey, (list: Comment[] | undefined) => [
        ...(list ?? []).filter((each) => each.id !== comment.id),
        comment,
      ]);
    },
    onSettled: (_comment, error) => refresh(client, taskId, error),
  });
}

function localComment(client: QueryClient, taskId: number, content: string): Comment {
  const { email: _email, ...user } = client.getQueryData(currentUserQuery.queryKey)?.user ?? {};
  const id = newLocalId();
  const author = 'id' in user ? (user as NonNullable<Comment['user']>) : null;
  const createdAt = new Date().toISOString();
  return { id, taskId, userId: author?.id ?? null, content, isSystemComment: false, createdAt, user: author };
}

/** Removes a comment at once and restores it if the server refuses. */
export function removeComment(client: QueryClient, taskId: number) {
  const key = commentsQuery(taskId).queryKey;
  return mutationOptions({
    mutationKey: ['comments', 'remove', taskId],
    mutationFn: (comment: Comment) => removeOnce(comment.id),
    onMutate: async (comment) => {
      await client.cancelQueries({ queryKey: key });
      client.setQueryData(key, (list: Comment[] | undefined) => list?.filter((each) => each.id !== comment.id));
    },
    onError: (_error, comment) => {
      client.setQueryData(
        key,
        (list: Comment[] | undefined) =>
          list && [...list.filter((each) => each.id !== comment.id), comment].sort((a, b) => a.id - b.id),
      );
    },
    onSettled: (_nothing, error) => refresh(client, taskId, error),
  });
}

/** Deleting a comment that no longer exists succeeds too. */
async function removeOnce(commentId: number) {
  try {
    await sendNow(() => call(api.comments.remove, { params: { commentId } }));
  } catch (error) {
    if (!(error instanceof RequestError && error.status === 404)) throw error;
  }
}

/** Loads what a write has changed. While the stream is open, its event brings it. */
function refresh(client: QueryClient, taskId: number, error: Error | null) {
  if (isLive.get() && !error) return;
  return Promise.all([
    client.invalidateQueries({ queryKey: ['comments', taskId] }),
    client.invalidateQueries({ queryKey: ['tasks', 'board'] }),
  ]);
}

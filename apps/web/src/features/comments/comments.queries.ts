// The comments of a task: reading, writing, deleting.
import { api, type Comment } from '@app/contract';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '#lib/call.ts';
import { isLive } from '#lib/live-state.ts';
import { RequestError } from '#lib/request-error.ts';

export function commentsQuery(taskId: number) {
  return queryOptions({
    queryKey: ['comments', taskId],
    queryFn: ({ signal }) => call(api.comments.list, { params: { taskId }, signal }),
  });
}

export function postComment(client: QueryClient, taskId: number) {
  return mutationOptions({
    mutationKey: ['comments', 'post', taskId],
    mutationFn: (content: string) => call(api.comments.create, { params: { taskId }, body: { content } }),
    onSuccess: (comment) => {
      client.setQueryData(commentsQuery(taskId).queryKey, (list: Comment[] | undefined) => [
        ...(list ?? []).filter((each) => each.id !== comment.id),
        comment,
      ]);
    },
    onSettled: (_comment, error) => refresh(client, taskId, error),
  });
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
    await call(api.comments.remove, { params: { commentId } });
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

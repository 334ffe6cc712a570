// Applies events to the comments in the cache.
import type { Comment } from '@app/contract/comments/comments.contract.ts';
import type { Event } from '@app/contract/events/events.contract.ts';
import { limits } from '@app/contract/limits.ts';
import type { QueryClient } from '@tanstack/react-query';
import { commentsQuery } from '#features/comments/comments.queries.ts';
import { patchQuery } from '#lib/patch-query.ts';

/** Puts the comments of events into the cached lists, and returns the tasks whose comments are still to be loaded. */
export function showComments(client: QueryClient, events: readonly Event[]): number[] {
  const left = new Set<number>();
  for (const { type, taskId, commentId, comment } of events) {
    if (!type.startsWith('task_') || taskId === null || commentId === null) continue;
    const { queryKey } = commentsQuery(taskId);
    if (commentId === undefined || comment === undefined) left.add(taskId);
    else patchQuery<Comment[]>(client, queryKey, (list) => withComment(list, commentId, comment));
    // A response that is on its way may have been read before the event.
    if (client.getQueryState(queryKey)?.fetchStatus === 'fetching') left.add(taskId);
  }
  return [...left];
}

function withComment(list: Comment[], commentId: number, comment: Comment | null): Comment[] {
  const existing = list.find(({ id }) => id === commentId);
  if (!comment) return existing ? list.filter((each) => each !== existing) : list;
  if (existing) return list.map((each) => (each === existing ? comment : each));
  return [...list, comment].sort((a, b) => a.id - b.id).slice(-limits.comment.listed);
}

// The comments of a task: their number, the box for a new one, the list with the newest last.

import type { Comment } from '@app/contract/comments/comments.contract.ts';
import { limits } from '@app/contract/limits.ts';
import { suggestionLimits } from '@app/contract/suggestions/suggestions.limits.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type UIEvent, useLayoutEffect, useRef, useState } from 'react';
import { CommentForm } from '#features/comments/comment-form.tsx';
import { CommentItem } from '#features/comments/comment-item.tsx';
import { commentsQuery, removeComment } from '#features/comments/comments.queries.ts';
import { preloadMarkdown } from '#features/markdown/lazy-markdown.ts';
import { useMarkdownReady } from '#features/markdown/markdown.tsx';
import { EditingNote } from '#features/presence/editing-note.tsx';
import { useMaySuggest } from '#features/suggestions/suggestions.queries.ts';
import { ThreadSummary } from '#features/suggestions/thread-summary.tsx';
import { useAfterFirstPaint } from '#lib/lazy.tsx';
import { currentText, unloaded, useText } from '#lib/text.ts';
import { toast } from '#lib/toast.ts';
import { isLocalId } from '#lib/waiting-writes.ts';
import { Confirm } from '#ui/confirm.tsx';
import { RegionError } from '#ui/region-error.tsx';
import { Spinner } from '#ui/spinner.tsx';

export function Comments({ taskId }: { taskId: number }) {
  const text = useText();
  const query = useQuery(commentsQuery(taskId));
  const client = useQueryClient();
  const [removing, setRemoving] = useState<Comment>();
  const count = query.data?.length ?? 0;
  const heading = query.data ? text.comments.heading(count) : text.comments.uncounted;
  const drawn = useMarkdownReady(query.data?.map(({ content }) => content) ?? []);
  const { list, box, noteScroll, follow } = useScrolledToEnd(count, drawn);
  useAfterFirstPaint(preloadMarkdown);
  const maySummarize = useMaySuggest('ask');
  const said = query.data?.filter(({ id, isSystemComment }) => !isSystemComment && !isLocalId(id)) ?? [];
  const thread = { taskId, comments: said.length, lastCommentId: said.at(-1)?.id ?? 0 };

  async function remove(comment: Comment) {
    const strings = currentText().comments;
    try {
      await client.getMutationCache().build(client, removeComment(client, taskId)).execute(comment);
      toast({ title: strings.removed });
    } catch {
      toast({ ...strings.removeFailed, kind: 'destructive' });
    }
  }

  return (
    <section aria-label={heading} className="task-section">
      <div className="task-heading">
        <h3>{heading}</h3>
        <EditingNote taskId={taskId} field="comment" />
      </div>
      {query.isPending ? <Spinner /> : null}
      {query.isError && !query.data ? (
        <RegionError
          text={unloaded(query.error)}
          error={query.error}
          onRetry={() => void query.refetch()}
          busy={query.isFetching}
        />
      ) : null}
      {query.data && count === 0 ? <p className="mb-3 text-13 text-ink-2">{text.comments.none}</p> : null}
      {maySummarize && said.length >= suggestionLimits.summarizedFrom ? (
        <ThreadSummary key={thread.lastCommentId} thread={thread} />
      ) : null}
      {count > 0 ? (
        <ul
          ref={list}
          onScroll={noteScroll}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroller without anything to focus must be reachable by keyboard
          tabIndex={0}
          aria-label={heading}
          className="mb-3 flex flex-col gap-3 overflow-y-auto pr-1"
          style={{ maxHeight: limits.comment.listHeight }}
        >
          {query.data?.map((comment) => (
            <CommentItem key={comment.id} comment={comment} onRemove={() => setRemoving(comment)} />
          ))}
        </ul>
      ) : null}
      <div ref={box} data-edits="comment">
        <CommentForm taskId={taskId} onPost={follow} />
      </div>
      <Confirm
        danger
        open={removing !== undefined}
        onOpenChange={(open) => !open && setRemoving(undefined)}
        title={text.comments.remove}
        text={text.comments.removeAsk}
        confirmLabel={text.comments.remove}
        cancelLabel={text.tasks.cancel}
        onConfirm={() => removing && void remove(removing)}
      />
    </section>
  );
}

/**
 * Scrolls a list to its end at first, whenever it grows, and after its Markdown has rendered, unless the person has scrolled up to
 * read. Keeps the box below it visible while the person writes in it.
 */
function useScrolledToEnd(count: number, drawn: boolean) {
  const list = useRef<HTMLUListElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the number of rows and how they are drawn is what it follows
  useLayoutEffect(() => {
    if (list.current && isAtEnd.current) list.current.scrollTop = list.current.scrollHeight;
    if (box.current?.contains(document.activeElement)) box.current.scrollIntoView({ block: 'nearest' });
  }, [count, drawn]);
  function noteScroll({ currentTarget: { scrollTop, clientHeight, scrollHeight } }: UIEvent<HTMLElement>) {
    isAtEnd.current = scrollHeight - scrollTop - clientHeight < 8;
  }
  return { list, box, noteScroll, follow: () => (isAtEnd.current = true) };
}

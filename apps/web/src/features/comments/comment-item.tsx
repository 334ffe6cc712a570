// One comment; the system comment about a move is blue.

import { canDeleteComment } from '@app/contract/access.ts';
import type { Comment } from '@app/contract/comments/comments.contract.ts';
import { isMoveComment, localizedComment } from '@app/texts/sentences/stored-comments.ts';
import { Trash2 } from 'lucide-react';
import { Markdown } from '#features/markdown/markdown.tsx';
import { useCurrentUser } from '#features/users/users.queries.ts';
import { avatarOf } from '#lib/avatar.ts';
import { cn } from '#lib/cn.ts';
import { useDates, useRelativeTime } from '#lib/dates.ts';
import { useText } from '#lib/text.ts';
import { isLocalId } from '#lib/waiting-writes.ts';
import { Avatar } from '#ui/avatar.tsx';
import { IconButton } from '#ui/icon-button.tsx';

interface CommentItemProps {
  comment: Comment;
  onRemove: () => void;
}

export function CommentItem({ comment, onRemove }: CommentItemProps) {
  const text = useText();
  const { comments, users } = text;
  const me = useCurrentUser();
  const { formatInstant } = useDates();
  const ago = useRelativeTime(comment.createdAt);
  const moved = isMoveComment(comment);
  const isLocal = isLocalId(comment.id);
  const system = comment.isSystemComment;
  const name = comment.user?.fullName ?? (system ? comments.system : users.deleted);
  return (
    <li className={cn('group flex gap-2.5', moved && 'comment-moved')}>
      {system || !comment.user ? null : <Avatar {...avatarOf(comment.user)} size={28} decorative />}
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="text-13 font-medium">{name}</span>
          <time
            dateTime={comment.createdAt}
            title={formatInstant(comment.createdAt)}
            className={cn('text-12', !moved && 'text-ink-3')}
          >
            {isLocal ? text.tasks.waits.waiting : ago}
          </time>
        </p>
        {system ? (
          // The names of columns in it are plain text, not Markdown.
          <p className="text-13 whitespace-pre-wrap wrap-anywhere">{localizedComment(comment, text)}</p>
        ) : (
          <Markdown text={comment.content} className="text-13" />
        )}
      </div>
      {canDeleteComment(me, comment) && !isLocal ? (
        <IconButton
          small
          label={comments.remove}
          icon={<Trash2 />}
          onClick={onRemove}
          className="opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 pointer-coarse:opacity-100"
        />
      ) : null}
    </li>
  );
}

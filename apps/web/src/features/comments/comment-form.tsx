// The box for a new comment; its draft survives a reload.
import { limits } from '@app/contract/limits.ts';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type KeyboardEvent, useId, useState } from 'react';
import { commentDraft, postComment } from '#features/comments/comments.queries.ts';
import { MarkdownBox } from '#features/markdown/markdown-box.tsx';
import { useTaskPeople } from '#features/markdown/use-task-people.ts';
import { useTextFiles } from '#features/markdown/use-text-files.ts';
import { readDraft, useDraft } from '#lib/draft.ts';
import { shortcutPressed, useAriaKeys } from '#lib/hotkey.ts';
import { currentText, useText } from '#lib/text.ts';
import { toast } from '#lib/toast.ts';
import { isUnderWay, useMutation } from '#lib/use-mutation.ts';
import { isLocalId } from '#lib/waiting-writes.ts';
import { Button } from '#ui/button.tsx';

interface CommentFormProps {
  taskId: number;
  onPost: () => void;
}

export function CommentForm({ taskId, onPost }: CommentFormProps) {
  const { comments } = useText();
  const client = useQueryClient();
  const posting = postComment(client, taskId);
  const post = useMutation(posting);
  const draft = commentDraft(taskId);
  const [text, setText, clear] = useDraft(draft, '');
  const [empty, setEmpty] = useState(false);
  // The button comes with the tools of the text, and stays.
  const [isWritten, write] = useState(text !== '');
  const note = useId();
  const mentionable = useTaskPeople(taskId);
  const files = useTextFiles(taskId);
  const keys = useAriaKeys('taskComment');

  function submit(event?: FormEvent) {
    event?.preventDefault();
    if (isUnderWay(client, posting.mutationKey)) return;
    const content = text.trim();
    if (content === '') return setEmpty(true);
    onPost();
    // The callbacks of `mutate` do not run after the task was closed.
    post.mutateAsync(content).then(
      ({ id }) => {
        // Text typed meanwhile is the next comment.
        if (readDraft(draft, content).trim() === content) clear();
        toast(isLocalId(id) ? currentText().tasks.kept : comments.added);
      },
      () => toast({ ...comments.addFailed, kind: 'destructive' }),
    );
  }
  function handleKeyDown(event: KeyboardEvent) {
    if (shortcutPressed('editor', event.nativeEvent) !== 'submit') return;
    event.preventDefault();
    event.stopPropagation();
    submit();
  }

  return (
    <form onSubmit={submit} onKeyDown={handleKeyDown} onFocus={() => write(true)} className="flex flex-col gap-2">
      <MarkdownBox
        value={text}
        placeholder={comments.placeholder}
        name={comments.placeholder}
        aria-invalid={empty || undefined}
        aria-describedby={empty ? note : undefined}
        max={limits.comment.max}
        mentionable={mentionable}
        files={files}
        aria-keyshortcuts={keys}
        data-comment-box=""
        quiet
        onChange={(next) => {
          setText(next);
          setEmpty(false);
        }}
      />
      {isWritten ? (
        <div className="flex items-center gap-3">
          <p id={note} role="status" className="field-note flex-1 text-danger-ink">
            {empty ? comments.empty : null}
          </p>
          <Button type="submit" variant="primary" busy={post.isPending} busyLabel={comments.posting}>
            {comments.post}
          </Button>
        </div>
      ) : null}
    </form>
  );
}

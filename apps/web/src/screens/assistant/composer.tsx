// The field in which a message is written. Enter sends it, Shift with Enter begins a line; what is typed survives a reload.
import { assistantLimits } from '@app/contract/limits.ts';
import { type FormEvent, type KeyboardEvent, type ReactNode, type RefObject, useId } from 'react';
import { pasteMarkdown } from '#features/markdown/paste/paste-markdown.ts';
import { isOfComposition } from '#lib/composition.ts';
import { useText } from '#lib/text.ts';
import { Button } from '#ui/button.tsx';
import { Textarea } from '#ui/textarea.tsx';

interface ComposerProps {
  field: RefObject<HTMLTextAreaElement | null>;
  text: string;
  onChange: (text: string) => void;
  onSend: () => void;
  busy: boolean;
  autoFocus?: boolean | undefined;
  /** Given, the reply that is being written can be stopped. */
  onStop?: (() => void) | undefined;
  /** Stands before the buttons. */
  children?: ReactNode;
}

export function Composer({ field, text, onChange, onSend, busy, autoFocus, onStop, children }: ComposerProps) {
  const { ask, conversations } = useText();
  const id = useId();
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!busy && text.trim() !== '') onSend();
  }
  function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
    if (event.key === 'Enter' && !event.shiftKey && !isOfComposition(event)) submit(event);
  }
  return (
    <form onSubmit={submit} className="flex flex-col gap-2">
      <label htmlFor={id} className="sr-only">
        {ask.placeholder}
      </label>
      <Textarea
        id={id}
        ref={field}
        // Its buttons stay in the panel, however long the text is.
        className="max-h-[40dvh]"
        autoFocus={autoFocus}
        value={text}
        maxLength={assistantLimits.text}
        placeholder={ask.placeholder}
        onChange={(event) => onChange(event.target.value)}
        onPaste={pasteMarkdown}
        onKeyDown={sendOnEnter}
      />
      <div className="flex flex-wrap items-center gap-2">
        {children}
        <div className="ms-auto flex gap-2">
          {onStop ? <Button onClick={onStop}>{conversations.stop}</Button> : null}
          <Button type="submit" variant="primary" busy={busy} busyLabel={conversations.writing}>
            {ask.send}
          </Button>
        </div>
      </div>
    </form>
  );
}

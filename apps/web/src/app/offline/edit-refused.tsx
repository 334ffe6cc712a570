// The texts of a change that the server refused, to be worded anew and sent again.
import { limits } from '@app/contract/limits.ts';
import { type FormEvent, useRef } from 'react';
import { textsOf, type WriteTexts } from '#app/offline/queue-rules.ts';
import { useFieldNames } from '#features/tasks/data/field-labels.ts';
import { useDraft } from '#lib/draft.ts';
import { useEscapeWithin } from '#lib/escape-key.ts';
import { useText } from '#lib/text.ts';
import type { WaitingWrite } from '#lib/waiting-writes.ts';
import { Button } from '#ui/button.tsx';
import { InputField } from '#ui/input-field.tsx';
import { TextareaField } from '#ui/textarea-field.tsx';

interface EditRefusedProps {
  write: WaitingWrite;
  onSave: (texts: WriteTexts) => void;
  onEnd: () => void;
}

export function EditRefused({ write, onSave, onEnd }: EditRefusedProps) {
  const { offline } = useText();
  const names = useFieldNames();
  const [texts, setTexts, clear] = useDraft(`refused-${write.key}`, textsOf(write));
  const form = useRef<HTMLFormElement>(null);
  useEscapeWithin(form, end);
  const { content, title, description } = texts;
  const isEmpty = content?.trim() === '' || title?.trim() === '';

  function end() {
    clear();
    onEnd();
  }
  function save(event: FormEvent) {
    event.preventDefault();
    if (isEmpty) return;
    clear();
    onSave(texts);
  }
  return (
    <form ref={form} onSubmit={save} className="flex flex-col gap-2">
      {content === undefined ? null : (
        <TextareaField
          dense
          autoFocus
          label={offline.typed}
          rows={3}
          maxLength={limits.comment.max}
          value={content}
          onChange={(next) => setTexts({ ...texts, content: next })}
        />
      )}
      {title === undefined ? null : (
        <InputField
          dense
          autoFocus
          label={names('title') ?? ''}
          maxLength={limits.title.max}
          value={title}
          onChange={(next) => setTexts({ ...texts, title: next })}
        />
      )}
      {description === undefined ? null : (
        <TextareaField
          dense
          autoFocus={title === undefined}
          label={names('description') ?? ''}
          rows={4}
          maxLength={limits.description.max}
          value={description}
          onChange={(next) => setTexts({ ...texts, description: next })}
        />
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={end}>{offline.cancel}</Button>
        <Button type="submit" variant="primary" disabled={isEmpty}>
          {offline.save}
        </Button>
      </div>
    </form>
  );
}

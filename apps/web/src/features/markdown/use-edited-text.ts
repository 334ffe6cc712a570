// The text of a field while it is edited: the form holds the stored form, its writer sees names instead of mentions.
import { useRef, useState } from 'react';
import { type EditedText, type Mentioned, toEdited, toStored } from '#features/markdown/edited-mentions.ts';

export interface EditedField extends EditedText {
  type: (text: string) => void;
  /** Runs `run` while the text knows these mentions, to insert a person it does not know yet. */
  knowing: (mentioned: readonly Mentioned[], run: () => void) => void;
}

export function useEditedText(stored: string, onChange: (stored: string) => void): EditedField {
  const [held, hold] = useState(() => ({ stored, ...toEdited(stored) }));
  const mentions = useRef<readonly Mentioned[]>(undefined);
  let current = held;
  if (held.stored !== stored) {
    // Changed from outside: sent, reset, or updated.
    current = { stored, ...toEdited(stored, stored === '' ? [] : held.mentioned) };
    hold(current);
  }
  const { text, mentioned } = current;
  return {
    text,
    mentioned,
    type(next) {
      const edited = { text: next, mentioned: mentions.current ?? mentioned };
      const changed = toStored(edited);
      hold({ stored: changed, ...edited });
      onChange(changed);
    },
    knowing(more, run) {
      mentions.current = more;
      run();
      mentions.current = undefined;
    },
  };
}

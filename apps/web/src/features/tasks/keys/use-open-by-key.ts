// Opens the menu or the panel of a field of an open task by the key that does so on a card.
import { useRef, useState } from 'react';
import type { OpenTaskShortcut } from '#features/tasks/keys/open-task-shortcuts.ts';
import { useAriaKeys, useShortcut, useShortcutHint } from '#lib/hotkey.ts';

/** `label` is the name of the field in the tooltip of its button, which gets `button`. */
export function useOpenByKey(id: OpenTaskShortcut, label: string) {
  const [open, setOpen] = useState(false);
  const ref = useRef<HTMLButtonElement>(null);
  // The fields of a task that somebody else has deleted are disabled.
  useShortcut(id, () => !ref.current?.matches(':disabled') && setOpen(true));
  const keys = useAriaKeys(id);
  const hint = useShortcutHint(id);
  const button = { ref, 'aria-keyshortcuts': keys, 'data-tooltip': hint ? label : undefined, 'data-tooltip-kbd': hint };
  return { open, setOpen, button };
}

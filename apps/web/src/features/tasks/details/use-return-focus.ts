// Returns the focus to the button that started an inline edit.
import { type RefObject, useEffect, useRef } from 'react';

/** Returns the ref for that button. */
export function useReturnFocus(isEdited: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const was = useRef(isEdited);
  useEffect(() => {
    if (was.current && !isEdited) button.current?.focus();
    was.current = isEdited;
  }, [isEdited]);
  return button;
}

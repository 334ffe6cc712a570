// The focus after something was edited where it stands: it goes back to the button that began it.
import { type RefObject, useEffect, useRef } from 'react';

/** The ref of that button. */
export function useFocusBack(isEdited: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const was = useRef(isEdited);
  useEffect(() => {
    if (was.current && !isEdited) button.current?.focus();
    was.current = isEdited;
  }, [isEdited]);
  return button;
}

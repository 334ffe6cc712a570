// Keys of an input method, with which Chinese, Japanese, Korean and others compose their text.
import type { KeyboardEvent as ReactKeyboardEvent } from 'react';

/** What a key event says of it. */
export type MaybeComposed = Partial<Pick<KeyboardEvent, 'isComposing' | 'keyCode'>>;

/** What browsers report as the number of a key that an input method has taken. */
const taken = 229;

/**
 * Returns whether a key belongs to the text that is being composed: an Enter there confirms the text and does nothing else. Safari
 * ends the composition before the key that confirms it, and only its number still tells.
 */
export function isOfComposition(event: ReactKeyboardEvent | MaybeComposed): boolean {
  const { isComposing, keyCode }: MaybeComposed = 'nativeEvent' in event ? event.nativeEvent : event;
  return isComposing === true || keyCode === taken;
}

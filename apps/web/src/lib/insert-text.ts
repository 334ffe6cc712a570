// Inserts text into a field as if it were typed, so that the browser's undo reverts it.

export type TextField = HTMLInputElement | HTMLTextAreaElement;

const others = ['checkbox', 'radio', 'button', 'submit', 'reset', 'range', 'file', 'color', 'date', 'time'];

/** Returns whether the target is a field for text. */
export function isTextField(target: EventTarget | null): target is TextField {
  return target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && !others.includes(target.type));
}

/** Replaces the selection of a field, or inserts at its cursor. Focuses the field. */
export function insertText(field: TextField, text: string): void {
  field.focus();
  // Only this deprecated command supports the browser's undo.
  if (document.execCommand('insertText', false, text)) return;
  field.setRangeText(text, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Focuses a field and puts the cursor at the end. */
export function focusAtEnd(field: TextField | null | undefined): void {
  field?.focus();
  field?.setSelectionRange(field.value.length, field.value.length);
}

/** Selects a range of a field and scrolls it into view. */
export function selectText(field: TextField, start: number, end: number): void {
  field.focus();
  field.setSelectionRange(start, end);
}

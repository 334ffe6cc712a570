// Writing into a field as if it were typed, so that the browser's undo takes it back.

export type TextField = HTMLInputElement | HTMLTextAreaElement;

const others = ['checkbox', 'radio', 'button', 'submit', 'reset', 'range', 'file', 'color', 'date', 'time'];

/** Says whether something is a field in which text can be written. */
export function isTextField(target: EventTarget | null): target is TextField {
  return target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && !others.includes(target.type));
}

/** Puts a text in place of what is selected in a field, or at its cursor; the field gets the focus. */
export function insertText(field: TextField, text: string): void {
  field.focus();
  // There is no other way that the undo of the browser knows of.
  if (document.execCommand('insertText', false, text)) return;
  field.setRangeText(text, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Focuses a field behind what stands in it. */
export function focusAtEnd(field: TextField | null | undefined): void {
  field?.focus();
  field?.setSelectionRange(field.value.length, field.value.length);
}

/** Selects a part of a field and brings it into sight. */
export function selectText(field: TextField, start: number, end: number): void {
  field.focus();
  field.setSelectionRange(start, end);
}

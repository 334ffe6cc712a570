// Edits a field as if a person typed, so that the browser can undo it.
import type { Edit, Selected } from '#features/markdown/edit-text.ts';

export function selectedIn({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): Selected {
  return { text: value, start: selectionStart, end: selectionEnd };
}

/** Applies an edit; the field emits an input event. */
export function applyEdit(field: HTMLTextAreaElement, { from, to, insert, start, end }: Edit): void {
  field.focus();
  field.setSelectionRange(from, to);
  // No newer API keeps the undo history.
  const typed = insert === '' ? from === to || document.execCommand('delete') : document.execCommand('insertText', false, insert);
  if (!typed) {
    field.setRangeText(insert, from, to, 'end');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  field.setSelectionRange(start, end);
}

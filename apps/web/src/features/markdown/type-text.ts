// Changes the text of a field as a person would type it, so that the browser can undo it.
import type { Edit, Selected } from '#features/markdown/edit-text.ts';

export function selectedIn({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): Selected {
  return { text: value, start: selectionStart, end: selectionEnd };
}

/** Does an edit; the field tells of it as of any other input. */
export function typeInto(field: HTMLTextAreaElement, { from, to, insert, start, end }: Edit): void {
  field.focus();
  field.setSelectionRange(from, to);
  // No newer way keeps what can be undone.
  const typed = insert === '' ? from === to || document.execCommand('delete') : document.execCommand('insertText', false, insert);
  if (!typed) {
    field.setRangeText(insert, from, to, 'end');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  field.setSelectionRange(start, end);
}

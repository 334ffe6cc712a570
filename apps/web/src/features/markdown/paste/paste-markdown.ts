// Pastes into a text in Markdown: links, tables and lists stay what they were. Pasted as plain text, a browser offers no HTML.
import type { ClipboardEvent } from 'react';
import { applyEdit, selectedIn } from '#features/markdown/apply-edit.ts';
import { pasteBlock } from '#features/markdown/edit-text.ts';
import { markdownOf } from '#features/markdown/paste/paste-html.ts';

/** Writes the Markdown of what is pasted. Leaves the event alone if the plain text says the same. */
export function pasteMarkdown(event: ClipboardEvent<HTMLTextAreaElement>): void {
  const markdown = markdownOf(event.clipboardData.getData('text/html'));
  if (markdown === undefined) return;
  event.preventDefault();
  applyEdit(event.currentTarget, pasteBlock(selectedIn(event.currentTarget), markdown));
}

// Files that are pasted or dropped into a text about a task: they are added to the task, and the text gets their Markdown.
import type { Attachment } from '@app/contract/attachments/attachments.contract.ts';
import { pictureAddress } from '@app/contract/attachments/attachments.rules.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { contentAddress } from '#features/attachments/attachments.queries.ts';
import { sendFiles, uploads } from '#features/attachments/uploads.queries.ts';
import { applyEdit } from '#features/markdown/apply-edit.ts';
import type { TextFiles } from '#features/markdown/markdown-box.tsx';
import { useStore } from '#lib/store.ts';
import { useText } from '#lib/text.ts';
import { isLocalId } from '#lib/waiting-writes.ts';

/** Returns how a text takes files; undefined while the server does not know the task. */
export function useTextFiles(taskId: number): TextFiles | undefined {
  const { attachments: words } = useText();
  const client = useQueryClient();
  const [ids, setIds] = useState<readonly string[]>([]);
  const own = useStore(uploads).filter(({ id }) => ids.includes(id));
  if (isLocalId(taskId)) return undefined;
  return {
    take(files, field) {
      const sent = sendFiles(client, taskId, files);
      setIds([...ids, ...sent.map(({ id }) => id)]);
      for (const { added } of sent) void added.then((attachment) => attachment && insert(field, markdownOf(attachment)));
    },
    notes: own.map(({ file, state, reason }) =>
      state === 'failed'
        ? `${file.name}: ${reason}`
        : state === 'offline'
          ? `${file.name}: ${words.offline}`
          : words.pasting(file.name),
    ),
  };
}

function markdownOf({ id, name, width }: Attachment): string {
  const label = name.replace(/[[\]\\]/g, '');
  return width === null ? `[${label}](${contentAddress(id)})` : `![${label}](${pictureAddress(id)})`;
}

/** Inserts at the caret; at the end of a field that the person has left. A field that is gone gets nothing: the file is in the list. */
function insert(field: HTMLTextAreaElement, words: string): void {
  if (!field.isConnected) return;
  const { value, selectionStart, selectionEnd } = field;
  const isFocused = document.activeElement === field;
  const [from, to] = isFocused ? [selectionStart, selectionEnd] : [value.length, value.length];
  const before = from > 0 && !/\s$/.test(value.slice(0, from)) ? ' ' : '';
  const text = `${before}${words} `;
  const end = from + text.length;
  if (isFocused) applyEdit(field, { from, to, insert: text, start: end, end });
  else {
    field.setRangeText(text, from, to, 'end');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

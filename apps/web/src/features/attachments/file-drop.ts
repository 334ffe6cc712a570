// Files that a person drops or pastes anywhere on a page with an open task.
import { useEffect, useEffectEvent, useState } from 'react';
import { filesIn } from '#lib/files-in.ts';

/** Takes files that are dropped on the page, or pasted outside a field (a picture alone also into the text of a task); returns whether files are being dragged over it. */
export function useDroppedFiles(on: boolean, take: (files: File[]) => void): boolean {
  const [isOver, setOver] = useState(false);
  const takeFrom = useEffectEvent((transfer: DataTransfer | null) => {
    const files = filesIn(transfer);
    if (files.length > 0) take(files);
  });
  useEffect(() => {
    if (!on) return;
    const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') === true;
    const over = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: DragEvent) => event.relatedTarget === null && setOver(false);
    const drop = (event: DragEvent) => {
      setOver(false);
      // A text has taken them.
      if (event.defaultPrevented || !hasFiles(event)) return;
      event.preventDefault();
      takeFrom(event.dataTransfer);
    };
    const paste = (event: ClipboardEvent) => {
      if (event.defaultPrevented || isForField(event)) return;
      takeFrom(event.clipboardData);
    };
    addEventListener('dragover', over);
    addEventListener('dragleave', leave);
    addEventListener('drop', drop);
    addEventListener('paste', paste);
    return () => {
      removeEventListener('dragover', over);
      removeEventListener('dragleave', leave);
      removeEventListener('drop', drop);
      removeEventListener('paste', paste);
      setOver(false);
    };
  }, [on]);
  return on && isOver;
}

/** Whether a field keeps what is pasted: any but those of a task's text, and these if there is a text to paste. */
function isForField({ target, clipboardData }: ClipboardEvent): boolean {
  if (!(target instanceof Element) || target.closest('input, textarea') === null) return false;
  return target.closest('[data-takes-files]') === null || clipboardData?.types.includes('text/plain') === true;
}
